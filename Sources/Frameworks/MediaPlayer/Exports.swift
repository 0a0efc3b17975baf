// What `import MediaPlayer` brings along on iOS.
@_exported import UIKit
