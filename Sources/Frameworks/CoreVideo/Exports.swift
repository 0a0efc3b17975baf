// What `import CoreVideo` brings along on iOS.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
