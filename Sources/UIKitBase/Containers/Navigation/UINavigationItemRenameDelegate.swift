import Foundation

/// Has a say when a person renames what a navigation item stands for. All but the last method are optional.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// - Returns: what the text field begins with, and which part of it is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// False lets the person go on.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
    /// The item has its new title.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItemRenameDelegate {
    /// Stands in where the delegate lets the item be renamed.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
        OptionalCall.missing(true)
    }
    /// Stands in where the delegate leaves the proposed text and selection as they are.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { OptionalCall.missing((suggestedTitle, selectedRange)) }
    /// Stands in where the delegate takes every title.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        OptionalCall.missing(true)
    }
}
