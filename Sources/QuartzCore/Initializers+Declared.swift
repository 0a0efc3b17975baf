// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import CoreGraphics
import Foundation
import PorticoObjC

// Initialisers on classes that only the running program knows. How a pair works is told at `_PorticoObject`.

extension _PorticoObject where Self: CADisplayLink {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CADisplayLink_target_selector_0")
    @_disfavoredOverload public init(target: Any, selector sel: Selector, _portico: Void = ())
}

extension _PorticoObject where Self: CALayer {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CALayer_layer_0")
    @_disfavoredOverload public init(layer: Any, _portico: Void = ())
}

extension _PorticoObject where Self: CAMediaTimingFunction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CAMediaTimingFunction_controlPoints____0")
    @_disfavoredOverload public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CAMediaTimingFunction_name_1")
    @_disfavoredOverload public init(name: CAMediaTimingFunctionName, _portico: Void = ())
}

extension _PorticoObject where Self: CAPropertyAnimation {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CAPropertyAnimation_keyPath_0")
    @_disfavoredOverload public init(keyPath path: String?, _portico: Void = ())
}

extension _PorticoObject where Self: CASpringAnimation {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CASpringAnimation_perceptualDuration_bounce_0")
    @_disfavoredOverload public init(perceptualDuration: CFTimeInterval, bounce: CGFloat, _portico: Void = ())
}

extension _PorticoObject where Self: CAValueFunction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CAValueFunction_name_0")
    @_disfavoredOverload public init?(name: CAValueFunctionName, _portico: Void = ())
}
