# Builds the bot and keeps only the program: `docker build -t slagveld .`, then
# `docker run -e DISCORD_TOKEN -v slagveld:/data slagveld`.
FROM rust:1-slim-bookworm AS build
WORKDIR /build
COPY . .
RUN cargo build --release --locked

FROM debian:bookworm-slim
RUN useradd --system --home-dir /data --create-home slagveld
COPY --from=build /build/target/release/slagveld /usr/local/bin/slagveld
USER slagveld
WORKDIR /data
VOLUME /data
ENV SLAGVELD_DATA=/data
# Stopping the container ends the bot in order; everything answered is on disk at any moment.
STOPSIGNAL SIGTERM
ENTRYPOINT ["slagveld"]
