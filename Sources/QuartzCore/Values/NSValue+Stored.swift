import Foundation

extension NSValue {
    /// The value that it was made of, if that is a `StoredType`; nil otherwise.
    public func value<StoredType>(of type: StoredType.Type) -> StoredType? {
        if let boxed = boxed(type) { return boxed }
        if let structs = type as? any _PorticoBoxedStruct.Type { return structs._porticoUnboxed(self) as? StoredType }
        if type == NSRange.self, strcmp(objCType, NSValue(range: NSRange()).objCType) == 0 {
            return rangeValue as? StoredType
        }
        return (self as? NSNumber).flatMap { ($0 as Any) as? StoredType }
    }
}
