// What `import Photos` brings along on iOS.
@_exported import UIKit
