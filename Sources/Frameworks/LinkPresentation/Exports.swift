// What `import LinkPresentation` brings along on iOS.
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
@_exported import UIKit
