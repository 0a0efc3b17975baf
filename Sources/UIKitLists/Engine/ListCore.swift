import CoreGraphics
import Foundation

/// The state that a table and a collection have in common, and what both do with it in the same way.
///
/// Paths are the app's. Each of `ListCore+….swift` is one concern; what a list does in a way of its own it says in a requirement there.
///
/// - From: `UITableView`, `UICollectionView`
@MainActor protocol ListCore: BatchList, DragList {
    associatedtype Cell: UIView
    associatedtype Position

    var live: LiveMap<Cell> { get }
    var selection: Set<IndexPath> { get set }
    /// The cell that looks pressed.
    var highlightedPath: IndexPath? { get set }
    /// The cell that a finger went down in. Set by its touch, and cleared by the touch's end or by whatever takes the touch over.
    var touchedPath: IndexPath? { get set }
    /// Paths that the data source was asked to prepare, and that haven't been near since.
    var prefetched: Set<IndexPath> { get set }
    /// The cell that is marked below a drag.
    var dropTarget: IndexPath? { get set }
    /// A scroll that waits for the list to have a size.
    var pendingScroll: (path: IndexPath, position: Position)? { get set }
    /// The background view that is in the list.
    var background: UIView? { get set }
    var backgroundView: UIView? { get }
    var focusState: ListFocusState { get set }

    var editingNow: Bool { get }
    var allowsSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    /// A tap: selects, or where many may be selected turns the selection around.
    func tapped(_ path: IndexPath, performsPrimaryAction: Bool)

    // MARK: Focus

    var allowsFocus: Bool { get }
    var allowsFocusDuringEditing: Bool { get }
    var remembersLastFocusedIndexPath: Bool { get }
    var selectionFollowsFocus: Bool { get }
    /// The selected cell that the focus goes to.
    var preferredSelectedPath: IndexPath? { get }
    /// Scrolls to a cell that isn't on the screen, into its middle.
    func showForFocus(_ shown: IndexPath)
    func shownToModel(_ path: IndexPath) -> IndexPath
    func modelToShown(_ path: IndexPath) -> IndexPath
    /// The cell that a focus item is or lies in, by its path on the screen.
    func focusPath(of item: (any UIFocusItem)?) -> IndexPath?
    // The delegate's answers; nil where it has none.
    func askCanFocus(at path: IndexPath) -> Bool?
    func askPreferredFocusPath() -> IndexPath?
    func askSelectionFollowsFocus(at path: IndexPath) -> Bool?
    func askShouldHighlight(at path: IndexPath) -> Bool?
    /// Tells the delegate that the focus has moved from a path to another.
    func tellFocusUpdate(
        _ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?,
        _ coordinator: UIFocusAnimationCoordinator)
}

extension ListCore {
    var selects: Bool { editingNow ? allowsSelectionDuringEditing || selectsManyNow : allowsSelection }
    var selectsManyNow: Bool { editingNow ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// A finger that leaves the cell it went down in by more than 20 points selects nothing. False where it went down in none.
    func touchMoved(_ touches: Set<UITouch>) -> Bool {
        guard let path = touchedPath else { return false }
        guard let touch = touches.first, let cell = live[path] else { return true }
        if !cell.bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: cell)) { _ = touchCancelled() }
        return true
    }

    /// Paths after a batch, but for the selection's. What is gone is touched, marked and scrolled to no more.
    func followBatch(_ plan: ListUpdatePlan) {
        plan.movePath(&highlightedPath)
        plan.movePath(&touchedPath)
        plan.movePaths(&prefetched)
        plan.movePath(&dropTarget)
        drags?.placesChanged(plan.newPath)
        pendingScroll = pendingScroll.flatMap { scroll in
            plan.newPath(for: scroll.path).map { (path: $0, position: scroll.position) }
        }
    }

    /// Asks for what will soon be wanted, the nearest first, and takes back what isn't near any more. `gone` was asked for before.
    func changePrefetched(
        to wanted: [IndexPath], gone: Set<IndexPath>, cancel: ([IndexPath]) -> Void, begin: ([IndexPath]) -> Void
    ) {
        let new = wanted.filter { !prefetched.contains($0) }
        prefetched = prefetched.intersection(wanted).union(new)
        if !gone.isEmpty { cancel(gone.sorted()) }
        if !new.isEmpty { begin(new) }
    }

    /// Puts the background view behind everything, in place of another one. False where it is the one that is there.
    func exchangeBackground(_ old: UIView?) -> Bool {
        guard old !== backgroundView else { return false }
        old?.removeFromSuperview()
        background = backgroundView
        if let background { insertSubview(background, at: 0) }
        return true
    }
}
