// What `import MetalPerformanceShaders` brings along on iOS.
@_exported import Foundation
@_exported import Metal
@_exported import PorticoFoundation
