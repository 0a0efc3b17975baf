import UIKit

/// How views want the bars around them to look.
struct BarLook {
    var visibility: Visibility?
    var background: AnyShapeStyle?
    var scheme: ColorScheme?

    func merged(with next: BarLook) -> BarLook {
        BarLook(
            visibility: visibility ?? next.visibility, background: background ?? next.background,
            scheme: scheme ?? next.scheme)
    }

    var isEmpty: Bool { visibility == nil && background == nil && scheme == nil }

    /// The colour of the background; nil for the bar's own.
    @MainActor func color(in environment: EnvironmentValues) -> UIColor? {
        background.map { $0.paint(in: environment.styleContext).mainColor.uiColor }
    }

    /// The background where that is a material, which a bar shows by an effect of its own.
    @MainActor func material(in environment: EnvironmentValues) -> Material? {
        guard let paint = background?.paint(in: environment.styleContext), case .material(let material) = paint.fill
        else { return nil }
        return material
    }

    @MainActor var style: UIUserInterfaceStyle { scheme.map { UIUserInterfaceStyle($0) } ?? .unspecified }
}

extension NavigationBars {
    fileprivate mutating func change(_ bars: [ToolbarPlacement], _ body: (inout BarLook) -> Void) {
        for bar in bars.isEmpty ? [.automatic] : bars {
            body(&looks[bar.kind == .automatic ? .navigationBar : bar.kind, default: BarLook()])
        }
    }
}

extension View {
    /// Puts a style behind bars.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return self.bars { $0.change(bars) { $0.background = $0.background ?? style } }
    }
    /// Shows or hides what is behind bars.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars { $0.change(bars) { $0.visibility = $0.visibility ?? visibility } }
    }
    /// Shows or hides what is behind bars.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { self.bars { $0.change(bars) { $0.visibility = $0.visibility ?? visibility } } }
    /// Sets whether bars are light or dark.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        self.bars { $0.change(bars) { $0.scheme = $0.scheme ?? colorScheme } }
    }
    /// Sets what the bar is for: an editor's title stands at the leading end.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { bars { $0.role = $0.role ?? role } }
    /// Opens a menu where the title is tapped.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(TitleMenuModifier(content: AnyView(content())))
    }
    /// Hides the status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        preference(key: StatusBarKey.self, value: hidden)
    }
    /// Hides the status bar, by the older name.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    /// Sets whether the home indicator is shown.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: HomeIndicatorKey.self, value: visibility == .hidden)
    }
    /// Lets the view's gestures at the screen's edges come before the system's.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        preference(key: DeferredEdgesKey.self, value: edges)
    }
}

enum StatusBarKey: PreferenceKey {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
enum HomeIndicatorKey: PreferenceKey {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
enum DeferredEdgesKey: PreferenceKey {
    static var defaultValue: Edge.Set { [] }
    static func reduce(value: inout Edge.Set, nextValue: () -> Edge.Set) { value.formUnion(nextValue()) }
}

/// Collects the menu of a page's title.
nonisolated struct TitleMenuModifier: SlotModifier {
    typealias Body = Never
    typealias Key = NavigationBarsKey
    let content: AnyView
    static var controlContext: ControlContext { .menu }

    @MainActor func preference(of slot: SlotNode) -> NavigationBarsKey.Value {
        var bars = NavigationBars()
        bars.titleMenu = SlotReference(slot: slot)
        return bars
    }
}

/// Where views are collected that aren't laid out.
struct SlotReference {
    weak var slot: SlotNode?
}
