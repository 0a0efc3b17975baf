import Foundation
import FoundationNetworking
@_spi(Reflection) import Swift

// What Linux's Foundation keeps to itself of a task: fields, which are found by their names.
extension URLSessionTask {
    /// The session that made the task; nil once the task is over.
    var ownSession: URLSession? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for (name, value) in current.children where name == "session" { return Self.openOptional(value) }
            mirror = current.superclassMirror
        }
        return nil
    }
    private static func openOptional(_ value: Any) -> URLSession? {
        value as? URLSession ?? Mirror(reflecting: value).children.first?.value as? URLSession
    }

    /// Makes a request the one that the task loads now.
    ///
    /// - Returns: whether that could be done: false with a Foundation whose tasks have other fields.
    func replaceCurrentRequest(with request: URLRequest) -> Bool {
        guard let field = pointerToField("_currentRequest", URLRequest?.self),
            let queue = pointerToField("syncQ", DispatchQueue.self)
        else { return false }
        // The getter reads the field on this queue.
        queue.pointee.sync { field.pointee = request }
        return true
    }

    /// A pointer to a field of the task is what this gives; nil where there is none of that name and type.
    private func pointerToField<Value>(_ field: String, _ type: Value.Type) -> UnsafeMutablePointer<Value>? {
        var found: UnsafeMutablePointer<Value>?
        let start = Unmanaged.passUnretained(self).toOpaque()
        _ = _forEachField(of: URLSessionTask.self, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            guard String(cString: name) == field, type == Value.self else { return true }
            found = (start + offset).assumingMemoryBound(to: Value.self)
            return false
        }
        return found
    }
}
