// What surrounds UIKit on iOS and Linux's Foundation lacks. Files with `import UIKit` or `import Foundation` see it.
@_exported import Foundation
@_exported import PorticoObjC
