import CoreGraphics
import Foundation

/// Gives a table its counts and cells, and takes what a person changes. All but the first two are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// 1 without the method.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Titles for the index at the trailing edge.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// True without the method.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Without the method: whether `tableView(_:moveRowAt:to:)` is there.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The cell of a row, new or dequeued; asked when the row comes into sight.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The model is changed first, then the rows.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// A person has dropped a row; the table has moved it already.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Asked when data is loaded and when a batch ends; never while scrolling.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// A view of the delegate beats it.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// How many sections the table has. Default 1.
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalCall.missing(1) }
    /// Titles for the index at the trailing edge; nil, the default: there is no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalCall.missing(nil) }
    /// Whether a row can be edited. Default: whether `tableView(_:commit:forRowAt:)` is there.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Whether a person may move a row during editing. Default: whether `tableView(_:moveRowAt:to:)` is there.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// A person wants to delete a row, or insert one: change the data, then the table. Without the method no row has Delete by itself.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// A person has moved a row, and the table shows it: move it in the data, too. Without the method no row can be moved.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// The section that a title of the index stands for. Default: the one with the title's own index.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalCall.missing(index)
    }
    /// A footer's text, where the delegate gives no view. Default nil: none.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalCall.missing(nil)
    }
    /// A header's text, where the delegate gives no view. Default nil: none.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalCall.missing(nil)
    }
}

/// Hears which rows will be wanted soon, so that their data can be loaded.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Some of those named before are not wanted any more.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    /// The nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Rows that were named before aren't wanted any more. Optional.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalCall.missing(())
    }
}
