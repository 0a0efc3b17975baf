// What UIKit re-exports, its parts do, too.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
@_exported import QuartzCore
@_exported import UIKitValues
