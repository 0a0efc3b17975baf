// What `import MessageUI` brings along on iOS.
@_exported import UIKit
