# Cards that page, a rail with badges, and charts that change every second.
# timers: machine (DEV-002)
launch
wait 0.5
snapshot today
wait 0.7
snapshot changing
wait 1
snapshot changed
swipe 300,250 80,250 0.3
wait 1
snapshot paged
swipe 300,480 100,480 0.3
wait 1
snapshot rail
swipe 200,650 200,250 0.4
wait 1.4
snapshot scrolled
tap "Umbrella"
wait 1
snapshot pushed
tap "Today"
wait 1.2
snapshot back
