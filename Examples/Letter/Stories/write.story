# Writes a letter with the keyboard on the screen: quotes and dashes come by themselves, a word is selected by two taps and made bold,
# a word is found, and the device turns with the keyboard up.
launch
keyboard software
wait 0.3
tap #subject
wait 0.5
snapshot subject
type "A day at sea\n"
wait 0.4
type "we left the harbour early. The wind was \"fresh\"--and cold.\nsoon the coast was gone.  the end"
wait 0.3
snapshot typed
appearance dark
wait 0.2
snapshot dark
appearance light
tap 55,170
tap 55,170
wait 0.4
snapshot selected
tap #bold
wait 0.3
snapshot bold
rotate left
wait 0.5
snapshot landscape
rotate portrait
wait 0.5
tap "Search"
wait 0.5
type "the"
wait 0.3
snapshot found
tap "Done"
wait 0.5
tap #keyboard.chevron.compact.down
wait 0.5
snapshot end
