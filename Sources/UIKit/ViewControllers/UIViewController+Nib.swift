import Foundation

/// Finds a nib and loads a controller's view from it. The nib loader installs itself here.
///
/// - From: `UIViewController.loadView()`
/// - To: `UIKit/Nibs`
@MainActor package protocol NibLoading {
    /// Loads the nib of that name with `owner` as File's Owner, which sets the owner's `view`; false where there is none.
    func loadView(named name: String, bundle: Bundle?, owner: UIViewController) -> Bool
}

/// The nib loader of the run; finds nothing until there is one.
@MainActor package enum NibLoader {
    package static var current: (any NibLoading)?
}

extension UIViewController {
    /// The names under which a controller's nib is looked for, in order: its own name, or by its class without a trailing
    /// "Controller", then the whole class name; each first in the form for this kind of device.
    var nibNames: [String] {
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        var names: [String] = []
        if let nibName {
            names = [nibName]
        } else {
            let name = String(describing: type(of: self))
            if name.hasSuffix("ViewController") { names.append(String(name.dropLast("Controller".count))) }
            names.append(name)
        }
        return names.flatMap { [$0 + device, $0] }
    }

    /// True when a nib set `view`.
    func loadFromNib() -> Bool {
        // UIKit's own controllers have no nibs.
        guard let loader = NibLoader.current, nibName != nil || Bundle(for: type(of: self)) != Bundle(for: UIView.self)
        else { return false }
        return nibNames.contains { loader.loadView(named: $0, bundle: nibBundle, owner: self) }
    }
}
