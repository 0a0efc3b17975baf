import SwiftUI
import UIKit

/// What assistive technologies and tests find of a chart's marks.
struct PlotAccessibility: UIViewRepresentable {
    let geometry: PlotGeometry

    func makeUIView(context: Context) -> PlotAccessibilityView { PlotAccessibilityView() }

    func updateUIView(_ view: PlotAccessibilityView, context: Context) {
        let environment = context.environment
        view.describe = { [geometry] in MarkDescription.all(in: geometry, locale: environment.locale) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: PlotAccessibilityView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// What is said of one mark.
struct MarkDescription: Equatable {
    var label: String
    var value: String
    var identifier: String?
    var frame: CGRect

    /// The descriptions of all marks that aren't hidden: a mark's first value names it, the others are its value.
    @MainActor static func all(in geometry: PlotGeometry, locale: Locale) -> [MarkDescription] {
        geometry.model.marks.compactMap { mark in
            let item = mark.item
            guard !item.accessibility.isHidden, let frame = geometry.frame(of: mark) else { return nil }
            let values = item.x.values + item.y.values + item.angle.values
            let first = mark.valueAxis == .horizontal ? item.y.values.first ?? values.first : values.first
            var others = mark.valueAxis == .horizontal ? item.x.values : Array(values.dropFirst())
            if values.count == 1 { others = values }
            others += [item.styleValue, item.symbolValue, item.series].compactMap { $0 }.prefix(1)
            let isNamed = values.count > 1 || item.kind == .rule
            return MarkDescription(
                label: item.accessibility.label?.string(locale)
                    ?? (isNamed ? first.map { $0.words(locale) } ?? "" : item.styleValue?.words(locale) ?? ""),
                value: item.accessibility.value?.string(locale)
                    ?? others.map { value in
                        [value.label.string(locale), value.words(locale)].compactMap { $0 }.joined(separator: ": ")
                    }.joined(separator: ", "), identifier: item.accessibility.identifier,
                frame: frame.insetBy(dx: min(frame.width - 8, 0) / 2, dy: min(frame.height - 8, 0) / 2))
        }
    }
}

extension Plotted {
    /// The value as it is read.
    func words(_ locale: Locale) -> String {
        switch low {
        case .category(let string): return string
        case .number(let number):
            let text = number.formatted(.number.locale(locale))
            guard case .number(let end) = high else { return text }
            return "\(text)–\(end.formatted(.number.locale(locale)))"
        case .date(let date):
            var style = Date.FormatStyle(locale: locale)
            switch unit {
            case .year: style = style.year()
            case .month, .quarter: style = style.month(.wide).year()
            case .hour, .minute, .second: style = style.month(.abbreviated).day().hour().minute()
            default: style = style.month(.abbreviated).day().year()
            }
            return style.format(date)
        }
    }
}

/// A view over the plot that isn't seen or touched and has an element for each mark.
final class PlotAccessibilityView: UIView {
    var describe: (() -> [MarkDescription])? { didSet { made = nil } }
    private var made: [UIAccessibilityElement]?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityElements: [Any]? {
        get {
            // Charts of thousands of marks pay for them only when somebody asks.
            if let made { return made }
            let elements = (describe?() ?? []).map { description in
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityLabel = description.label
                element.accessibilityValue = description.value
                element.accessibilityIdentifier = description.identifier
                element.accessibilityFrameInContainerSpace = description.frame
                return element
            }
            made = elements
            return elements
        }
        set {}
    }
}
