import Foundation

/// A gradient whose colours a function computes.
public final class CGShading {
    enum Geometry {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let geometry: Geometry
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    private init(
        _ geometry: Geometry, space: CGColorSpace, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.geometry = geometry
        // Enough samples that neighbours differ by less than 8-bit colours can show.
        let count = 256
        gradient = CGGradient(
            stops: (0..<count).map { index in
                let place = CGFloat(index) / CGFloat(count - 1)
                var values = Array(function.values(at: place).prefix(space.numberOfComponents + 1))
                while values.count < space.numberOfComponents { values.append(0) }
                if values.count == space.numberOfComponents { values.append(1) }
                return CGGradient.Stop(location: place, color: CGColor(space: space, values: values).rgba)
            })
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// Creates a shading along a line.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        guard space.model != .pattern, space.model != .indexed else { return nil }
        self.init(
            .axial(start: start, end: end), space: space, function: function, extendStart: extendStart,
            extendEnd: extendEnd)
    }

    /// Creates a shading between two circles.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        guard space.model != .pattern, space.model != .indexed else { return nil }
        self.init(
            .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), space: space,
            function: function,
            extendStart: extendStart, extendEnd: extendEnd)
    }

    /// The number that identifies shadings among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_000B }
}
