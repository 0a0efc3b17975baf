// What `import Speech` brings along on iOS.
@_exported import AVFAudio
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
