// What `import Vision` brings along on iOS.
@_exported import CoreImage
@_exported import Foundation
