import Foundation

/// An object of the engine's, of GLib's or of Wayland's.
typealias EngineObject = UnsafeMutableRawPointer

/// WPE WebKit, as the system has it, with the libraries below it: loaded in the engine's process alone. Nothing links to it. What its
/// versions have under different names is looked for under each.
///
/// - From: `EngineHelper`
/// - To: the libraries of that name
struct EngineLibrary: @unchecked Sendable {
    /// Newest first. The first that is there is taken.
    static let names = ["2.0.so.1", "1.1.so.0", "1.0.so.3"].map { "libWPEWebKit-" + $0 }
    static let backendName = "libWPEBackend-fdo-1.0.so.1"
    /// What to install, in Debian's names.
    static let package = "libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1"

    /// Whether there is an engine: asked without loading it, for an app would carry it until its end.
    static let isInstalled: Bool = {
        let folders =
            ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/lib"]
            + (ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
        func isThere(_ name: String) -> Bool { folders.contains { access("\($0)/\(name)", R_OK) == 0 } }
        return isThere(backendName) && names.contains(where: isThere)
    }()

    typealias Destroy = @convention(c) (EngineObject?) -> Void
    typealias Ready = @convention(c) (EngineObject?, EngineObject?, EngineObject?) -> Void

    private let engine: EngineObject
    private let backend: EngineObject

    /// Nil where it can't be loaded.
    init?() {
        let found = Self.names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_GLOBAL) }.first
        guard let found, let backend = dlopen(Self.backendName, RTLD_NOW | RTLD_GLOBAL) else { return nil }
        (engine, self.backend) = (found, backend)
    }

    /// A function of the engine's or of a library that it is linked with; nil where its version hasn't it.
    func findSymbol<T>(_ name: String, as type: T.Type = T.self) -> T? {
        (dlsym(engine, name) ?? dlsym(backend, name)).map { unsafeBitCast($0, to: type) }
    }

    func has(_ name: String) -> Bool { dlsym(engine, name) != nil || dlsym(backend, name) != nil }

    // MARK: Calls of the commonest shapes; one that isn't there does nothing

    func callFunction(_ name: String, _ object: EngineObject?) {
        findSymbol(name, as: (@convention(c) (EngineObject?) -> Void).self)?(object)
    }
    func callFunction(_ name: String, _ object: EngineObject?, _ other: EngineObject?) {
        findSymbol(name, as: (@convention(c) (EngineObject?, EngineObject?) -> Void).self)?(object, other)
    }
    func callFunction(_ name: String, _ object: EngineObject?, text: String) {
        findSymbol(name, as: (@convention(c) (EngineObject?, UnsafePointer<CChar>) -> Void).self)?(object, text)
    }
    func callFunction(_ name: String, _ object: EngineObject?, number: Int32) {
        findSymbol(name, as: (@convention(c) (EngineObject?, Int32) -> Void).self)?(object, number)
    }
    func callFunction(_ name: String, _ object: EngineObject?, double: Double) {
        findSymbol(name, as: (@convention(c) (EngineObject?, Double) -> Void).self)?(object, double)
    }
    func object(_ name: String, _ object: EngineObject? = nil) -> EngineObject? {
        findSymbol(name, as: (@convention(c) (EngineObject?) -> EngineObject?).self)?(object)
    }
    func number(_ name: String, _ object: EngineObject?) -> Int {
        Int(findSymbol(name, as: (@convention(c) (EngineObject?) -> Int32).self)?(object) ?? 0)
    }
    func double(_ name: String, _ object: EngineObject?) -> Double {
        findSymbol(name, as: (@convention(c) (EngineObject?) -> Double).self)?(object) ?? 0
    }
    /// A text that stays the object's.
    func text(_ name: String, _ object: EngineObject?) -> String? {
        findSymbol(name, as: (@convention(c) (EngineObject?) -> UnsafePointer<CChar>?).self)?(object).map {
            String(cString: $0)
        }
    }

    // MARK: GLib

    func releaseObject(_ object: EngineObject?) { if let object { callFunction("g_object_unref", object) } }
    @discardableResult
    func retainObject(_ object: EngineObject?) -> EngineObject? { object.flatMap { self.object("g_object_ref", $0) } }
    func freeMemory(_ memory: EngineObject?) { callFunction("g_free", memory) }

    /// Hears of a signal, with `data` as its last argument.
    func connectSignal(_ object: EngineObject?, _ signal: String, _ handler: UnsafeRawPointer, _ data: EngineObject?) {
        typealias Connect =
            @convention(c) (
                EngineObject?, UnsafePointer<CChar>, UnsafeRawPointer, EngineObject?, EngineObject?, Int32
            ) -> UInt
        _ = findSymbol("g_signal_connect_data", as: Connect.self)?(object, signal, handler, data, nil, 0)
    }

    /// A new object with some of its properties.
    func makeObject(_ typeName: String, _ properties: [(String, EngineProperty)]) -> EngineObject? {
        typealias GetType = @convention(c) () -> UInt
        typealias Make =
            @convention(c) (
                UInt, UInt32, UnsafeMutablePointer<UnsafePointer<CChar>?>?, UnsafeMutableRawPointer?
            ) -> EngineObject?
        guard let type = findSymbol(typeName, as: GetType.self)?(),
            let make = findSymbol("g_object_new_with_properties", as: Make.self)
        else { return nil }
        // As large as GLib's GValue: the type and two words.
        let size = 24
        let values = UnsafeMutableRawPointer.allocate(byteCount: max(properties.count, 1) * size, alignment: 8)
        values.initializeMemory(as: UInt8.self, repeating: 0, count: max(properties.count, 1) * size)
        let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: max(properties.count, 1))
        for (index, (name, property)) in properties.enumerated() {
            names[index] = strdup(name).map { UnsafePointer($0) }
            setValue(property, at: values + index * size)
        }
        defer {
            for index in properties.indices {
                callFunction("g_value_unset", values + index * size)
                Glibc.free(UnsafeMutableRawPointer(mutating: names[index]))
            }
            values.deallocate()
            names.deallocate()
        }
        return make(type, UInt32(properties.count), names, values)
    }

    private func setValue(_ property: EngineProperty, at value: EngineObject) {
        typealias Begin = @convention(c) (EngineObject, UInt) -> EngineObject?
        typealias GetType = @convention(c) () -> UInt
        let begin = findSymbol("g_value_init", as: Begin.self)
        switch property {
        case .text(let text):
            _ = begin?(value, 16 << 2)
            callFunction("g_value_set_string", value, text: text)
        case .flag(let isOn):
            _ = begin?(value, 5 << 2)
            callFunction("g_value_set_boolean", value, number: isOn ? 1 : 0)
        case .object(let object):
            _ = begin?(value, 20 << 2)
            callFunction("g_value_set_object", value, object)
        case .boxed(let boxed, let typeName):
            _ = begin?(value, findSymbol(typeName, as: GetType.self)?() ?? 18 << 2)
            callFunction("g_value_set_boxed", value, boxed)
        }
    }

    /// What GLib says went wrong: its domain's name, the code and the words. The error stays the caller's.
    func describe(_ error: EngineObject) -> (domain: String, code: Int, text: String) {
        typealias Name = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        let domain = error.load(as: UInt32.self)
        let name = findSymbol("g_quark_to_string", as: Name.self)?(domain).map { String(cString: $0) } ?? ""
        let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
        return (name, Int(error.load(fromByteOffset: 4, as: Int32.self)), text)
    }
}

/// A property's value when an object is made.
enum EngineProperty {
    case text(String)
    case flag(Bool)
    case object(EngineObject?)
    /// With the name of the function that says its type.
    case boxed(EngineObject?, String)
}
