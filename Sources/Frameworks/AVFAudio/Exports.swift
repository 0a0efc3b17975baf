// What `import AVFAudio` brings along on iOS.
@_exported import CoreMedia
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
