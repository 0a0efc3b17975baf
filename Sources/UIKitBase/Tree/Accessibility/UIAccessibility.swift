import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace

/// What the app tells assistive technologies, and what it may ask about the person's settings. None is running here.
public struct UIAccessibility {
    /// Something that assistive technologies are to notice.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen; the argument is an element to go to, a text to speak, or nil.
        public static var screenChanged: Notification { .init(rawValue: 1000) }
        /// Elements came or went; the argument is as with `screenChanged`.
        public static var layoutChanged: Notification { .init(rawValue: 1001) }
        /// The argument is a text to speak.
        public static var announcement: Notification { .init(rawValue: 1008) }
        /// The argument tells where the scroll has led.
        public static var pageScrolled: Notification { .init(rawValue: 1009) }
        /// The argument is an `AssistiveTechnologyIdentifier`, as with `resumeAssistiveTechnology`.
        public static var pauseAssistiveTechnology: Notification { .init(rawValue: 1018) }
        public static var resumeAssistiveTechnology: Notification { .init(rawValue: 1019) }

        var name: String {
            switch self {
            case .screenChanged: "screenChanged"
            case .layoutChanged: "layoutChanged"
            case .announcement: "announcement"
            case .pageScrolled: "pageScrolled"
            case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
            case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
            default: "\(rawValue)"
            }
        }
    }

    /// Names an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Switch Control.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// What the zoomed part of the screen follows.
    public enum ZoomType: Int, Sendable {
        case insertionPoint = 0
    }

    /// The ears for which a hearing device is paired.
    public struct HearingDeviceEar: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var left: HearingDeviceEar { .init(rawValue: 1 << 1) }
        public static var right: HearingDeviceEar { .init(rawValue: 1 << 2) }
        /// Left and right.
        public static var both: HearingDeviceEar { [.left, .right] }
    }

    // MARK: Telling

    /// Tells assistive technologies. Nobody hears it here but the trace, which has one line for it. Any thread.
    public static func post(notification: Notification, argument: Any?) {
        PorticoTrace.instant(
            .feedback, "UIAccessibilityPostNotification",
            detail: [notification.name, describe(argument)].compactMap { $0 }.joined(separator: " "),
            lane: .current)
    }

    private static func describe(_ argument: Any?) -> String? {
        switch argument {
        case nil: nil
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let technology as AssistiveTechnologyIdentifier: technology.rawValue
        case let object?: String(describing: type(of: object))
        }
    }

    /// The element that an assistive technology is at: nil, as none runs.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }

    // MARK: Places

    /// A rectangle of a view's own coordinates in the screen's.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: UIScreen.main.coordinateSpace)
    }

    /// A path of a view's own coordinates in the screen's; the one given stays as it is.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let screen = UIScreen.main.coordinateSpace
        let origin = view.convert(CGPoint.zero, to: screen)
        let x = view.convert(CGPoint(x: 1, y: 0), to: screen)
        let y = view.convert(CGPoint(x: 0, y: 1), to: screen)
        let converted = path.copy() as! UIBezierPath
        converted.apply(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
        return converted
    }

    // MARK: Zoom

    /// Nothing zooms the screen here.
    @preconcurrency @MainActor
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

    /// Warns of a conflict with the gestures of a zoom, which isn't here.
    public static func registerGestureConflictWithZoom() {}
}
