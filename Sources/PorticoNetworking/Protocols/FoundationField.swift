@_spi(Reflection) import Swift

/// A stored property that a class of Foundation keeps to itself, found by its name.
struct FoundationField {
    let pointer: UnsafeMutableRawPointer
    let type: Any.Type

    /// - Returns: nil where the class has no field of that name.
    init?(_ field: String, of object: AnyObject, declaredBy owner: AnyClass) {
        var found: (offset: Int, type: Any.Type)?
        _ = _forEachField(of: owner, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            guard String(cString: name) == field else { return true }
            found = (offset, type)
            return false
        }
        guard let found else { return nil }
        (pointer, type) = (Unmanaged.passUnretained(object).toOpaque() + found.offset, found.type)
    }
}
