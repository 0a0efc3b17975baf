import Foundation
import UIKit

/// It says what a monitor watches for.
public protocol CLCondition: Sendable {}

/// It says how a condition stands.
public enum CLMonitoringState: UInt, Sendable {
    case unknown = 0
    case satisfied = 1
    case unsatisfied = 2
    case unmonitored = 3
}

/// Watches conditions under names, and tells when they begin or cease to hold: circles, while the process runs and the app may know the
/// location. Conditions aren't kept over launches (DEV-1318).
public actor CLMonitor {
    /// The device is in a circle.
    public struct CircularGeographicCondition: CLCondition, Hashable {
        /// The middle.
        public let center: CLLocationCoordinate2D
        /// Metres.
        public let radius: CLLocationDistance
        /// A circle of a radius in metres.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
        public static func == (a: Self, b: Self) -> Bool {
            a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude && a.radius == b.radius
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(center.latitude)
            hasher.combine(center.longitude)
            hasher.combine(radius)
        }
    }

    /// The device is near a beacon. It finds none: its state stays unknown (DEV-1318).
    public struct BeaconIdentityCondition: CLCondition, Hashable {
        /// It says whose beacons.
        public let uuid: UUID
        /// A group of them; nil: any.
        public let major: UInt16?
        /// One in the group; nil: any.
        public let minor: UInt16?
        /// Any beacon of an owner.
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        /// Any beacon of a group.
        public init(uuid: UUID, major: UInt16) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        /// One beacon.
        public init(uuid: UUID, major: UInt16, minor: UInt16) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    /// A condition has another state than before.
    public struct Event: Sendable {
        /// It says how a condition stands.
        public typealias State = CLMonitoringState
        /// The condition's name.
        public let identifier: String
        /// It says what more is known of the condition: nothing.
        public var refinement: (any CLCondition)? { nil }
        /// It says how it stands.
        public let state: State
        /// Since when.
        public let date: Date
    }

    /// A condition, and what was told of it last.
    public struct Record: Sendable {
        /// It says what is watched for.
        public let condition: any CLCondition
        /// What was told last; before anything was, how it was assumed to stand.
        public let lastEvent: Event
    }

    /// Events, which come while somebody waits for them.
    public struct Events: AsyncSequence, Sendable {
        /// An event.
        public typealias Element = Event
        /// Waits for events.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Event>.Iterator
            /// The next one.
            public mutating func next() async throws -> Event? { await base.next() }
        }
        let core: MonitorCore
        /// Begins to listen.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: core.listen().makeAsyncIterator()) }
    }

    private let core: MonitorCore

    /// The monitor of a name, which has what was added under the name before in this run of the app.
    public init(_ name: String) async { core = await MonitorCore.named(name) }

    /// Its name.
    public nonisolated var name: String { core.name }
    /// The names of its conditions.
    public var identifiers: [String] { core.identifiers }
    /// It says what happens to its conditions.
    public var events: Events { Events(core: core) }
    /// A condition by its name.
    public func record(for identifier: String) -> Record? { core.record(identifier) }

    /// Watches for a condition, in the place of one of the same name. How it stands is told once that is known.
    public func add(_ condition: any CLCondition, identifier: String) {
        add(condition, identifier: identifier, assuming: .unknown)
    }
    /// The same; nothing is told while it stands as assumed.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        core.addRecord(
            Record(condition: condition, lastEvent: Event(identifier: identifier, state: state, date: Date())))
        DispatchQueue.main.async { MainActor.assumeIsolated { LocationDesk.shared.evaluateMonitors() } }
    }
    /// Watches for it no more.
    public func remove(_ identifier: String) { core.removeRecord(identifier) }
}

/// What a monitor of a name has, for all objects of the name. Any thread uses it, under its lock.
final class MonitorCore: @unchecked Sendable {
    let name: String
    private let lock = NSLock()
    private var records: [String: CLMonitor.Record] = [:]
    private var order: [String] = []
    private var listeners: [AsyncStream<CLMonitor.Event>.Continuation] = []
    /// It says what was told while nobody listened.
    private var untold: [CLMonitor.Event] = []

    init(_ name: String) { self.name = name }

    @MainActor static func named(_ name: String) -> MonitorCore { LocationDesk.shared.live.monitor(name) }

    var identifiers: [String] { lock.withLock { order } }
    func record(_ identifier: String) -> CLMonitor.Record? { lock.withLock { records[identifier] } }

    func addRecord(_ record: CLMonitor.Record) {
        lock.withLock {
            let identifier = record.lastEvent.identifier
            if records.updateValue(record, forKey: identifier) == nil { order.append(identifier) }
        }
    }

    func removeRecord(_ identifier: String) {
        lock.withLock {
            records[identifier] = nil
            order.removeAll { $0 == identifier }
        }
    }

    func listen() -> AsyncStream<CLMonitor.Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: CLMonitor.Event.self)
        lock.withLock {
            for event in untold { continuation.yield(event) }
            untold = []
            listeners.append(continuation)
        }
        return stream
    }

    /// Tells what has another state at a place; nil: nobody may know it.
    func evaluateConditions(_ place: CLLocation?) {
        guard let place else { return }
        lock.withLock {
            for identifier in order {
                guard let record = records[identifier],
                    let circle = record.condition as? CLMonitor.CircularGeographicCondition
                else { continue }
                let isInside = Geodesic.distance(circle.center, place.coordinate) <= circle.radius
                let state: CLMonitoringState = isInside ? .satisfied : .unsatisfied
                guard state != record.lastEvent.state else { continue }
                let event = CLMonitor.Event(identifier: identifier, state: state, date: Date())
                records[identifier] = CLMonitor.Record(condition: record.condition, lastEvent: event)
                tellListeners(event)
            }
        }
    }

    private func tellListeners(_ event: CLMonitor.Event) {
        listeners.removeAll { listener in
            if case .terminated = listener.yield(event) { return true }
            return false
        }
        if listeners.isEmpty { untold.append(event) }
    }
}
