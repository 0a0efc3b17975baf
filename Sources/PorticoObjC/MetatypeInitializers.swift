import Foundation

/// What lets an initialiser be called on a class that only the running program knows: `type.init()`, `V(frame: .zero)`.
///
/// Objective-C looks initialisers up like any method, so Apple's compiler takes these calls for Apple's classes though no
/// initialiser there is `required`. Swift's own classes have the same table: designated initialisers are entries of it, with a
/// trap where a subclass doesn't inherit one. What is missing is the syntax. An initialiser in a protocol extension may be called
/// on a metatype, so each is a pair that shares one symbol (decision 0009).
///
/// To add one, write both halves:
///
/// 1. The declaration, without a body, in an extension of this protocol, in the module of the class, where apps see it. The
///    constraint on `Self` is what keeps the dynamic type:
///
///        extension _PorticoObject where Self: UIWindow {
///            @_silgen_name("portico_metatype_window") @preconcurrency @MainActor
///            public init(windowScene: UIWindowScene, _portico: Void = ())
///        }
///
/// 2. The definition, public and with the same symbol, in `PorticoInitializers`, which nobody imports. It goes through the class's table:
///
///        extension UIWindow {
///            @_silgen_name("portico_metatype_window") public convenience init(_porticoScene scene: UIWindowScene) {
///                self.init(windowScene: scene)
///            }
///        }
///
/// In one module the pair holds in a debug build only: whole-module optimisation drops a definition that its module doesn't call, and
/// the compiler of an app that sees both halves ends. `Scripts/gates/check-symbols` looks for such pairs, and in what was built for each symbol.
public protocol _PorticoObject {}

extension NSObject: _PorticoObject {}

extension _PorticoObject where Self: NSObject {
    /// Makes an instance of a class that the running program chose.
    @_silgen_name("portico_metatype_init") public init(_portico: Void = ())
}
