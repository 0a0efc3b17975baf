// What `import StoreKit` brings along on iOS.
@_exported import UIKit
