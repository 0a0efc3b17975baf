// What `import AuthenticationServices` brings along on iOS.
@_exported import UIKit
