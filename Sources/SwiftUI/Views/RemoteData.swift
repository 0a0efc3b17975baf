import Foundation

/// Loads data by an address. The library with `URLSession` is loaded when the first app asks: most never do.
@MainActor enum RemoteData {
    /// Tests put their own loader here.
    @InSession static var loader: @Sendable (URL) async throws -> Data = {
        try await RemoteData.loadBySession($0)
    }

    static func load(_ url: URL) async throws -> Data { try await loader(url) }

    private nonisolated static func loadBySession(_ url: URL) async throws -> Data {
        if url.isFileURL { return try await Task.detached { try Data(contentsOf: url) }.value }
        guard let functions = Functions.shared else { throw URLError(.unsupportedURL) }
        let request = Request()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { request.start(url, functions, $0) }
        } onCancel: {
            request.cancel(functions)
        }
    }

    /// The functions of PorticoNetworking.
    private struct Functions: Sendable {
        typealias Completion =
            @convention(c) (
                UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
            ) -> Void
        typealias Load =
            @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer, Completion)
            -> UnsafeMutableRawPointer?
        typealias Cancel = @convention(c) (UnsafeMutableRawPointer) -> Void
        let load: Load
        let cancel: Cancel

        static let shared: Functions? = {
            let library = dlopen("libPorticoNetworking.so", RTLD_NOW | RTLD_GLOBAL)
            guard let load = dlsym(library, "portico_load_data"), let cancel = dlsym(library, "portico_cancel_loading")
            else { return nil }
            return Functions(load: unsafeBitCast(load, to: Load.self), cancel: unsafeBitCast(cancel, to: Cancel.self))
        }()
    }

    /// One loading, which ends once: by an answer or by being cancelled.
    private final class Request: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Data, any Error>?
        private var task: UnsafeMutableRawPointer?
        private var isOver = false

        func start(_ url: URL, _ functions: Functions, _ continuation: CheckedContinuation<Data, any Error>) {
            let isCancelled = lock.withLock {
                if !isOver { self.continuation = continuation }
                return isOver
            }
            if isCancelled { return continuation.resume(throwing: CancellationError()) }
            let context = Unmanaged.passRetained(self).toOpaque()
            let made = functions.load(url.absoluteString, context) { context, data, error in
                let request = Unmanaged<Request>.fromOpaque(context).takeRetainedValue()
                if let data {
                    request.end(.success(Unmanaged<NSData>.fromOpaque(data).takeRetainedValue() as Data))
                } else if let error {
                    request.end(.failure(Unmanaged<NSError>.fromOpaque(error).takeRetainedValue()))
                }
            }
            guard let made else {
                Unmanaged<Request>.fromOpaque(context).release()
                return end(.failure(URLError(.badURL)))
            }
            let isLate = lock.withLock {
                if !isOver { task = made }
                return isOver
            }
            if isLate { functions.cancel(made) }
        }

        func cancel(_ functions: Functions) {
            end(.failure(CancellationError()))
            let task = lock.withLock {
                defer { self.task = nil }
                return self.task
            }
            if let task { functions.cancel(task) }
        }

        private func end(_ result: Result<Data, any Error>) {
            let waiting = lock.withLock {
                isOver = true
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(with: result)
            // The task is let go of when it is over.
            let task = lock.withLock {
                defer { if case .success = result { self.task = nil } }
                if case .success = result { return self.task }
                return nil
            }
            if let task { Functions.shared?.cancel(task) }
        }
    }
}
