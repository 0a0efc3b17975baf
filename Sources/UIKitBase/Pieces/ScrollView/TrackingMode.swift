import CoreFoundation
import Foundation

/// The run loop's mode: while a finger drags a scroll view the main run loop runs in `UITrackingRunLoopMode`, so that timers and delayed
/// messages of the default mode wait until the finger lifts. What is in the common modes goes on, and so does the main queue.
///
/// A change holds from the loop's next turn: whoever runs the loop asks for `current` each time, and a loop that runs is ended.
///
/// - From: `UIScrollView.drag`
/// - To: `AppRuntime`, which runs the loop
@MainActor package enum TrackingMode {
    @InSession private static var dragged: [Weak<UIScrollView>] = []
    /// The loop has been ended for another mode, not for good.
    @InSession private static var hasSwitched = false
    @InProcess private static var isCommon = false

    nonisolated package static let name = "UITrackingRunLoopMode"

    /// The mode to run the main loop in.
    package static var current: CFRunLoopMode {
        isTracking ? mode : kCFRunLoopDefaultMode
    }

    @InProcess private static var made: CFRunLoopMode? = nil
    private static var mode: CFRunLoopMode {
        if let made { return made }
        let new: CFRunLoopMode = CFStringCreateWithCString(nil, name, CFStringEncoding(0x0800_0100))
        made = new
        return new
    }

    private static var isTracking: Bool { dragged.contains { $0.object?.drag != nil } }

    /// A drag began or ended.
    static func dragChanged(_ view: UIScrollView) {
        makeCommon()
        let wasTracking = dragged.contains { $0.object !== view && $0.object?.drag != nil }
        dragged.removeAll { $0.object == nil || $0.object === view }
        if view.drag != nil { dragged.append(Weak(object: view)) }
        if !wasTracking { switchModes() }
    }

    /// A scroll view may have gone in the middle of its drag.
    package static func fingersLifted() {
        guard !dragged.isEmpty, !isTracking else { return }
        dragged = []
        switchModes()
    }

    /// Whether the loop that has just ended was ended for another mode. True once.
    package static func takeSwitch() -> Bool {
        defer { hasSwitched = false }
        return hasSwitched
    }

    private static func switchModes() {
        hasSwitched = true
        CFRunLoopStop(CFRunLoopGetMain())
    }

    /// What is in the common modes is in this one, too.
    private static func makeCommon() {
        guard !isCommon else { return }
        isCommon = true
        CFRunLoopAddCommonMode(CFRunLoopGetMain(), mode)
    }
}

extension RunLoop.Mode {
    /// The mode of the main run loop while a finger drags a scroll view. One of the common modes.
    public static var tracking: RunLoop.Mode { RunLoop.Mode(rawValue: TrackingMode.name) }
}
