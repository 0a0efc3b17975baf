// What `import PhotosUI` brings along on iOS.
@_exported import UIKit
@_exported import Photos
