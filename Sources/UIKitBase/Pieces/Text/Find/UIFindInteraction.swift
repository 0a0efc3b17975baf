import CoreGraphics
import Foundation
import PorticoObjC

/// Gives a find interaction its session. The second and third method are optional.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The search to show; nil shows no panel.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// The panel is on the screen. Optional; nothing by default.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// The panel is gone, and the view's text has what was found last selected. Optional; nothing by default.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Shows the panel that finds and replaces in a view.
///
/// - From: the app, ⌘F
/// - To: `FindNavigator`, `UIFindSession`
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// Makes the session for each panel; held weakly, given once.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view that has the interaction; set by `addInteraction(_:)`, nil before that.
    open private(set) weak var view: UIView?
    /// The search that is shown; nil without a panel.
    open private(set) var activeFindSession: UIFindSession?
    /// Makes the menu of the panel's magnifier out of its standard items; nil shows these.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// What the panel looks for, or will when it comes up.
    open var searchText: String? { didSet { if searchText != oldValue { panel?.show(searchText, replacementText) } } }
    /// What the panel puts in the place of what it finds; nil by default.
    open var replacementText: String? {
        didSet { if replacementText != oldValue { panel?.show(searchText, replacementText) } }
    }
    private var panel: FindNavigator?
    private var host: FindHost?
    private weak var formerResponder: UIResponder?

    /// Makes an interaction for `UIView.addInteraction(_:)`; the delegate is held weakly.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Called by the view: the panel goes.
    open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
    /// Called by the view that has the interaction now; nil when it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the panel is on the screen.
    open var isFindNavigatorVisible: Bool { panel != nil }

    /// Brings up the panel, with a second row where that is wanted and the session can replace.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, view.window != nil else { return }
        if let panel {
            panel.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            panel.field.reloadInputViews()
            panel.focus()
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.changed = { [weak self] in self?.updateResultCount() }
        formerResponder = FirstResponder.current
        let panel = FindNavigator(self)
        panel.showsReplacement = showingReplace && session.supportsReplacement
        panel.show(searchText, replacementText)
        let host = FindHost(panel, behind: view)
        (self.panel, self.host) = (panel, host)
        guard host.becomeFirstResponder() else { return dismissFindNavigator() }
        panel.focus()
        delegate?.findInteraction(self, didBegin: session)
        if let searchText, !searchText.isEmpty { panel.search() }
    }

    /// Takes the panel away, gives the keyboard back to who had it, and selects what was found last; nothing without a panel.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        let former = formerResponder
        let range = (session as? UITextSearchingFindSession)?.highlightedRange
        let wasInPanel = panel?.hasFocus == true || FirstResponder.current === host
        activeFindSession = nil
        (panel, host) = (nil, nil)
        session.changed = {}
        session.invalidateFoundResults()
        if wasInPanel {
            // What was found last is selected, where the person goes on.
            if former == nil || former?.becomeFirstResponder() != true {
                FirstResponder.current?.resignFirstResponder()
            }
        }
        if let range, let text = view as? any UITextInput { text.selectedTextRange = range }
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Highlights the next result, after the last one the first; brings up the panel where there is none.
    open func findNext() { step(.forward) }
    /// Highlights the result before, before the first one the last; brings up the panel where there is none.
    open func findPrevious() { step(.backward) }

    private func step(_ direction: UITextStorageDirection) {
        guard let activeFindSession else { return presentFindNavigator(showingReplace: false) }
        activeFindSession.highlightNextResult(in: direction)
    }

    /// The session's results are other ones.
    open func updateResultCount() {
        guard let activeFindSession else { return }
        panel?.show(activeFindSession)
    }

    /// The panel has left the screen in another way than by its button.
    final func panelLeft() { dismissFindNavigator() }
}

/// Who is first responder while the panel comes up: it has the panel as its accessory view.
@MainActor final class FindHost: UIResponder {
    private let panel: FindNavigator
    private weak var view: UIView?

    init(_ panel: FindNavigator, behind view: UIView) {
        (self.panel, self.view) = (panel, view)
        super.init()
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { panel }
    override var next: UIResponder? { view }
}
