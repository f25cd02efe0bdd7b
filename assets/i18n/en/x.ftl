captured-count = { $count -> [one] one *[other] { $count } }
