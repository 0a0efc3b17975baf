import Foundation
import PorticoObjC

private nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UISearchBar {
    /// The image behind the scope bar; nil by default. Kept (DEV-212).
    public var scopeBarBackgroundImage: UIImage? {
        get { objc_getAssociatedObject(self, key) as? UIImage }
        set { objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
