// What `import HealthKitUI` brings along on iOS.
@_exported import Foundation
@_exported import HealthKit
@_exported import PorticoFoundation
@_exported import PorticoObjC
@_exported import UIKit
