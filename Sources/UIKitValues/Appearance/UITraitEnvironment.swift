import Foundation

/// Something that has traits: a screen, window, view controller, view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold here now.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits changed, with those from before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
