// What `import PDFKit` brings along on iOS.
@_exported import UIKit
