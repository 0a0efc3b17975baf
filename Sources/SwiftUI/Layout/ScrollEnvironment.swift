import UIKit

extension ScrollSettings {
    fileprivate func bounceBehavior(along axis: Axis.Set) -> ScrollBounceBehavior {
        bouncesBySize.contains(axis) ? .basedOnSize : bouncesAlways.contains(axis) ? .always : .automatic
    }

    /// Sets when scroll views give way at their ends.
    mutating func setBounceBehavior(_ behavior: ScrollBounceBehavior, along axes: Axis.Set) {
        bouncesBySize.subtract(axes)
        bouncesAlways.subtract(axes)
        if behavior == .basedOnSize { bouncesBySize.formUnion(axes) }
        if behavior == .always { bouncesAlways.formUnion(axes) }
    }
}

extension EnvironmentValues {
    /// Whether scroll views show where they are from left to right.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.showsHorizontal ? .automatic : .hidden }
        set { scrollSettings.showsHorizontal = newValue.isShown }
    }
    /// Whether scroll views show where they are from top to bottom.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.showsVertical ? .automatic : .hidden }
        set { scrollSettings.showsVertical = newValue.isShown }
    }
    /// When scroll views give way at their left and right ends.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounceBehavior(along: .horizontal) }
        set { scrollSettings.setBounceBehavior(newValue, along: .horizontal) }
    }
    /// When scroll views give way at their upper and lower ends.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounceBehavior(along: .vertical) }
        set { scrollSettings.setBounceBehavior(newValue, along: .vertical) }
    }
}
