import Foundation

/// For which of a bar's places and heights an image is.
struct BarImageKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
}

extension [BarImageKey: UIImage] {
    /// The image for a place and a height: that of the very place before that of any, that of the height before the normal one.
    func image(at position: UIBarPosition, isCompact: Bool, hasPrompt: Bool) -> UIImage? {
        guard !isEmpty else { return nil }
        let metrics: [UIBarMetrics] =
            switch (isCompact, hasPrompt) {
            case (false, false): [.default]
            case (false, true): [.defaultPrompt, .default]
            case (true, false): [.compact, .default]
            case (true, true): [.compactPrompt, .compact, .defaultPrompt, .default]
            }
        for metrics in metrics {
            for position in [position, .any] {
                if let found = self[BarImageKey(position: position, metrics: metrics)] { return found }
            }
        }
        return nil
    }
}
