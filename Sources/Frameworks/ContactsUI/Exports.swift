// What `import ContactsUI` brings along on iOS.
@_exported import UIKit
@_exported import Contacts
