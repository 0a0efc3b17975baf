import CoreGraphics
import Foundation
import PorticoNib

extension UILabel {
    static let nibLabelProperties = NibTable<UILabel> { table in
        table.row("fontDescription") { label, value in value.font.map { label.font = $0 } }
        table.row("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1.bool }
        table.row("numberOfLines") { $0.numberOfLines = $1.int }
        table.row("textAlignment") { $0.textAlignment = NibText.alignment($1.plain) }
        table.row("lineBreakMode") { $0.lineBreakMode = NibText.lineBreak($1.plain) }
        table.row("baselineAdjustment") { label, value in
            value.choice(["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
                .map { label.baselineAdjustment = $0 }
        }
        table.row("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1.bool }
        table.row("minimumScaleFactor") { label, value in
            label.minimumScaleFactor = value.cgFloat
            label.adjustsFontSizeToFitWidth = true
        }
        table.row("minimumFontSize") { label, value in
            guard let size = label.font?.pointSize, size > 0, value.cgFloat > 0 else { return }
            label.minimumScaleFactor = min(1, value.cgFloat / size)
            label.adjustsFontSizeToFitWidth = true
        }
        table.row("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1.bool }
        table.row("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1.cgFloat }
        // Nil is the colour that the class has anyway.
        table.row("textColor") { label, value in value.color.map { label.textColor = $0 } }
        table.row("highlightedColor") { $0.highlightedTextColor = $1.color }
        table.row("shadowColor") { $0.shadowColor = $1.color }
        table.row("shadowOffset") { $0.shadowOffset = $1.size }
        table.row("enabled") { $0.isEnabled = $1.bool }
        table.row("highlighted") { $0.isHighlighted = $1.bool }
        table.row("showsExpansionTextWhenTruncated") { $0.showsExpansionTextWhenTruncated = $1.bool }
        table.row("text") { $0.text = $1.string }
        table.row("attributedText") { label, value in value.attributedString.map { label.attributedText = $0 } }
    }
}

extension UIImageView {
    static let nibImageProperties = NibTable<UIImageView> { table in
        table.row("preferredSymbolConfiguration") { view, value in
            view.preferredSymbolConfiguration = value.node.flatMap { NibImage.configuration($0) }
        }
        table.row("image") { $0.image = $1.image }
        table.row("highlightedImage") { $0.highlightedImage = $1.image }
        table.row("highlighted") { $0.isHighlighted = $1.bool }
        table.all { view, reading in
            // An image that the app lacks still has its size.
            guard view.image == nil, let name = reading.node.string("image"),
                let size = reading.context.facts.imageSizes[name],
                size.width > 0, size.height > 0
            else { return }
            let format = UIGraphicsImageRendererFormat.default()
            format.scale = 1
            let bounds = CGSize(width: min(size.width, 2048), height: min(size.height, 2048))
            view.image = UIGraphicsImageRenderer(size: bounds, format: format).image { _ in }
        }
    }
}

extension UIScrollView {
    static let nibScrollProperties = NibTable<UIScrollView> { table in
        table.row("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1.bool }
        table.row("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1.bool }
        table.row("pagingEnabled") { $0.isPagingEnabled = $1.bool }
        table.row("scrollEnabled") { $0.isScrollEnabled = $1.bool }
        table.row("bounces") { $0.bounces = $1.bool }
        table.row("bouncesZoom") { $0.bouncesZoom = $1.bool }
        table.row("alwaysBounceVertical") { $0.alwaysBounceVertical = $1.bool }
        table.row("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1.bool }
        table.row("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1.bool }
        table.row("delaysContentTouches") { $0.delaysContentTouches = $1.bool }
        table.row("canCancelContentTouches") { $0.canCancelContentTouches = $1.bool }
        table.row("keyboardDismissMode") { scroll, value in
            value.choice(["none": .none, "onDrag": .onDrag, "interactive": .interactive])
                .map { scroll.keyboardDismissMode = $0 }
        }
        table.row("indicatorStyle") { scroll, value in
            value.choice(["default": .default, "black": .black, "white": .white]).map { scroll.indicatorStyle = $0 }
        }
        table.row("contentInsetAdjustmentBehavior") { scroll, value in
            value.choice([
                "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
            ]).map { scroll.contentInsetAdjustmentBehavior = $0 }
        }
        table.row("automaticallyAdjustsScrollIndicatorInsets") {
            $0.automaticallyAdjustsScrollIndicatorInsets = $1.bool
        }
        // 0 is what old documents have for lists, which don't zoom.
        table.row("minimumZoomScale") { scroll, value in if value.double > 0 { scroll.minimumZoomScale = value.cgFloat }
        }
        table.row("maximumZoomScale") { scroll, value in if value.double > 0 { scroll.maximumZoomScale = value.cgFloat }
        }
        table.row("scrollsToTop") { $0.scrollsToTop = $1.bool }
        table.row("contentInset") { $0.contentInset = $1.insets }
        table.row("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1.insets }
        table.row("contentSize") { $0.contentSize = $1.size }
        table.row("refreshControl") { $0.refreshControl = $1.object as? UIRefreshControl }
    }
}

extension UIScrollView: NibPartHolder {
    package func nibPart(_ name: String) -> AnyObject? {
        switch name {
        case "contentLayoutGuide": contentLayoutGuide
        case "frameLayoutGuide": frameLayoutGuide
        default: nil
        }
    }
}

extension UIVisualEffectView: NibPartHolder {
    package func nibPart(_ name: String) -> AnyObject? { name == "contentView" ? contentView : nil }

    static let nibEffectProperties = NibTable<UIVisualEffectView> { table in
        table.all { view, reading in
            for node in reading.node.children {
                if let effect = effect(node) { view.effect = effect }
            }
        }
    }

    private static func effect(_ node: NibNode) -> UIVisualEffect? {
        switch node.element {
        case "blurEffect": UIBlurEffect(style: blurs[node.string("style") ?? ""] ?? .regular)
        case "vibrancyEffect":
            UIVibrancyEffect(
                blurEffect: node.children.lazy.compactMap(effect).first as? UIBlurEffect
                    ?? UIBlurEffect(style: .regular))
        default: nil
        }
    }

    private static let blurs: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .dark, "regular": .regular,
        "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
