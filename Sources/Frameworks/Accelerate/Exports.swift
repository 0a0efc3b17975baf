// What `import Accelerate` brings along on iOS.
@_exported import CoreGraphics
@_exported import Foundation
