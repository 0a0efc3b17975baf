import UIKit

extension NSAttributedString.Key {
    /// The address of a run, a `URL`. UIKit's labels underline `link`; texts of SwiftUI's show links in the tint alone.
    static let textLink = NSAttributedString.Key("SwiftUI.TextLink")
}

/// Opens the links in a text where they are tapped. Touches beside them go to gestures around the text.
@MainActor final class TextLinks {
    private unowned let label: TextLabel
    private let recognizer = LinkRecognizer()
    private var open: (URL) -> Void = { _ in }

    init(_ label: TextLabel) { self.label = label }

    typealias Link = (url: URL, range: NSRange)

    static func links(in text: NSAttributedString) -> [Link] {
        var links: [Link] = []
        text.enumerateAttribute(.textLink, in: NSRange(location: 0, length: text.length), options: []) {
            value, range, _ in
            if let url = value as? URL { links.append((url, range)) }
        }
        return links
    }

    /// Takes the links of a text of that length, and the way they are opened at its place.
    func setLinks(_ links: [Link], length: Int, _ environment: EnvironmentValues) {
        let whole = NSRange(location: 0, length: length)
        guard !links.isEmpty else {
            if recognizer.view != nil { label.removeGestureRecognizer(recognizer) }
            label.activateLink = nil
            return
        }
        let action = environment.openURL
        open = { action($0) }
        recognizer.isEnabled = environment.isEnabled
        if recognizer.view == nil {
            recognizer.findLink = { [unowned self] in url(at: $0) }
            recognizer.openLink = { [unowned self] in open($0) }
            label.addGestureRecognizer(recognizer)
        }
        // To accessibility a text that is one link is that link.
        let first = links[0]
        label.activateLink = links.count == 1 && NSEqualRanges(first.range, whole) ? { action(first.url) } : nil
    }

    /// The address of the letters at a place in the label.
    private func url(at point: CGPoint) -> URL? {
        let (layout, origin) = label.drawnLayout(in: label.textBounds)
        for line in Text.Layout(layout, origin: origin) {
            for run in line {
                guard let url = run.run.attributes[.textLink] as? URL else { continue }
                if run.typographicBounds.rect.insetBy(dx: -2, dy: -4).contains(point) { return url }
            }
        }
        return nil
    }
}

/// A tap on a link.
private final class LinkRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    var findLink: (CGPoint) -> URL? = { _ in nil }
    var openLink: (URL) -> Void = { _ in }
    private var tapped: URL?

    init() {
        super.init(target: nil, action: nil)
        delegate = self
        addHandler { [weak self] recognizer in
            guard recognizer.state == .ended, let self, let url = tapped else { return }
            openLink(url)
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        tapped = findLink(touch.location(in: view))
        return tapped != nil
    }
}
