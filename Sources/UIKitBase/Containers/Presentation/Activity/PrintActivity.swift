import Foundation

/// Prints what is shared: pictures, PDFs and texts, or what a formatter or renderer among the items prints.
@MainActor final class PrintActivity: UIActivity {
    private var content: Content?

    private enum Content {
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
    }

    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { Word.print.text }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { Self.content(of: activityItems) != nil }

    override func prepare(withActivityItems activityItems: [Any]) { content = Self.content(of: activityItems) }

    override func perform() {
        let controller = UIPrintInteractionController.shared
        switch content {
        case .items(let items)?: controller.printingItems = items
        case .formatter(let formatter)?: controller.printFormatter = formatter
        case .renderer(let renderer)?: controller.printPageRenderer = renderer
        case nil: return activityDidFinish(false)
        }
        let isShown = controller.present(animated: true) { [self] _, isDone, _ in activityDidFinish(isDone) }
        if !isShown { activityDidFinish(false) }
    }

    /// A renderer or formatter counts before all else: an app adds it to say how the rest is printed.
    private static func content(of items: [Any]) -> Content? {
        for case let renderer as UIPrintPageRenderer in items { return .renderer(renderer) }
        for case let formatter as UIPrintFormatter in items { return .formatter(formatter) }
        let printed = items.filter { PrintItem($0) != nil }
        if !printed.isEmpty { return .items(printed) }
        for case let text as NSAttributedString in items {
            return .formatter(UISimpleTextPrintFormatter(attributedText: text))
        }
        for case let text as String in items { return .formatter(UISimpleTextPrintFormatter(text: text)) }
        return nil
    }
}
