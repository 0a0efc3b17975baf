import UIKit

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// Which variant symbols at the place have.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    /// What undoes and redoes changes at the place: the one of the responders in the window. nil where no window is.
    public var undoManager: UndoManager? { MainActor.assumeIsolated { SceneUndo.current } }
}

/// The undo manager of the window in front.
@MainActor private enum SceneUndo {
    static var current: UndoManager? {
        let windows = UIApplication.shared.windows
        return (windows.first { $0.isKeyWindow } ?? windows.last)?.undoManager
    }
}

/// How tall an inspector, a sheet or another presentation is where it isn't as tall as the screen.
@MainActor @preconcurrency public protocol PresentationSizing {}

/// The system's size.
public struct AutomaticPresentationSizing: PresentationSizing {
    nonisolated init() {}
}
/// A page's size.
public struct PagePresentationSizing: PresentationSizing {
    nonisolated init() {}
}
/// A form's size.
public struct FormPresentationSizing: PresentationSizing {
    nonisolated init() {}
}
/// The content's size.
public struct FittedPresentationSizing: PresentationSizing {
    nonisolated init() {}
}

extension PresentationSizing {
    /// The size, made as small as the content along some axes. A phone's sheets have one size (DEV-1294).
    nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    /// The size, which grows along some axes and doesn't shrink again. A phone's sheets have one size (DEV-1294).
    nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The system's size.
    nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// A page's size.
    nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A form's size.
    nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// The content's size.
    nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// What scrolling in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    let kind: Int

    /// As the system has it: the sheet grows first.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: 0) }
    /// The sheet grows first.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: 1) }
    /// The content scrolls.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: 2) }
}

/// Whether a menu goes away when one of its commands is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let kind: Int

    /// As the system has it: it goes.
    public static let automatic = MenuActionDismissBehavior(kind: 0)
    /// It goes.
    public static let enabled = MenuActionDismissBehavior(kind: 1)
    /// It stays.
    public static let disabled = MenuActionDismissBehavior(kind: 2)
    let keepsMenu: Bool

    private init(kind: Int) { (self.kind, keepsMenu) = (kind, kind == 2) }
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
    private let kind: Int

    /// As the system has it: as its label.
    public static var automatic: ButtonSizing { ButtonSizing(kind: 0) }
    /// As its label.
    public static var fitted: ButtonSizing { ButtonSizing(kind: 1) }
    /// As wide as there is room.
    public static var flexible: ButtonSizing { ButtonSizing(kind: 2) }
}

extension View {
    /// Sets the style of backgrounds in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
    /// Sets the size of the view's presentation: on a phone it is as large as there is room, and so it is here (DEV-1294).
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    /// Sets what scrolling in the view's sheet does first.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        transformPreference(PresentationKey.self) { $0.scrollsFirst = behavior == .scrolls }
    }
    /// Sets the background of the view's sheet.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment) { content().ignoresSafeArea() }.presentationBackground(Color.clear)
    }
    /// Sets the colour of the pictures and controls of rows in the view.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
    /// Sets the colour of the pictures and controls of rows in the view.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
    /// Sets whether menus in the view go away when a command is chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.keepsMenu, behavior.keepsMenu)
    }
    /// Sets how wide buttons in the view are.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        frame(maxWidth: sizing == .flexible ? .infinity : nil)
    }
    /// Says whether the view's content may be out of date; it looks the same (DEV-1294).
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    /// Has large pictures go on below bars: here views end where they end (DEV-991).
    nonisolated public func backgroundExtensionEffect() -> some View { self }
    /// A line below the title of the bar (DEV-991).
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
    /// A line below the title of the bar (DEV-991).
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
    /// A line below the title of the bar (DEV-991).
    @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        self
    }
}

private enum KeepsMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether choosing a command leaves its menu open.
    var keepsMenu: Bool {
        get { self[KeepsMenuKey.self] }
        set { self[KeepsMenuKey.self] = newValue }
    }
}
