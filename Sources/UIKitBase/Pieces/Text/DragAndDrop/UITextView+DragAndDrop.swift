import CoreGraphics
import Foundation

extension UITextView: TextDragOwner, UITextDraggable, UITextDroppable {
    /// Says what is dragged out of the text, and hears of it; held weakly.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { dragging.delegate }
        set { dragging.delegate = newValue }
    }
    /// Drags what is selected, attachments, and links of text that is only read.
    public var textDragInteraction: UIDragInteraction? { dragging.interaction }
    /// Whether something of the text is dragged now.
    public var isTextDragActive: Bool { parts.dragging?.isActive ?? false }
    /// The looks of dragged text; kept (DEV-1441).
    public var textDragOptions: UITextDragOptions {
        get { dragging.options }
        set { dragging.options = newValue }
    }
    /// Decides about drops on the text, and hears of them; held weakly.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { dropping.delegate }
        set { dropping.delegate = newValue }
    }
    /// Takes texts and addresses that are dropped while the text can be edited.
    public var textDropInteraction: UIDropInteraction? { dropping.interaction }
    /// Whether a drag is over the text.
    public var isTextDropActive: Bool { parts.dropping?.isActive ?? false }

    var madeDragging: TextDragging? {
        get { parts.dragging }
        set { parts.dragging = newValue }
    }
    var madeDropping: TextDropping? {
        get { parts.dropping }
        set { parts.dropping = newValue }
    }

    func draggedItem(at point: CGPoint) -> UITextItem? {
        guard let item = item(at: point) else { return nil }
        if case .link = item.content { return takesText ? nil : item }
        return item
    }

    func setEditableForDrop(_ isEditable: Bool) { self.isEditable = isEditable }
}

extension UITextField: TextDragOwner, UITextDraggable, UITextDroppable {
    /// Says what is dragged out of the text, and hears of it; held weakly.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { dragging.delegate }
        set { dragging.delegate = newValue }
    }
    /// Drags what is selected; nothing out of a secure field.
    public var textDragInteraction: UIDragInteraction? { dragging.interaction }
    /// Whether something of the text is dragged now.
    public var isTextDragActive: Bool { parts.dragging?.isActive ?? false }
    /// The looks of dragged text; kept (DEV-1441).
    public var textDragOptions: UITextDragOptions {
        get { dragging.options }
        set { dragging.options = newValue }
    }
    /// Decides about drops on the text, and hears of them; held weakly.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { dropping.delegate }
        set { dropping.delegate = newValue }
    }
    /// Takes texts and addresses that are dropped.
    public var textDropInteraction: UIDropInteraction? { dropping.interaction }
    /// Whether a drag is over the text.
    public var isTextDropActive: Bool { parts.dropping?.isActive ?? false }

    var madeDragging: TextDragging? {
        get { parts.dragging }
        set { parts.dragging = newValue }
    }
    var madeDropping: TextDropping? {
        get { parts.dropping }
        set { parts.dropping = newValue }
    }

    func draggedItem(at point: CGPoint) -> UITextItem? { nil }
    func setEditableForDrop(_ isEditable: Bool) {}
}
