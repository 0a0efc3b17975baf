# As paste.story, at the places of a tablet: selects with the handles, copies and pastes, makes a link, puts a picture in, undoes and redoes
# it, and turns the device with the keyboard up; light and dark.
# device: iPad Pro 11"
launch
keyboard software
wait 0.3
tap #text
wait 0.5
type "Dear Ada, the boat leaves on Monday from the old pier. Bring a warm coat. "
wait 0.3
tap 60,149
tap 60,149
wait 0.5
snapshot word
press 84,161
move 250,161 0.5
release
wait 0.5
snapshot handles
tap "Copy"
wait 0.3
tap #text
wait 0.3
tap 60,190
wait 0.6
tap 60,190
wait 0.6
snapshot menu
tap "Paste"
wait 0.5
snapshot pasted
tap #photo
wait 0.3
snapshot picture
tap #arrow.uturn.backward
wait 0.3
snapshot undone
tap #arrow.uturn.forward
wait 0.3
tap 60,149
tap 60,149
wait 0.5
tap #link
wait 0.6
type "https://example.org/ada"
wait 0.3
snapshot link-alert
tap "Add"
wait 0.6
snapshot link
rotate left
wait 0.6
snapshot landscape
appearance dark
wait 0.3
snapshot landscape-dark
rotate portrait
wait 0.6
snapshot dark
