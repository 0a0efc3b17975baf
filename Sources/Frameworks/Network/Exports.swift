// What `import Network` brings along on iOS.
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
@_exported import Security
