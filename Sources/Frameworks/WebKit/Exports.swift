// What `import WebKit` brings along on iOS.
@_exported import UIKit
@_exported import FoundationNetworking
