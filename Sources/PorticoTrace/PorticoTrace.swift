import Foundation
import Synchronization

/// Receives the life-cycle stream. Called on the thread where the event happened.
package protocol TraceSink: AnyObject, Sendable {
    func record(_ event: TraceEvent)
}

/// The one stream of life-cycle events. Logs, tests, timelines and Chrome traces are all sinks of it.
///
/// With no sink, `isEnabled` is false and a traced call costs one load and one branch.
@usableFromInline package enum PorticoTrace {
    /// Whether anybody listens. Written only by `add` and `remove`; a thread at work hears of it a little later.
    @inlinable package static var isEnabled: Bool { hasSinks.load(ordering: .relaxed) }
    @usableFromInline package static let hasSinks = Atomic<Bool>(false)

    /// The media clock's time in seconds; the composition root sets it. Zero until then.
    package nonisolated(unsafe) static var now: @Sendable () -> Double = { 0 }

    /// Whether `holdCall` keeps a begin back; main thread only.
    nonisolated(unsafe) static var hasHeldCall = false

    private static let lock = NSLock()
    private nonisolated(unsafe) static var sinks: [any TraceSink] = []
    private nonisolated(unsafe) static var classNames: [ObjectIdentifier: KnownClass] = [:]
    /// Counts the times that somebody began to listen.
    private nonisolated(unsafe) static var listening = 0

    private struct KnownClass {
        var name: String
        var isSystem: Bool
        /// The count in which the class was told last.
        var told = 0
    }

    package static func add(_ sink: any TraceSink) {
        lock.withLock {
            if sinks.isEmpty { listening += 1 }
            sinks.append(sink)
            hasSinks.store(true, ordering: .relaxed)
        }
    }

    package static func remove(_ sink: any TraceSink) {
        lock.withLock {
            sinks.removeAll { $0 === sink }
            hasSinks.store(!sinks.isEmpty, ordering: .relaxed)
        }
    }

    /// Wraps one overridable callback. `selector` is its Objective-C name, as the seed documents print it.
    @inlinable
    package static func call<R>(
        _ category: TraceEvent.Category, _ receiver: AnyObject, _ selector: StaticString, _ body: () throws -> R
    ) rethrows -> R {
        guard isEnabled else { return try body() }
        beginCall(category, receiver, selector)
        defer { end(category, receiver, selector) }
        return try body()
    }

    /// Wraps one phase of a turn or of a frame.
    @inlinable
    package static func phase<R>(
        _ name: StaticString, category: TraceEvent.Category = .phase, lane: TraceEvent.Lane = .main,
        _ body: () throws -> R
    ) rethrows -> R {
        guard isEnabled else { return try body() }
        emit(.phaseBegin, category, name: name.description, lane: lane)
        defer { emit(.phaseEnd, category, name: name.description, lane: lane) }
        return try body()
    }

    /// Something without a duration, for instance a frame that was presented.
    @inlinable
    package static func instant(
        _ category: TraceEvent.Category, _ name: StaticString, detail: @autoclosure () -> String = "",
        lane: TraceEvent.Lane = .main
    ) {
        guard isEnabled else { return }
        emit(.instant, category, name: name.description, detail: detail(), lane: lane)
    }

    @usableFromInline package static func beginCall(
        _ category: TraceEvent.Category, _ receiver: AnyObject, _ selector: StaticString, detail: String = ""
    ) {
        let (name, isSystem) = announce(type(of: receiver))
        emit(
            .callBegin, category, subject: name, isSystemSubject: isSystem, name: selector.description,
            detail: detail, lane: .current)
    }

    /// The begin of a call as a value, for `holdCall`.
    static func callEvent(
        _ category: TraceEvent.Category, _ receiver: AnyObject, _ selector: StaticString
    ) -> TraceEvent {
        let (name, isSystem) = announce(type(of: receiver))
        return TraceEvent(
            kind: .callBegin, category: category, subject: name, isSystemSubject: isSystem, name: selector.description,
            time: now(), lane: .current)
    }

    @usableFromInline package static func end(
        _ category: TraceEvent.Category, _ receiver: AnyObject, _ selector: StaticString
    ) {
        let (name, isSystem) = lock.withLock { () -> (String, Bool) in
            let known = describe(type(of: receiver))
            return (known.name, known.isSystem)
        }
        emit(
            .callEnd, category, subject: name, isSystemSubject: isSystem, name: selector.description,
            lane: .current)
    }

    @usableFromInline package static func emit(
        _ kind: TraceEvent.Kind, _ category: TraceEvent.Category, subject: String = "", isSystemSubject: Bool = true,
        name: String, detail: String = "", lane: TraceEvent.Lane
    ) {
        let event = TraceEvent(
            kind: kind, category: category, subject: subject, isSystemSubject: isSystemSubject, name: name,
            detail: detail, time: now(), lane: lane)
        if lane == .main, hasHeldCall { releaseHeldCall() }
        recordEvent(event)
    }

    static func recordEvent(_ event: TraceEvent) {
        for sink in lock.withLock({ sinks }) { sink.record(event) }
    }

    private static let systemModules: Set<Substring> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]

    /// Inside the lock.
    private static func describe(_ type: AnyObject.Type) -> KnownClass {
        if let known = classNames[ObjectIdentifier(type)] { return known }
        let module = String(reflecting: type).prefix { $0 != "." }
        let made = KnownClass(name: String(describing: type), isSystem: systemModules.contains(module))
        classNames[ObjectIdentifier(type)] = made
        return made
    }

    /// The class of an object that is heard of, and, the first time, that it is used from here on: superclasses first, once
    /// each, before anything of their instances (contract B04).
    private static func announce(_ type: AnyObject.Type) -> (name: String, isSystem: Bool) {
        var fresh: [KnownClass] = []
        let result = lock.withLock { () -> (String, Bool) in
            let known = describe(type)
            var next: AnyClass? = type
            while let cls = next {
                var here = describe(cls)
                guard here.told != listening else { break }
                here.told = listening
                classNames[ObjectIdentifier(cls)] = here
                fresh.append(here)
                next = _getSuperclass(cls)
            }
            return (known.name, known.isSystem)
        }
        for cls in fresh.reversed() {
            emit(
                .instant, .classes, subject: cls.name, isSystemSubject: cls.isSystem, name: "initialize",
                detail: cls.name,
                lane: .current)
        }
        return result
    }
}
