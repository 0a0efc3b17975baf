import Foundation
import FoundationNetworking

// Linux's functions have a delegate with a default, which no requirement of an app's protocol without one is met by
// (`protocol Loading { func data(for: URLRequest) async throws -> (Data, URLResponse) }`, `extension URLSession: Loading {}`).
extension URLSession {
    /// Loads what a request asks for. Throws what kept it from being loaded.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// Loads what an address names. Throws what kept it from being loaded.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    /// Sends data with a request and loads the answer.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file with a request and loads the answer.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// Loads what a request asks for into a file, which the caller moves away or deletes.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    /// Loads what an address names into a file, which the caller moves away or deletes.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
}

extension URLSessionDelegate {
    /// Says that all events of a session in the background have been handed over. Never called (DEV-1266); one delegate can hand it on
    /// to another.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
    /// Says that a task has been made. Never called (DEV-1266); one delegate can hand it on to another.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    /// Says that a task waits for a network. Never called (DEV-1266); one delegate can hand it on to another.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
