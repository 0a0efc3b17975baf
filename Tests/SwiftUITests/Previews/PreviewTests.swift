import TestSupport
import UIKit
import WidgetKit
import XCTest

@testable import SwiftUI
@testable import UIKit

/// A group as an app writes it: this module's tests see its other initialiser, too.
@MainActor private func group<V: View>(@ViewBuilder _ content: () -> V) -> Group<V> { Group(content: content) }

/// Which previews a provider gives, what they say of themselves, and what is shown of one.
final class PreviewTests: ControlTestCase, @unchecked Sendable {
    private struct Card: View {
        var body: some View {
            group {
                Text("a")
                Text("b")
            }
        }
    }

    private struct Gallery: PreviewProvider {
        static var previews: some View {
            group {
                Text("one").previewDisplayName("One").previewLayout(.fixed(width: 30, height: 40))
                ForEach(0..<2) { Text("row \($0)") }.previewLayout(.sizeThatFits)
                group { Text("inner").previewDisplayName("Inner") }.previewDisplayName("Outer")
                    .previewDevice("iPhone SE").previewInterfaceOrientation(.landscapeLeft)
                Card().previewDisplayName("Card")
            }
        }
    }

    private struct Single: PreviewProvider {
        static var previews: some View { VStack { Text("a").previewDisplayName("not the preview's") } }
    }

    private struct Choice: PreviewProvider {
        static let isShown = false
        static var previews: some View {
            if isShown { Text("never") } else { Text("shown").previewDisplayName("Shown") }
        }
    }

    func testEveryViewOfAGroupIsAPreview() {
        onMain {
            let found = ProvidedPreviews.previews(of: Gallery.self)
            XCTAssertEqual(found.map(\.name), ["One", nil, nil, "Inner", "Card"])
            XCTAssertEqual(
                found.map(\.settings.layout),
                [.fixed(CGSize(width: 30, height: 40)), .sizeThatFits, .sizeThatFits, .device, .device])
            XCTAssertEqual(found[3].settings.device, "iPhone SE")
            XCTAssertEqual(found[3].settings.orientation, .landscapeLeft)
            XCTAssertNil(found[0].settings.device)
        }
    }

    func testAViewWithABodyIsOnePreview() {
        onMain {
            XCTAssertEqual(ProvidedPreviews.previews(of: Single.self).map(\.name), [nil])
            XCTAssertEqual(ProvidedPreviews.previews(of: Choice.self).map(\.name), ["Shown"])
        }
    }

    func testTraitsOfAPreviewCountInTheirOrder() {
        onMain {
            let preview = Preview("A", traits: .portrait, .sizeThatFitsLayout, .landscapeRight) { Text("a") }
            XCTAssertEqual(preview.name, "A")
            XCTAssertEqual(preview.settings.layout, .sizeThatFits)
            XCTAssertEqual(preview.settings.orientation, .landscapeRight)
        }
    }

    func testAPreviewsViewAsksForItsOwnSize() {
        onMain {
            let preview = Preview { Color.red.frame(width: 70, height: 20) }
            let controller = preview.makeController(preview.settings)
            harness.show(root: controller)
            XCTAssertEqual(
                PreviewSize.fitting(controller, in: CGSize(width: 400, height: 800)), CGSize(width: 70, height: 20))
            let greedy = Preview { Color.red }
            XCTAssertEqual(
                PreviewSize.fitting(greedy.makeController(greedy.settings), in: CGSize(width: 400, height: 800)),
                CGSize(width: 400, height: 800))
        }
    }

    private struct Framed: PreviewModifier {
        static func makeSharedContext() async throws -> String { "shared" }
        func body(content: Content, context: String) -> some View {
            VStack {
                Text(context)
                content
            }
        }
    }

    func testAModifierGetsWhatItsPreviewsShare() {
        onMain {
            let preview = Preview(traits: .modifier(Framed())) { Text("own") }
            let controller = preview.makeController(preview.settings)
            harness.show(root: controller)
            harness.turn()
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("shared"))
            XCTAssertNotNil(find("own"))
        }
    }

    private struct FamilyName: View {
        @Environment(\.widgetFamily) private var family
        var body: some View { Text(family.description) }
    }

    private struct Widgets: PreviewProvider {
        static var previews: some View {
            group {
                FamilyName().previewContext(WidgetPreviewContext(family: .systemMedium)).previewDisplayName("Medium")
                FamilyName().previewDisplayName("Small").previewContext(WidgetPreviewContext(family: .systemSmall))
            }
        }
    }

    func testAWidgetsPreviewHasTheRoomOfItsFamily() throws {
        try onMain {
            let previews = ProvidedPreviews.previews(of: Widgets.self)
            XCTAssertEqual(previews.map(\.name), ["Medium", "Small"])
            XCTAssertEqual(
                previews.map(\.settings.layout),
                [.fixed(CGSize(width: 338, height: 158)), .fixed(CGSize(width: 158, height: 158))])
            let first = try XCTUnwrap(previews.first)
            harness.show(root: first.makeController(first.settings))
            harness.turn()
            XCTAssertNotNil(find("systemMedium"))
        }
    }

    /// Elsewhere the modifiers of previews change nothing.
    func testModifiersOfPreviewsChangeNothingElsewhere() {
        onMain {
            let controller = UIHostingController(
                rootView: Color.red.frame(width: 70, height: 20).previewLayout(.fixed(width: 10, height: 10)))
            harness.show(root: controller)
            XCTAssertEqual(controller.sizeThatFits(in: CGSize(width: 400, height: 400)), CGSize(width: 70, height: 20))
        }
    }
}
