// What `import QuickLook` brings along on iOS.
@_exported import UIKit
