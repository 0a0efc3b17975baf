// What `import MapKit` brings along on iOS.
@_exported import CoreLocation
@_exported import UIKit
