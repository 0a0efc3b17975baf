launch
wait 60
terminate
