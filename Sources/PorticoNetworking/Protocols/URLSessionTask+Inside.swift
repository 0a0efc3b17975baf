import Foundation
import FoundationNetworking

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
    /// Whether a delegate hears of the task's parts: no completion handler waits for the whole. Called on the session's own queue.
    func isHeardByDelegate(in session: URLSession) -> Bool {
        let registry = Mirror(reflecting: session).descendant("taskRegistry")
        let behaviours = registry.flatMap { Mirror(reflecting: $0).descendant("behaviours") }
        guard let behaviour = (behaviours as? any ValuesByNumber)?.value(at: taskIdentifier) else { return false }
        return Mirror(reflecting: behaviour).children.isEmpty
    }
    private static func openOptional(_ value: Any) -> URLSession? {
        value as? URLSession ?? Mirror(reflecting: value).children.first?.value as? URLSession
    }

    /// Makes a request the one that the task loads now.
    ///
    /// - Returns: whether that could be done: false with a Foundation whose tasks have other fields.
    func replaceCurrentRequest(with request: URLRequest) -> Bool { replaceField("_currentRequest", request) }
    /// Makes a response the one that the task has, as `replaceCurrentRequest(with:)` does.
    func replaceResponse(with response: URLResponse) -> Bool { replaceField("_response", response) }

    private func replaceField<Value>(_ name: String, _ value: Value) -> Bool {
        guard let field = pointerToField(name, Value?.self, of: URLSessionTask.self),
            let queue = pointerToField("syncQ", DispatchQueue.self, of: URLSessionTask.self)
        else { return false }
        // The getter reads the field on this queue.
        queue.pointee.sync { field.pointee = value }
        return true
    }

    fileprivate func pointerToField<Value>(
        _ field: String, _ type: Value.Type, of owner: AnyClass
    ) -> UnsafeMutablePointer<Value>? {
        guard let found = FoundationField(field, of: self, declaredBy: owner), found.type == Value.self
        else { return nil }
        return found.pointer.assumingMemoryBound(to: Value.self)
    }
}

extension URLSessionWebSocketTask {
    /// Sets what only Foundation sets of such a task.
    ///
    /// - Returns: whether that could be done: false with a Foundation whose tasks have other fields.
    func replaceSocketField<Value>(_ name: String, _ value: Value) -> Bool {
        guard let field = pointerToField(name, Value.self, of: URLSessionWebSocketTask.self) else { return false }
        field.pointee = value
        return true
    }
}

extension URLSession {
    /// The queue on which the session keeps account of its tasks; nil with a Foundation whose sessions have none of that name.
    var accountQueue: DispatchQueue? { Mirror(reflecting: self).descendant("workQueue") as? DispatchQueue }
}

/// A dictionary with numbers for its keys, whose values can't be named here.
private protocol ValuesByNumber {
    func value(at number: Int) -> Any?
}

extension Dictionary: ValuesByNumber where Key == Int {
    fileprivate func value(at number: Int) -> Any? { self[number] }
}

extension URLProtocol {
    /// Makes a file the one that Foundation hands over as what a download task has loaded.
    ///
    /// - Returns: whether that could be done: false with a Foundation whose protocols have other fields.
    func setDownloadedFile(_ file: URL) -> Bool {
        guard let field = FoundationField("properties", of: self, declaredBy: URLProtocol.self),
            let kind = field.type as? any DictionaryOfAnything.Type
        else { return false }
        return kind.setValue(file, forCase: "temporaryFileURL", at: field.pointer)
    }
}

/// A dictionary of any values whose keys are the cases of an enumeration that can't be named here.
private protocol DictionaryOfAnything {
    static func setValue(_ value: Any, forCase name: String, at pointer: UnsafeMutableRawPointer) -> Bool
}

extension Dictionary: DictionaryOfAnything where Value == Any {
    fileprivate static func setValue(_ value: Any, forCase name: String, at pointer: UnsafeMutableRawPointer) -> Bool {
        guard let keys = Key.self as? any RawRepresentable<String>.Type, let key = keys.init(rawValue: name) as? Key
        else { return false }
        pointer.assumingMemoryBound(to: Self.self).pointee[key] = value
        return true
    }
}
