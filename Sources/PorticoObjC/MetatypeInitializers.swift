import Foundation

/// What lets an initialiser be called on a class that only the running program knows: `type.init()`, `V(frame: .zero)`.
///
/// Objective-C looks initialisers up like any method, so Apple's compiler takes these calls for Apple's classes though no
/// initialiser there is `required`. Swift's own classes have the same table: designated initialisers are entries of it, with a
/// trap where a subclass doesn't inherit one. What is missing is the syntax. An initialiser in a protocol extension may be called
/// on a metatype, so each is a pair that shares one symbol: one with a body, in the class, that goes through the table; one
/// without, in an extension of this protocol, for the caller. The constraint on `Self` is what keeps the dynamic type (decision 0009).
public protocol _PorticoObject {}

extension NSObject: _PorticoObject {}

extension NSObject {
    @_silgen_name("portico_metatype_init") public convenience init(_porticoMetatype: Void) { self.init() }
}

extension _PorticoObject where Self: NSObject {
    /// Makes an instance of a class that the running program chose.
    @_silgen_name("portico_metatype_init") public init(_portico: Void = ())
}
