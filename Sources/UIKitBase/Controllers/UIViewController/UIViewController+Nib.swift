import Foundation
import PorticoTrace

/// Which nib a controller's view is in, and loading it.
///
/// - From: `UIViewController.loadView()`
/// - To: `NibSource`, `NibInstantiation`
extension UIViewController {
    /// The names under which a controller's nib is looked for, in order: its own name, or its class's without a trailing
    /// "Controller", then the whole class name; each first in the form for this kind of device.
    var nibNames: [String] {
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        var names: [String] = []
        if let nibName {
            names = [nibName]
        } else {
            let name = _typeName(type(of: self), qualified: false)
            if name.hasSuffix("Controller"), name != "Controller" {
                names.append(String(name.dropLast("Controller".count)))
            }
            names.append(name)
        }
        return names.flatMap { [$0 + device, $0] }
    }

    /// True when a nib set `view`. The controller owns the nib: its objects are made and awakened, it is not.
    package func loadFromNib() -> Bool {
        if let origin, origin.loadView(of: self) { return true }
        // UIKit's own controllers have no nibs.
        guard nibName != nil || !_typeName(type(of: self)).hasPrefix("UIKit.") else { return false }
        for name in nibNames {
            guard let content = NibSources.current?.nib(named: name, in: nibBundle) else { continue }
            NibInstantiation(content, owner: self, bundle: nibBundle).run()
            guard isViewLoaded else {
                FatalException.internalInconsistency.raise(
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was "
                        + "not set (\(type(of: self))).")
            }
            return true
        }
        if let nibName {
            FatalException.internalInconsistency.raise(
                "Could not load NIB in bundle: \(nibBundle ?? Bundle.main) with name "
                    + "'\(nibName)' (\(type(of: self))).")
        }
        return false
    }
}
