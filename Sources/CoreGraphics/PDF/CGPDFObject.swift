import Foundation

public typealias CGPDFObjectRef = OpaquePointer
public typealias CGPDFDictionaryRef = OpaquePointer
public typealias CGPDFArrayRef = OpaquePointer
public typealias CGPDFStreamRef = OpaquePointer
public typealias CGPDFStringRef = OpaquePointer
public typealias CGPDFInteger = Int
public typealias CGPDFReal = CGFloat
public typealias CGPDFBoolean = UInt8
public typealias CGPDFDictionaryApplierFunction = (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) ->
    Void
public typealias CGPDFDictionaryApplierBlock = (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool
public typealias CGPDFArrayApplierBlock = (Int, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool

/// The kind of a value in a PDF file.
public enum CGPDFObjectType: Int32, Sendable {
    case null = 1
    case boolean, integer, real, name, string, array, dictionary, stream
}

/// In which form a stream's bytes are.
public enum CGPDFDataFormat: Int32, Sendable {
    /// Decoded.
    case raw = 0
    /// A JPEG file.
    case jpegEncoded = 1
    /// A JPEG 2000 file.
    case JPEG2000 = 2
}

/// The kind of the value.
public func CGPDFObjectGetType(_ object: CGPDFObjectRef) -> CGPDFObjectType {
    switch PDFHandles.box(of: object).value {
    case .null, .reference: .null
    case .boolean: .boolean
    case .integer: .integer
    case .real: .real
    case .name: .name
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    case .stream: .stream
    }
}

/// Writes a value to where `value` points: a `CGPDFBoolean`, `CGPDFInteger`, `CGPDFReal`, an address of characters, or a pointer to a string,
/// an array, a dictionary or a stream. A whole number can be asked for as a real one.
///
/// - Returns: whether it is of that type.
public func CGPDFObjectGetValue(
    _ object: CGPDFObjectRef, _ type: CGPDFObjectType, _ value: UnsafeMutableRawPointer?
) -> Bool {
    PDFHandles.box(of: object).giveValue(type, value)
}

extension PDFHandles.Box {
    func giveValue(_ type: CGPDFObjectType, _ target: UnsafeMutableRawPointer?) -> Bool {
        func write<T>(_ value: T) -> Bool {
            target?.storeBytes(of: value, as: T.self)
            return true
        }
        switch (type, value) {
        case (.null, .null): return true
        case (.boolean, .boolean(let value)): return write(CGPDFBoolean(value ? 1 : 0))
        case (.integer, .integer(let value)): return write(value)
        case (.real, .integer(let value)): return write(CGFloat(value))
        case (.real, .real(let value)): return write(CGFloat(value))
        case (.name, .name): return write(UnsafePointer<CChar>(characters))
        case (.string, .string), (.array, .array), (.dictionary, .dictionary), (.stream, .stream): return write(pointer)
        default: return false
        }
    }
}

// MARK: Dictionaries

/// The number of entries in a dictionary.
public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef) -> Int {
    PDFHandles.box(of: dict).value.dictionary?.count ?? 0
}

private func entry(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>) -> PDFHandles.Box? {
    let box = PDFHandles.box(of: dict)
    guard let value = box.value.dictionary?[String(cString: key)] else { return nil }
    return box.child(value)
}

/// Gives an entry of whatever type. Returns whether it is there.
public func CGPDFDictionaryGetObject(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    guard let box = entry(dict, key) else { return false }
    value?.pointee = box.pointer
    return true
}

/// Gives an entry that is a truth value. Returns whether it is there.
public func CGPDFDictionaryGetBoolean(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { entry(dict, key)?.giveValue(.boolean, value) ?? false }

/// Gives an entry that is a whole number. Returns whether it is there.
public func CGPDFDictionaryGetInteger(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { entry(dict, key)?.giveValue(.integer, value) ?? false }

/// Gives an entry that is a number. Returns whether it is there.
public func CGPDFDictionaryGetNumber(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool { entry(dict, key)?.giveValue(.real, value) ?? false }

/// Gives an entry that is a name. Returns whether it is there.
public func CGPDFDictionaryGetName(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { entry(dict, key)?.giveValue(.name, value) ?? false }

/// Gives an entry that is a string. Returns whether it is there.
public func CGPDFDictionaryGetString(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool { entry(dict, key)?.giveValue(.string, value) ?? false }

/// Gives an entry that is an array. Returns whether it is there.
public func CGPDFDictionaryGetArray(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { entry(dict, key)?.giveValue(.array, value) ?? false }

/// Gives an entry that is a dictionary. Returns whether it is there.
public func CGPDFDictionaryGetDictionary(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { entry(dict, key)?.giveValue(.dictionary, value) ?? false }

/// Gives an entry that is a stream. Returns whether it is there.
public func CGPDFDictionaryGetStream(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool { entry(dict, key)?.giveValue(.stream, value) ?? false }

/// Calls a function for each entry, in the order of the keys.
public func CGPDFDictionaryApplyFunction(
    _ dict: CGPDFDictionaryRef, _ function: CGPDFDictionaryApplierFunction, _ info: UnsafeMutableRawPointer?
) {
    let box = PDFHandles.box(of: dict)
    let values = box.value.dictionary ?? [:]
    for key in values.keys.sorted() { function(box.child(.name(key)).characters, box.child(values[key]).pointer, info) }
}

/// Calls a block for each entry, in the order of the keys, until it returns false.
public func CGPDFDictionaryApplyBlock(
    _ dict: CGPDFDictionaryRef, _ block: @escaping CGPDFDictionaryApplierBlock, _ info: UnsafeMutableRawPointer?
) {
    let box = PDFHandles.box(of: dict)
    let values = box.value.dictionary ?? [:]
    for key in values.keys.sorted() {
        guard block(box.child(.name(key)).characters, box.child(values[key]).pointer, info) else { return }
    }
}

// MARK: Arrays

/// The number of values in an array.
public func CGPDFArrayGetCount(_ array: CGPDFArrayRef) -> Int { PDFHandles.box(of: array).value.array?.count ?? 0 }

private func element(_ array: CGPDFArrayRef, _ index: Int) -> PDFHandles.Box? {
    let box = PDFHandles.box(of: array)
    guard let values = box.value.array, values.indices.contains(index) else { return nil }
    return box.child(values[index])
}

/// Gives a value of whatever type. Returns whether it is there.
public func CGPDFArrayGetObject(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    guard let box = element(array, index) else { return false }
    value?.pointee = box.pointer
    return true
}

/// Returns whether a value is null.
public func CGPDFArrayGetNull(_ array: CGPDFArrayRef, _ index: Int) -> Bool {
    element(array, index)?.value.isNull ?? false
}

/// Gives a truth value. Returns whether it is one.
public func CGPDFArrayGetBoolean(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { element(array, index)?.giveValue(.boolean, value) ?? false }

/// Gives a whole number. Returns whether it is one.
public func CGPDFArrayGetInteger(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { element(array, index)?.giveValue(.integer, value) ?? false }

/// Gives a number. Returns whether it is one.
public func CGPDFArrayGetNumber(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool { element(array, index)?.giveValue(.real, value) ?? false }

/// Gives a name. Returns whether it is one.
public func CGPDFArrayGetName(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { element(array, index)?.giveValue(.name, value) ?? false }

/// Gives a string. Returns whether it is one.
public func CGPDFArrayGetString(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool { element(array, index)?.giveValue(.string, value) ?? false }

/// Gives an array. Returns whether it is one.
public func CGPDFArrayGetArray(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { element(array, index)?.giveValue(.array, value) ?? false }

/// Gives a dictionary. Returns whether it is one.
public func CGPDFArrayGetDictionary(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { element(array, index)?.giveValue(.dictionary, value) ?? false }

/// Gives a stream. Returns whether it is one.
public func CGPDFArrayGetStream(
    _ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool { element(array, index)?.giveValue(.stream, value) ?? false }

/// Calls a block for each value until it returns false.
public func CGPDFArrayApplyBlock(
    _ array: CGPDFArrayRef, _ block: @escaping CGPDFArrayApplierBlock, _ info: UnsafeMutableRawPointer?
) {
    for index in 0..<CGPDFArrayGetCount(array) {
        guard let box = element(array, index), block(index, box.pointer, info) else { return }
    }
}

// MARK: Streams and strings

/// The dictionary of a stream.
public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef) -> CGPDFDictionaryRef? {
    let box = PDFHandles.box(of: stream)
    return box.owner.dictionary(.dictionary(box.value.dictionary ?? [:]), box.file)
}

/// The bytes of a stream, decoded; pictures in JPEG's formats stay so, and `format` says it. nil for what can't be decoded.
public func CGPDFStreamCopyData(
    _ stream: CGPDFStreamRef, _ format: UnsafeMutablePointer<CGPDFDataFormat>?
) -> CFData? {
    let box = PDFHandles.box(of: stream)
    guard case .stream(let value) = box.value, let decoded = box.file.decoded(value) else { return nil }
    format?.pointee = decoded.image == nil ? .raw : decoded.image == "JPXDecode" ? .JPEG2000 : .jpegEncoded
    return Data(decoded.bytes)
}

/// The number of bytes in a string.
public func CGPDFStringGetLength(_ string: CGPDFStringRef) -> Int { PDFHandles.box(of: string).value.bytes?.count ?? 0 }

/// The bytes of a string, as the file has them.
public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef) -> UnsafePointer<UInt8>? {
    let box = PDFHandles.box(of: string)
    return UnsafeRawPointer(box.characters).assumingMemoryBound(to: UInt8.self)
}

/// A string for people.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef) -> CFString? { PDFHandles.box(of: string).value.text }

/// The date that a string says; nil for one that says none.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef) -> CFDate? {
    PDFHandles.box(of: string).value.text.flatMap { PDFText.date($0) }
}
