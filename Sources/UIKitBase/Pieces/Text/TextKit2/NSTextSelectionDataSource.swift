import CoreGraphics
import Foundation

/// What selections move through.
@preconcurrency public protocol NSTextSelectionDataSource: NSObjectProtocol {
    var documentRange: NSTextRange { get }
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange?
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Each character's edges in the line of a location: how far from the container's left edge, where, and whether it is the edge
    /// at which reading the character starts.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Optional.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    /// Goes through the places where one container ends. Default: there are none.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Which way the lines at a location run. Default horizontal.
    public func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation {
        .horizontal
    }
}
