import UIKit

/// The appearances that a tree and the trees below it prefer, for the windows and presentations that they stand in.
///
/// A place has the appearance of the tree that began last to prefer one, of those that are seen there; below the pages of a stack those that
/// are covered count when none is seen. A place is looked at again when a tree comes into a window, leaves it, or ends.
///
/// - From: `GraphHost`
/// - To: `UIWindow`, `UIViewController`
@MainActor final class PreferredAppearances {
    private struct Entry {
        weak var host: GraphHost?
        weak var place: UIResponder?
        var scheme: ColorScheme
    }

    private var entries: [Entry] = []

    /// Notes what a tree prefers in a window or a presented controller; nil: it doesn't prefer anything any more.
    func setScheme(_ scheme: ColorScheme?, of host: GraphHost, in place: UIResponder) {
        let index = entries.firstIndex { $0.host === host && $0.place === place }
        switch (index, scheme) {
        case (nil, nil): return
        case (let index?, nil): entries.remove(at: index)
        case (let index?, let scheme?): entries[index].scheme = scheme
        case (nil, let scheme?): entries.append(Entry(host: host, place: place, scheme: scheme))
        }
        applyScheme(to: place)
    }

    /// Looks again at the places of a tree that has come into a window or has left it.
    func updatePlaces(of host: GraphHost) {
        for place in entries.filter({ $0.host === host }).compactMap(\.place) { applyScheme(to: place) }
    }

    /// Forgets a tree that ends.
    func removeHost(_ host: GraphHost) {
        let places = entries.filter { $0.host === host }.compactMap(\.place)
        entries.removeAll { $0.host === host || $0.host == nil || $0.place == nil }
        for place in places { applyScheme(to: place) }
    }

    private func applyScheme(to place: UIResponder) {
        let known = entries.filter { $0.place === place }
        let scheme = (known.last { $0.host?.isSeen == true } ?? known.last { $0.host?.isInSeenStack == true })?.scheme
        let style: UIUserInterfaceStyle =
            switch scheme {
            case .light: .light
            case .dark: .dark
            case nil: .unspecified
            }
        switch place {
        case let window as UIWindow:
            if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
        case let controller as UIViewController:
            if controller.overrideUserInterfaceStyle != style { controller.overrideUserInterfaceStyle = style }
        default: break
        }
    }
}

extension GraphHost {
    /// Trees without a controller of their own, such as rows, count for as long as they live.
    fileprivate var isSeen: Bool { controller == nil || view?.window != nil }

    /// Whether the tree is, or is in, a page of a stack that is seen; one that was popped is none.
    fileprivate var isInSeenStack: Bool {
        guard let stack = controller?.navigationController, stack.viewIfLoaded?.window != nil else { return false }
        var page = controller
        while let parent = page?.parent, parent !== stack { page = parent }
        return stack.viewControllers.contains { $0 === page }
    }
}
