import UIKit

/// What becomes of controls at a place.
enum ControlContext: Equatable {
    /// They are shown.
    case view
    /// They are items of a menu, an alert, a bar or a row's swipe: only what they say and do is taken.
    case menu, alert, bar, swipe
    /// They are shown in a row of a list or form.
    case list

    /// Whether controls give commands in place of views.
    var collectsCommands: Bool { self == .menu || self == .alert || self == .bar || self == .swipe }
}

private enum ControlContextKey: EnvironmentKey { static var defaultValue: ControlContext { .view } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction.system } }

extension EnvironmentValues {
    var controlContext: ControlContext {
        get { self[ControlContextKey.self] }
        set { self[ControlContextKey.self] = newValue }
    }
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { labelsHidden ? .hidden : .automatic }
        set { labelsHidden = newValue == .hidden }
    }
    /// How much headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    /// The shape of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
    /// Opens an address, as links do.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls in the view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
    /// Leaves out the labels of controls in the view; accessibility keeps them.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
    /// Sets whether controls in the view show their labels; accessibility keeps them.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
    /// Sets how much headers of sections stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    /// Sets the shape of bordered buttons in the view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// Whether a button that is held does its action again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let kind: Int

    /// As the system has it: it doesn't.
    public static let automatic = ButtonRepeatBehavior(kind: 0)
    /// It does.
    public static let enabled = ButtonRepeatBehavior(kind: 1)
    /// It doesn't.
    public static let disabled = ButtonRepeatBehavior(kind: 2)
}

/// Whether a control acts when something is dragged over it and stays there.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let kind: Int

    /// As the system has it: buttons don't.
    public static let automatic = SpringLoadingBehavior(kind: 0)
    /// It does.
    public static let enabled = SpringLoadingBehavior(kind: 1)
    /// It doesn't.
    public static let disabled = SpringLoadingBehavior(kind: 2)
}

private enum SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private enum ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether buttons that are held do their actions again and again.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
    /// Whether controls act when something is dragged over them and stays there.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in the view that are held do their actions again and again.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
    /// Sets whether buttons in the view act when something is dragged over them and stays there.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }

    let kind: Kind

    /// As the system decides.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Half circles at the ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// Round corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// Round corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
}

/// Opens an address; an app may put its own in the environment.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind: Sendable, Equatable { case handled, discarded, system(URL?) }

        let kind: Kind

        /// The handler opened it.
        public static let handled = Result(kind: .handled)
        /// Nothing is opened.
        public static let discarded = Result(kind: .discarded)
        /// The system opens it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens another.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result

    /// Creates an action of one's own.
    @preconcurrency nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    nonisolated static var system: OpenURLAction { OpenURLAction { _ in .systemAction } }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens an address and says whether that was possible.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, options: [:]) { completion($0) }
        }
    }
}
