import Foundation

/// One line of the life-cycle stream: a callback or phase that begins or ends, or something that happened.
@usableFromInline package struct TraceEvent: Codable, Sendable, Equatable {
    @usableFromInline package enum Kind: String, Codable, Sendable {
        case callBegin, callEnd, phaseBegin, phaseEnd, instant
    }

    /// The part of the runtime that speaks; consumers filter by it.
    @usableFromInline package enum Category: String, Codable, Sendable, CaseIterable {
        /// Application and scene delegate callbacks.
        case application
        /// View controller callbacks.
        case controller
        /// View callbacks (hierarchy, layout, drawing).
        case view
        /// View and layer geometry setters (trace T10).
        case geometry
        /// Layer callbacks (display, draw, layout).
        case layer
        /// Phases of a turn: run loop, commit, layout, display.
        case phase
        /// Frames of the render thread.
        case frame
        /// Events given to the app.
        case event
        /// A finding of the life-cycle checker.
        case check
        /// Classes that are used for the first time since somebody listens: Objective-C's `+initialize`.
        case classes
        /// What is told other than on the screen: to assistive technologies, and by tapping the hand.
        case feedback
        /// Requests that have ended.
        case network
    }

    @usableFromInline package enum Lane: String, Codable, Sendable {
        case main, render, other
    }

    package var kind: Kind
    package var category: Category
    /// The dynamic class of the receiver without its module ("AppDelegate"); empty for phases.
    package var subject: String
    /// Whether the receiver's class belongs to Portico itself, not to the app.
    package var isSystemSubject: Bool
    /// The Objective-C selector ("viewWillAppear:") or the phase's name.
    package var name: String
    package var detail: String
    /// Seconds on the media clock.
    package var time: Double
    package var lane: Lane

    package init(
        kind: Kind, category: Category, subject: String = "", isSystemSubject: Bool = true, name: String,
        detail: String = "", time: Double, lane: Lane
    ) {
        self.kind = kind
        self.category = category
        self.subject = subject
        self.isSystemSubject = isSystemSubject
        self.name = name
        self.detail = detail
        self.time = time
        self.lane = lane
    }
}

extension TraceEvent.Lane {
    /// Known from the first event on, where that is the main thread's: to ask the system costs two calls into the kernel each time.
    private static let mainThread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

    /// The lane of the thread that asks.
    package static var current: TraceEvent.Lane {
        guard let mainThread else { return Thread.isMainThread ? .main : .other }
        return pthread_equal(pthread_self(), mainThread) != 0 ? .main : .other
    }
}
