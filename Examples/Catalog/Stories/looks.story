# The store in the dark and turned, the outline in the dark.
launch
wait 0.3
appearance dark
wait 0.5
snapshot dark
rotate left
wait 1
snapshot landscape
rotate portrait
wait 1
tap "Browse"
wait 0.5
snapshot outline-dark
