import UIKit

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        Color.accentColor._paint(in: context, level: level)
    }
}

/// The colour of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint { system([.separator], context, level) }
}

/// The colour of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        Color.accentColor._paint(in: context, level: level)
    }
}

/// The colour that fills shapes on a background.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        system([.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill], context, level)
    }
}

/// The colour of text that stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint { system([.placeholderText], context, level) }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint { system([.link], context, level) }
}

/// The colour behind a window's content.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in context: _StyleContext, level: Int) -> _Paint { system([.systemBackground], context, level) }
}

/// The paint of one of UIKit's colours, of which some have levels.
private func system(_ colors: [UIColor], _ context: _StyleContext, _ level: Int) -> _Paint {
    let index = min(level, colors.count - 1)
    let paint = Paint(color: colors[index].resolved(in: context.value.traits))
    return _Paint(value: colors.count > 1 ? paint : paint.atLevel(level))
}
