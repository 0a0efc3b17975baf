import CoreGraphics
import Foundation
import PorticoObjC

/// Foundation's `NSValue` takes structs on Linux only where it knows their type: points, sizes, rectangles. Any other is kept beside it.
private final class StructBox {
    let value: Any
    init(_ value: Any) { self.value = value }
    nonisolated(unsafe) static var key: UInt8 = 0
}

extension NSValue {
    package convenience init(boxing value: Any) {
        var nothing = 0.0
        self.init(bytes: &nothing, objCType: "d")
        objc_setAssociatedObject(self, &StructBox.key, StructBox(value), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// What `init(boxing:)` was given, if it is a `T`.
    package func boxed<T>(_ type: T.Type) -> T? {
        (objc_getAssociatedObject(self, &StructBox.key) as? StructBox)?.value as? T
    }

    /// A transform as an object, for animations' values.
    public convenience init(caTransform3D t: CATransform3D) { self.init(boxing: t) }
    /// A value that holds a transform; it is equal only to itself and can't be archived (DEV-029).
    public convenience init(CATransform3D t: CATransform3D) { self.init(boxing: t) }

    /// The transform that it was made with; the identity where it was made with something else.
    public var caTransform3DValue: CATransform3D { boxed(CATransform3D.self) ?? CATransform3DIdentity }
}
