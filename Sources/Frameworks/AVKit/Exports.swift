// What `import AVKit` brings along on iOS.
@_exported import AVFoundation
@_exported import UIKit
