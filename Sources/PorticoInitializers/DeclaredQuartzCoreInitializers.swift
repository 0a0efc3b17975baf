// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import CoreGraphics
import Foundation
import PorticoObjC
import QuartzCore

// The bodies behind the declarations of the same symbols.

extension CADisplayLink {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CADisplayLink_target_selector_0")
    @_disfavoredOverload public convenience init(_portico0_CADisplayLink_target p0: Any, _ p1: Selector) { self.init(target: p0, selector: p1) }
}

extension CALayer {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CALayer_layer_0")
    @_disfavoredOverload public convenience init(_portico0_CALayer_layer p0: Any) { self.init(layer: p0) }
}

extension CAMediaTimingFunction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CAMediaTimingFunction_controlPoints____0")
    @_disfavoredOverload public convenience init(_portico0_CAMediaTimingFunction_controlPoints p0: Float, _ p1: Float, _ p2: Float, _ p3: Float) { self.init(controlPoints: p0, p1, p2, p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CAMediaTimingFunction_name_1")
    @_disfavoredOverload public convenience init(_portico1_CAMediaTimingFunction_name p0: CAMediaTimingFunctionName) { self.init(name: p0) }
}

extension CAPropertyAnimation {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CAPropertyAnimation_keyPath_0")
    @_disfavoredOverload public convenience init(_portico0_CAPropertyAnimation_keyPath p0: String?) { self.init(keyPath: p0) }
}

extension CASpringAnimation {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CASpringAnimation_perceptualDuration_bounce_0")
    @_disfavoredOverload public convenience init(_portico0_CASpringAnimation_perceptualDuration p0: CFTimeInterval, _ p1: CGFloat) { self.init(perceptualDuration: p0, bounce: p1) }
}

extension CAValueFunction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CAValueFunction_name_0")
    @_disfavoredOverload public convenience init?(_portico0_CAValueFunction_name p0: CAValueFunctionName) { self.init(name: p0) }
}
