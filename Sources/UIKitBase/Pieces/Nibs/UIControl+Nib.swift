import CoreGraphics
import Foundation
import PorticoNib

extension UIControl {
    static var segueEvents: UInt { (self is UIButton.Type ? Event.touchUpInside : .valueChanged).rawValue }

    static let nibControlProperties = NibTable<UIControl> { table in
        table.row("enabled") { $0.isEnabled = $1.bool }
        table.row("selected") { $0.isSelected = $1.bool }
        table.row("highlighted") { $0.isHighlighted = $1.bool }
        table.row("contentHorizontalAlignment") { control, value in
            value.choice([
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ]).map { control.contentHorizontalAlignment = $0 }
        }
        table.row("contentVerticalAlignment") { control, value in
            value.choice(["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
                .map { control.contentVerticalAlignment = $0 }
        }
        table.row("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1.bool }
        table.row("toolTip") { $0.toolTip = $1.string }
    }
}

extension UISwitch {
    static let nibSwitchProperties = NibTable<UISwitch> { table in
        table.row("onTintColor") { $0.onTintColor = $1.color }
        table.row("thumbTintColor") { $0.thumbTintColor = $1.color }
        table.row("title") { $0.title = $1.string }
        // Silence is off; documents say "on" only.
        table.row("on") { $0.setOn($1.bool, animated: false) }
    }
}

extension UISlider {
    static let nibSliderProperties = NibTable<UISlider> { table in
        table.row("minValue") { $0.minimumValue = $1.float }
        table.row("maxValue") { $0.maximumValue = $1.float }
        table.row("value") { $0.value = $1.float }
        table.row("continuous") { $0.isContinuous = $1.bool }
        table.row("minimumTrackTintColor") { $0.minimumTrackTintColor = $1.color }
        table.row("maximumTrackTintColor") { $0.maximumTrackTintColor = $1.color }
        table.row("thumbTintColor") { $0.thumbTintColor = $1.color }
        table.row("minimumValueImage") { $0.minimumValueImage = $1.image }
        table.row("maximumValueImage") { $0.maximumValueImage = $1.image }
    }
}

extension UIStepper {
    static let nibStepperProperties = NibTable<UIStepper> { table in
        table.row("minimumValue") { $0.minimumValue = $1.double }
        table.row("maximumValue") { $0.maximumValue = $1.double }
        table.row("value") { $0.value = $1.double }
        table.row("stepValue") { stepper, value in if value.double > 0 { stepper.stepValue = value.double } }
        table.row("continuous") { $0.isContinuous = $1.bool }
        table.row("autorepeat") { $0.autorepeat = $1.bool }
        table.row("wraps") { $0.wraps = $1.bool }
    }
}

extension UISegmentedControl {
    static let nibSegmentProperties = NibTable<UISegmentedControl> { table in
        table.row("momentary") { $0.isMomentary = $1.bool }
        table.row("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1.bool }
        table.row("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1.color }
        table.all { control, reading in
            for (place, node) in reading.node.list("segments").enumerated() {
                let image =
                    node.string("image").flatMap {
                        NibImage.image($0, catalog: node.string("catalog"), reading.context)
                    }
                    ?? node.child("image").flatMap { NibImage.reference($0, reading.context) }
                if let image {
                    control.insertSegment(with: image, at: place, animated: false)
                } else {
                    let title = node.string("title") ?? node.child("title")?.text ?? ""
                    control.insertSegment(
                        withTitle: reading.translated("segmentTitles[\(place)]", title), at: place, animated: false)
                }
                if let width = node.number("width"), width > 0 { control.setWidth(width, forSegmentAt: place) }
                if node.flag("enabled") == false { control.setEnabled(false, forSegmentAt: place) }
                if let offset = node.child("contentOffset") {
                    control.setContentOffset(
                        CGSize(width: offset.number("width") ?? 0, height: offset.number("height") ?? 0),
                        forSegmentAt: place)
                }
            }
            // A document that says nothing has the first one chosen.
            let chosen = Int(reading.node.number("selectedSegmentIndex") ?? 0)
            control.selectedSegmentIndex =
                control.isMomentary || !(0..<control.numberOfSegments).contains(chosen)
                ? UISegmentedControl.noSegment : chosen
        }
    }
}

extension UIPageControl {
    static let nibPageProperties = NibTable<UIPageControl> { table in
        table.row("numberOfPages") { $0.numberOfPages = $1.int }
        table.row("currentPage") { $0.currentPage = $1.int }
        table.row("hidesForSinglePage") { $0.hidesForSinglePage = $1.bool }
        table.row("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1.color }
        table.row("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1.color }
    }
}

extension UIProgressView {
    static let nibProgressProperties = NibTable<UIProgressView> { table in
        table.row("progressViewStyle") { $0.progressViewStyle = $1.plain == "bar" ? .bar : .default }
        table.row("progress") { $0.progress = $1.float }
        table.row("progressTintColor") { $0.progressTintColor = $1.color }
        table.row("trackTintColor") { $0.trackTintColor = $1.color }
    }
}

extension UIActivityIndicatorView {
    static let nibActivityProperties = NibTable<UIActivityIndicatorView> { table in
        table.row("style") { view, value in
            view.style = value.plain == "large" || value.plain == "whiteLarge" ? .large : .medium
            if value.plain.hasPrefix("white") { view.color = .white }
        }
        table.row("color") { $0.color = $1.color }
        table.all { view, reading in
            view.hidesWhenStopped = reading.node.flag("hidesWhenStopped") ?? false
            if reading.node.flag("animating") == true { view.startAnimating() }
        }
    }
}
