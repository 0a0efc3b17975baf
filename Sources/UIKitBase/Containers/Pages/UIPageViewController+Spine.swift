import CoreGraphics
import Foundation
import PorticoTrace

/// How many pages there are to see, and on which sides of the paper.
extension UIPageViewController {
    /// Pages that are seen at once.
    var shownCount: Int { transitionStyle == .pageCurl && spineLocation == .mid ? 2 : 1 }

    /// Controllers that a turn takes: with those seen after it, the back of the sheet that is turned.
    func pagesRequired(animated: Bool) -> Int {
        guard transitionStyle == .pageCurl else { return 1 }
        return spineLocation == .mid || (isDoubleSided && animated) ? 2 : 1
    }

    func checkSides() {
        FatalException.invalidArgument.raise(
            unless: isDoubleSided || transitionStyle != .pageCurl || spineLocation != .mid,
            "isDoubleSided cannot be false while the spine is in the middle")
    }

    /// Asks the delegate where the spine is in the orientation that a size stands for, and shows what it wants shown then.
    func chooseSpine(for size: CGSize) {
        guard let delegate else { return }
        if let turn { end(turn, completed: true, isFinished: false) }
        let scene = viewIfLoaded?.window?.windowScene?.interfaceOrientation
        let isWide = size.width > size.height
        var orientation: UIInterfaceOrientation = isWide ? .landscapeLeft : .portrait
        if let scene, scene.isLandscape == isWide { orientation = scene }
        isChoosingSpine = true
        let answer = OptionalCall.call(
            .controller, delegate, "pageViewController:spineLocationForInterfaceOrientation:"
        ) { delegate.pageViewController(self, spineLocationFor: orientation) }
        isChoosingSpine = false
        let wanted = choosingSpine
        choosingSpine = nil
        if let answer, answer != .none {
            spineLocation = answer
            if answer == .mid { isDoubleSided = true }
        }
        wanted?()
        // The new size is that of the new pages.
        if let turn { end(turn, completed: true, isFinished: false) }
        FatalException.invalidArgument.raise(
            unless: pages.isEmpty || pages.count == shownCount,
            "The number of view controllers provided (\(pages.count)) doesn't match the "
                + "number required (\(shownCount)) for the requested spine location")
        if isViewLoaded { place() }
    }
}
