import Foundation

/// An entry of a document's table of contents. The root has no label, and stands for the table.
open class PDFOutline: NSObject {
    /// The document, for entries of its own table. It isn't owned.
    open internal(set) weak var document: PDFDocument?
    /// The entry above; nil for a root. It isn't owned.
    open private(set) weak var parent: PDFOutline?
    private var children: [PDFOutline] = []
    /// What it says.
    open var label: String?
    /// Whether its entries are shown.
    open var isOpen = false
    private var ownDestination: PDFDestination?
    private var ownAction: PDFAction?

    /// An entry without a label.
    public override init() {}

    /// How many entries are below it.
    open var numberOfChildren: Int { children.count }
    /// Which entry of its parent's it is; 0 for a root.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

    /// An entry below it; nil for one that isn't there.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    /// Puts an entry below it. One that is below another is taken from there.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        children.insert(child, at: min(max(0, index), children.count))
        child.parent = self
        child.belong(to: document)
    }

    /// Takes the entry out, with those below it.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        belong(to: nil)
    }

    final func belong(to document: PDFDocument?) {
        self.document = document
        for child in children { child.belong(to: document) }
    }

    /// Where it leads; of an action, where that leads.
    open var destination: PDFDestination? {
        get { ownDestination ?? (ownAction as? PDFActionGoTo)?.destination }
        set { (ownDestination, ownAction) = (newValue, nil) }
    }

    /// What happens when it is chosen; of a destination, going there.
    open var action: PDFAction? {
        get { ownAction ?? ownDestination.map { PDFActionGoTo(destination: $0) } }
        set { (ownAction, ownDestination) = (newValue, nil) }
    }
}
