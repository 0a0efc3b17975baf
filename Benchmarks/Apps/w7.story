launch
terminate
