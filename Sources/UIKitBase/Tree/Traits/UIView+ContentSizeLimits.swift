import Foundation

/// The smallest and the largest text size that a view and its subviews follow.
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    var isEmpty: Bool { minimum == nil && maximum == nil }

    /// Where the two contradict each other the maximum wins.
    func applied(to category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        let raised = minimum.map { max($0, category) } ?? category
        return maximum.map { min($0, raised) } ?? raised
    }
}

extension UIView {
    var contentSizeLimits: ContentSizeLimits {
        get { extras?.contentSizeLimits ?? ContentSizeLimits() }
        set {
            guard newValue != contentSizeLimits else { return }
            changeOwnTraits { needExtras().contentSizeLimits = newValue }
        }
    }

    /// This view's limits first, then those around it.
    var describedContentSizeLimits: String {
        var lines: [String] = []
        var here: UIView? = self
        while let view = here {
            let limits = view.contentSizeLimits
            if !limits.isEmpty {
                let bounds = [
                    limits.minimum.map { "minimum \($0.rawValue)" }, limits.maximum.map { "maximum \($0.rawValue)" },
                ]
                lines.append("\(type(of: view)): " + bounds.compactMap { $0 }.joined(separator: ", "))
            }
            here = view.parentView
        }
        return lines.joined(separator: "; ")
    }
}
