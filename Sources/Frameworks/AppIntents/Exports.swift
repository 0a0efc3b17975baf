// What `import AppIntents` brings along on iOS.
@_exported import Foundation
@_exported import PorticoFoundation
