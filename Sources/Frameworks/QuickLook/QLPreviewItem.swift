import Foundation
import UIKit

/// Something that can be looked at: a file.
public protocol QLPreviewItem: NSObjectProtocol {
    /// Where it is; nil while it isn't there yet.
    var previewItemURL: URL? { get }
    /// What it is called; nil: as the file is.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Stands for an item without it: the file's name.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// Itself.
    public var previewItemURL: URL? { self as URL }
}

/// How a person may change an item. It can't be changed here.
public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled = 0
    case updateContents = 1
    case createCopy = 2
}

/// Gives items to be looked at.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// One of them.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
