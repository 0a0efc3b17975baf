import Foundation

extension NSCoder {
    /// Nil for a key that the archive hasn't: Foundation on Linux ends the process for that.
    package func presentObject<T: NSObject & NSCoding>(_ cls: T.Type, _ key: String) -> T? {
        containsValue(forKey: key) ? decodeObject(of: cls, forKey: key) : nil
    }
}
