# With “--clock real --trace text”: frames are presented while the main thread is busy.
launch
wait 0.5
tap "Busy"
wait 2
snapshot was-busy
terminate
