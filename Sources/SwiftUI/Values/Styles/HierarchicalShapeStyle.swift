import UIKit

/// A level of the style that the place has set for its foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// Its second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Its third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Its fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// Its fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        let wanted = self.level + level
        let styles = context.value.foreground
        guard let last = styles.last else {
            let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            let color = labels[min(wanted, labels.count - 1)]
            return _Paint(value: Paint(color: color.resolved(in: context.value.traits)))
        }
        // A level that the place doesn't set is one of the last that it does. Such a style may itself be a level, of what was set
        // before: so it is looked up without the ones of this place.
        let index = min(wanted, styles.count - 1)
        var outer = context
        outer.value.foreground = []
        return (index < styles.count ? styles[index] : last)._paint(in: outer, level: wanted - index)
    }
}

/// The style that the place has set for its foreground.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        HierarchicalShapeStyle.primary._paint(in: context, level: level)
    }
}

/// The background of the place.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        if let background = context.value.background {
            var outer = context
            outer.value.background = nil
            return background._paint(in: outer, level: level)
        }
        let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        return _Paint(value: Paint(color: colors[min(level, colors.count - 1)].resolved(in: context.value.traits)))
    }
}
