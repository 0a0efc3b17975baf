// What `import Security` brings along on iOS: Core Foundation's names are in CoreGraphics here, as they are with Foundation on iOS.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
