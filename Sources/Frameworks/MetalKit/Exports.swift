// What `import MetalKit` brings along on iOS.
@_exported import Metal
@_exported import UIKit
