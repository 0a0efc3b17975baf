launch
wait 0.5
rotate left
wait 0.5
snapshot landscape
rotate portrait
wait 0.5
appearance dark
wait 0.2
snapshot dark
terminate
