// What `import CoreLocationUI` brings along on iOS.
@_exported import CoreLocation
@_exported import Foundation
@_exported import PorticoFoundation
@_exported import PorticoObjC
@_exported import UIKit
