// What `import SwiftData` brings along on iOS.
@_exported import Foundation
@_exported import Observation
@_exported import PorticoFoundation
