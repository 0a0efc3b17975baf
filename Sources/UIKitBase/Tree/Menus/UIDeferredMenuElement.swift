import Foundation

/// A place in a menu whose entries are made when the menu is shown. Until they are there a row says that they are on the way.
///
/// - From: `MenuList`
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    /// Makes entries and hands them over by calling its argument, once.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var known: [UIMenuElement]?
    private var waiting: [([UIMenuElement]) -> Void] = []
    private var isAsked = false

    /// The provider is asked the first time that the element is shown, and what it hands over is kept.
    ///
    /// - Parameter elementProvider: Called on the main thread; it calls its argument once, on the main thread, when the entries are
    ///   there. Later calls do nothing.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    /// The provider is asked every time that the element is shown.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// A provider can't be stored: always nil.
    public required init?(coder: NSCoder) { nil }

    /// What is known without asking again.
    var elements: [UIMenuElement]? { isCached ? known : nil }

    /// Calls `body` with the entries, at once where they are known. Who asks while the provider is at work waits with the others.
    func load(_ body: @escaping ([UIMenuElement]) -> Void) {
        if let elements { return body(elements) }
        waiting.append(body)
        guard !isAsked else { return }
        isAsked = true
        provider { [weak self] elements in self?.take(elements) }
    }

    private func take(_ elements: [UIMenuElement]) {
        guard isAsked else { return }
        isAsked = false
        if isCached { known = elements }
        let told = waiting
        waiting = []
        for body in told { body(elements) }
    }
}
