// What `import UIKit` brings along on iOS.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
@_exported import QuartzCore
@_exported import UIKitBase
@_exported import UIKitLists
@_exported import UIKitValues
