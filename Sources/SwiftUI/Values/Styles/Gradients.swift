import Foundation

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: AnyGradient
    var startPoint: UnitPoint
    var endPoint: UnitPoint

    /// Creates a gradient from one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint, endPoint)
    }

    /// Creates a gradient of colours at even distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        _Paint(
            value: Paint(.linear(gradient.resolve(in: context.value), start: startPoint, end: endPoint)).atLevel(level))
    }
}

/// A gradient from a circle outwards.
public struct RadialGradient: ShapeStyle, Hashable {
    let gradient: AnyGradient
    var center: UnitPoint
    var startRadius: CGFloat
    var endRadius: CGFloat

    /// Creates a gradient between two circles of the same centre, with radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center, startRadius, endRadius)
    }

    /// Creates a gradient of colours at even distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
    }

    /// Creates a gradient of stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        _Paint(
            value: Paint(
                .radial(
                    gradient.resolve(in: context.value), center: center, startRadius: startRadius, endRadius: endRadius)
            ).atLevel(level))
    }
}

/// A gradient from a point outwards to the shape's own ellipse.
public struct EllipticalGradient: ShapeStyle, Hashable {
    let gradient: AnyGradient
    var center: UnitPoint
    var startRadiusFraction: CGFloat
    var endRadiusFraction: CGFloat

    /// Creates a gradient between two ellipses, with radii as parts of the shape's size.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction) }

    /// Creates a gradient of colours at even distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) { self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction) }

    /// Creates a gradient of stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction) }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (startRadiusFraction, endRadiusFraction) = (start, end)
    }

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        _Paint(
            value: Paint(
                .elliptical(
                    gradient.resolve(in: context.value), center: center, startFraction: startRadiusFraction,
                    endFraction: endRadiusFraction)
            ).atLevel(level))
    }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Hashable {
    let gradient: AnyGradient
    var center: UnitPoint
    var startAngle: Angle
    var endAngle: Angle

    /// Creates a gradient between two angles, clockwise from the x axis. Beyond them the first and last colour hold.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, startAngle, endAngle)
    }

    /// Creates a gradient of colours at even distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
    }

    /// Creates a gradient of stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
    }

    /// Creates a gradient once around, from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, angle, angle + .degrees(360))
    }

    /// Creates a gradient of colours at even distances once around.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of stops once around.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
        (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
    }

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        _Paint(
            value: Paint(
                .angular(gradient.resolve(in: context.value), center: center, start: startAngle, end: endAngle)
            ).atLevel(level))
    }
}
