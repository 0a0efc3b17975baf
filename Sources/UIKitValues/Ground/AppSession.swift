import Foundation

/// The run of one app in this process, as far as it lives in none of the app's objects: it owns every static variable of UIKit.
///
/// A variable that belongs to the app that runs is marked `@InSession`; when the session ends it is again what it was to begin with, so
/// that the next runtime of the process (tests have many) finds nothing of the last one. A variable that says something about the
/// program, the device or the machinery below is marked `@InProcess` and stays. `Scripts/gates/check-session` fails on one that is neither.
///
/// This file is UIKit's one place for the unchecked access of such variables. What makes it sound: a variable is reached by its
/// declaration alone, whose isolation is the main actor's as long as it is marked; and reading or writing one calls nothing of the app's,
/// so accesses don't overlap. What other threads read is `AnyThread`, which says under which rule.
///
/// - From: `AppRuntime.end()`
package final class AppSession: @unchecked Sendable {
    package static let shared = AppSession()

    private let lock = NSLock()
    /// Guarded by the lock. The variables that have been used.
    private var variables: [any SessionVariable] = []

    fileprivate func own(_ variable: any SessionVariable) { lock.withLock { variables.append(variable) } }

    /// The app is gone from the screen: everything is as before the launch.
    @MainActor package func end() {
        // What goes with the old values may look at others, and use some for the first time.
        for variable in lock.withLock({ variables }) { variable.begin() }
    }
}

/// What the session owns.
private protocol SessionVariable: AnyObject {
    func begin()
}

/// A variable of the app that runs. The expression that it begins with is evaluated anew for each session.
@propertyWrapper package final class InSession<Value>: SessionVariable, @unchecked Sendable {
    @exclusivity(unchecked) package var wrappedValue: Value
    private let first: () -> Value

    package init(wrappedValue: @autoclosure @escaping () -> Value) {
        first = wrappedValue
        self.wrappedValue = first()
        AppSession.shared.own(self)
    }

    fileprivate func begin() { wrappedValue = first() }
}

/// An object of the app that runs, which the variable doesn't keep.
@propertyWrapper package final class WeakInSession<Object: AnyObject>: SessionVariable, @unchecked Sendable {
    private weak var object: Object?

    package var wrappedValue: Object? {
        get { object }
        set { object = newValue }
    }

    package init(wrappedValue: Object?) {
        object = wrappedValue
        AppSession.shared.own(self)
    }

    fileprivate func begin() { object = nil }
}

/// A variable that outlives apps: what classes there are, what the device is, what was put in place for the whole process.
@propertyWrapper package struct InProcess<Value> {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A variable outside of the main actor: held in a `static let` beside what says so. Either a lock is taken around each access, or the main
/// thread writes it at moments when no other thread reads (a launch, a change of the device).
package final class AnyThread<Value>: @unchecked Sendable {
    @exclusivity(unchecked) package var value: Value

    package init(_ value: Value) { self.value = value }
}
