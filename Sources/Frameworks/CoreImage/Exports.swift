// Pictures and colours of Core Image lie with Core Graphics, for UIKit's own sake.
@_exported import CoreGraphics
@_exported import Foundation
