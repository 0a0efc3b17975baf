// What `import TipKit` brings along on iOS.
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import SwiftUI
