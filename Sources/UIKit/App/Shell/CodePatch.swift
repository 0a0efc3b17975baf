import Foundation
import PorticoHost
import PorticoObjC
import PorticoTrace

/// Loads functions that somebody has edited into the running app, and has what is on the screen made anew with them.
///
/// Views lay out and draw again, lists ask for their rows again. Nobody is told to begin anew: controllers and views that have a method
/// `@objc func injected()` are asked to do so, and `Notification.Name("INJECTION_BUNDLE_NOTIFICATION")` is posted, both as tools for iOS have it.
///
/// - From: `HostRequest.patch`
/// - To: `PatchedContent`
@MainActor package enum CodePatch {
    /// Counts the patches: what was made under another number is of older functions.
    @InProcess package private(set) static var number = 0

    /// - Parameter folder: where patches come from; nil where the app isn't being edited.
    static func load(_ library: String, from folder: String?) -> HostAnswer {
        do {
            try loadLibrary(library, from: folder)
        } catch {
            return .failed(reason: error.reason, remedy: error.remedy)
        }
        showPatch()
        return .done
    }

    /// Why functions can't be loaded.
    struct Failure: Error, CustomStringConvertible {
        let reason: String, remedy: String
        var description: String { "\(reason): \(remedy)" }
    }

    /// Loads functions before anything has run that they replace.
    static func loadLibraries(_ libraries: [String], from folder: String?) throws(Failure) {
        for library in libraries { try loadLibrary(library, from: folder) }
    }

    private static func loadLibrary(_ library: String, from folder: String?) throws(Failure) {
        guard let folder, library.hasPrefix(folder + "/"), !library.contains("/../") else {
            throw Failure(reason: "it takes no patches from there", remedy: "start it with --watch")
        }
        guard dlopen(library, RTLD_NOW) != nil else {
            let reason = dlerror().map { String(cString: $0) } ?? "it can't be loaded"
            throw Failure(reason: reason, remedy: "launch it again")
        }
    }

    /// Has what is on the screen made anew.
    package static func showPatch() {
        number += 1
        refresh()
    }

    private static func refresh() {
        UIApplication.shared.windows.forEach(refresh)
        NotificationCenter.default.post(name: Notification.Name("INJECTION_BUNDLE_NOTIFICATION"), object: nil)
    }

    private static func refresh(_ view: UIView) {
        view.invalidateIntrinsicContentSize()
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
        view.setNeedsDisplay()
        (view as? any PatchedContent)?.runPatchedCode()
        reload(view)
        tell(view)
        if let controller = view.next as? UIViewController { tell(controller) }
        DeepStack.each(view.subviews, refresh)
    }

    private static func tell(_ responder: UIResponder) {
        if responder.responds(to: Selector("injected")) { responder.perform(Selector("injected")) }
    }

    /// A list in which somebody writes keeps its cells.
    private static func reload(_ view: UIView) {
        if let table = view as? UITableView, !hasFocus(table) {
            let selected = table.indexPathsForSelectedRows ?? []
            table.reloadData()
            for path in selected where path.row < table.numberOfRows(inSection: path.section) {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        } else if let list = view as? UICollectionView, !hasFocus(list) {
            let selected = list.indexPathsForSelectedItems ?? []
            list.reloadData()
            for path in selected
            where path.section < list.numberOfSections && path.item < list.numberOfItems(inSection: path.section) {
                list.selectItem(at: path, animated: false, scrollPosition: [])
            }
        }
    }

    private static func hasFocus(_ view: UIView) -> Bool {
        view.isFirstResponder || DeepStack.run { view.subviews.contains(where: hasFocus) }
    }
}
