import Foundation

/// When one of an asset's entries counts: for a device, an appearance, a direction, a size class.
struct AssetConditions: Equatable, Sendable {
    private var idiom: String
    private var style: String?
    private var contrast: String?
    private var direction: String?
    private var width: String?
    private var height: String?

    init(_ entry: [String: Any]) {
        idiom = entry["idiom"] as? String ?? "universal"
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            switch appearance["appearance"] as? String {
            case "luminosity": style = appearance["value"] as? String
            case "contrast": contrast = appearance["value"] as? String
            default: break
            }
        }
        direction = entry["language-direction"] as? String
        width = (entry["width-class"] ?? entry["widthClass"]) as? String
        height = (entry["height-class"] ?? entry["heightClass"]) as? String
    }

    /// How well an entry fits, the appearance before all else; nil where a condition doesn't hold.
    func score(for traits: TraitValues) -> Int? {
        var score = 0
        switch idiom {
        case "universal": break
        case "ipad" where traits.userInterfaceIdiom == .pad: score += 1000
        case "iphone" where traits.userInterfaceIdiom != .pad: score += 1000
        default: return nil
        }
        let isDark = traits.userInterfaceStyle == .dark
        switch style {
        case nil: break
        case "dark" where isDark, "light" where !isDark: score += 100
        default: return nil
        }
        if let contrast {
            guard contrast == "high", traits.accessibilityContrast == .high else { return nil }
            score += 50
        }
        if let direction {
            // One that is for left to right only serves the other direction mirrored, if there is none for it.
            let isRightToLeft = traits.layoutDirection == .rightToLeft
            score += (direction == "right-to-left") == isRightToLeft ? 10 : -5
        }
        for (wanted, actual) in [(width, traits.horizontalSizeClass), (height, traits.verticalSizeClass)] {
            guard let wanted else { continue }
            guard actual == .unspecified || (wanted == "compact") == (actual == .compact) else { return nil }
            score += 20
        }
        return score
    }

    /// The entries that fit best; where none does, as in a set for dark only, all of them.
    static func fitting(_ entries: [[String: Any]], for traits: TraitValues) -> [[String: Any]] {
        let scored = entries.map { (entry: $0, score: AssetConditions($0).score(for: traits)) }
        guard let best = scored.compactMap(\.score).max() else { return entries }
        return scored.filter { $0.score == best }.map(\.entry)
    }
}
