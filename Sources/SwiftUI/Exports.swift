@_exported import Foundation
@_exported import PorticoCombine
@_exported import UIKit
