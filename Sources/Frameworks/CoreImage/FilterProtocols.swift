import CoreGraphics
import Foundation

// The system's filters with typed inputs: a protocol each, which one class fulfils by its table of values. They are alike in shape because Apple
// has a protocol a filter; files beside this one have those of a kind each.

/// A filter that makes a picture.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The picture; nil while one that it needs is missing.
    var outputImage: CIImage? { get }
}
