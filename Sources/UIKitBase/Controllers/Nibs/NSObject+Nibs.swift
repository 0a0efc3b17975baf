import Foundation

// `extension NSObjectProtocol`, not `NSObject`: Swift lets a subclass declare a member that a protocol's extension has, and lowering makes
// such declarations of an app's overrides.
extension NSObjectProtocol {
    /// Called of an object that comes from a nib when all of the nib's objects are there and connected. Does nothing by itself.
    public func awakeFromNib() {}
    /// Called by Interface Builder alone, and so never here.
    public func prepareForInterfaceBuilder() {}
}
