// What `import CoreMedia` brings along on iOS; times and their ranges are PorticoFoundation's.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
