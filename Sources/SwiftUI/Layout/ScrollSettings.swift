import UIKit

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

/// What modifiers around say of scroll views.
package struct ScrollSettings: Equatable {
    package var isDisabled = false
    package var showsHorizontal = true
    package var showsVertical = true
    package var isPaging = false
    package var clips = true
    /// Room between the edges and the content, and between them and the indicators.
    package var margins = EdgeInsets()
    package var indicatorMargins = EdgeInsets()
    /// The edges whose content margins the app has set: there a list's own room goes.
    package var marginEdges: Edge.Set = []
    /// Along these axes a scroll view gives way at its ends only where there is more than is seen.
    package var bouncesBySize: Axis.Set = []
    /// Along these it always gives way, whether or not it scrolls that way.
    package var bouncesAlways: Axis.Set = []
    /// The place of the content that is seen at first.
    package var initialAnchor: UnitPoint?
    /// The place that stays where it is while it is seen and the content or its room gets another size.
    package var changesAnchor: UnitPoint?
    /// The place at which content stands that is smaller than the scroll view.
    package var alignmentAnchor: UnitPoint?
}

extension EnvironmentValues {
    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    var scrollPositionBinding: ScrollPositionBinding? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
    /// False where a view around switched scrolling off.
    public var isScrollEnabled: Bool {
        get { !scrollSettings.isDisabled }
        set { scrollSettings.isDisabled = !newValue }
    }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let kind: Int

    /// What is seen at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: 0) }
    /// What stays in place when sizes change.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: 1) }
    /// Where content stands that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: 2) }
}

private enum FlashOnAppearKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollFlashKey: EnvironmentKey { static var defaultValue: ComparedValue? { nil } }

extension EnvironmentValues {
    var flashesOnAppear: Bool {
        get { self[FlashOnAppearKey.self] }
        set { self[FlashOnAppearKey.self] = newValue }
    }
    var scrollFlash: ComparedValue? {
        get { self[ScrollFlashKey.self] }
        set { self[ScrollFlashKey.self] = newValue }
    }
}

private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionBinding? { nil } }
