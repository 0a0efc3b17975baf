// What `import AVFoundation` brings along on iOS.
@_exported import AVFAudio
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
@_exported import QuartzCore
