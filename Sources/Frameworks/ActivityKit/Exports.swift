// What `import ActivityKit` brings along on iOS.
@_exported import Foundation
@_exported import PorticoFoundation
