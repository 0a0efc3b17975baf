// What `import Compression` brings along on iOS.
@_exported import Foundation
