import Foundation
import Synchronization

/// Services that listeners of this app offer: the only ones that its browsers find and its connections reach by name (DEV-1383).
///
/// - From: `NWListener`
/// - To: `NWBrowser`, `NWConnection`
enum LocalServices {
    struct Service: Hashable, Sendable {
        var name: String
        var type: String
        var domain: String
        var record: NWTXTRecord
        var port: NWEndpoint.Port

        var endpoint: NWEndpoint { .service(name: name, type: type, domain: domain, interface: nil) }
    }

    private struct State {
        var services: [UUID: Service] = [:]
        var hearers: [UUID: @Sendable () -> Void] = [:]
    }
    private static let state = Mutex(State())

    /// The types that the app's Info.plist names; nil: a program without one, and a package's tests, may look for any.
    static let declaredTypes = Mutex<[String]?>(
        [nil, "com.apple.dt.xctest.tool"].contains(Bundle.main.bundleIdentifier)
            ? nil : Bundle.main.infoDictionary?["NSBonjourServices"] as? [String] ?? [])

    /// `_http._tcp.` and `_http._tcp` are the same type.
    static func plainType(_ type: String) -> String { type.hasSuffix(".") ? String(type.dropLast()) : type }

    /// The error of a type that the app's Info.plist doesn't name.
    static func refusal(of type: String) -> NWError? {
        guard let declared = declaredTypes.withLock({ $0 }) else { return nil }
        return declared.contains { plainType($0) == plainType(type) } ? nil : .dns(-65555)
    }

    /// Offers a service, under another name where the name is taken.
    static func register(_ service: Service, for id: UUID) -> Service {
        let registered = state.withLock { state in
            var service = service
            var number = 2
            while state.services.contains(where: { $0.key != id && $0.value.endpoint == service.endpoint }) {
                service.name = "\(baseName(of: service.name)) (\(number))"
                number += 1
            }
            state.services[id] = service
            return service
        }
        tellHearers()
        return registered
    }

    private static func baseName(of name: String) -> String {
        guard name.hasSuffix(")"), let bracket = name.range(of: " (", options: .backwards) else { return name }
        return Int(name[bracket.upperBound...].dropLast()) == nil ? name : String(name[..<bracket.lowerBound])
    }

    static func unregister(_ id: UUID) -> Service? {
        let removed = state.withLock { $0.services.removeValue(forKey: id) }
        if removed != nil { tellHearers() }
        return removed
    }

    static func services(_ type: String, domain: String?) -> [Service] {
        state.withLock { state in
            state.services.values.filter {
                $0.type == plainType(type) && (domain == nil || plainType($0.domain) == plainType(domain!))
            }
        }
    }

    static func port(of endpoint: NWEndpoint) -> NWEndpoint.Port? {
        guard case .service(let name, let type, _, _) = endpoint else { return nil }
        return services(type, domain: nil).first { $0.name == name }?.port
    }

    static func addHearer(_ id: UUID, _ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.hearers[id] = body }
    }
    static func removeHearer(_ id: UUID) { state.withLock { _ = $0.hearers.removeValue(forKey: id) } }

    private static func tellHearers() {
        let all = state.withLock { Array($0.hearers.values) }
        for hearer in all { hearer() }
    }
}
