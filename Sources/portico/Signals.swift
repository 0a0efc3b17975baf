import Foundation

/// Control-C and its kin.
enum Signals {
    /// Handles them from now on. A signal that came before its source is registered would be lost, and who waits for an end would wait for ever.
    static func handle(_ body: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
        let registration = DispatchGroup()
        defer { registration.wait() }
        return [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: body)
            registration.enter()
            source.setRegistrationHandler { registration.leave() }
            source.resume()
            return source
        }
    }
}
