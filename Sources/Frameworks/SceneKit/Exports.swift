// What `import SceneKit` brings along on iOS.
@_exported import UIKit
