import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitBase

/// Pages that zoom out of the views that they belong to, and back into them. DEV-1183.
final class ZoomTests: ControlTestCase, @unchecked Sendable {
    private struct Gallery: View {
        @Namespace private var space
        @State private var isCovered = false

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink {
                        Text("Detail").navigationTransition(.zoom(sourceID: "card", in: space))
                    } label: {
                        Text("Card").frame(width: 80, height: 80)
                            .matchedTransitionSource(id: "card", in: space) {
                                $0.clipShape(RoundedRectangle(cornerRadius: 12))
                            }
                    }
                    NavigationLink("Plain") { Text("Plain detail") }
                    Button("Cover") { isCovered = true }.matchedTransitionSource(id: 2, in: space)
                    Spacer()
                }
                .fullScreenCover(isPresented: $isCovered) {
                    Text("Covering").navigationTransition(.zoom(sourceID: 2, in: space))
                }
            }
        }
    }

    @MainActor private var stack: UINavigationController? {
        func search(_ controller: UIViewController?) -> UINavigationController? {
            guard let controller else { return nil }
            return controller as? UINavigationController ?? controller.children.lazy.compactMap(search).first
        }
        return search(harness.window.rootViewController)
    }

    /// The view that a controller's zoom begins at.
    @MainActor private func source(of zoomed: UIViewController, from other: UIViewController) throws -> UIView? {
        let transition = try XCTUnwrap(zoomed.preferredTransition)
        guard case .zoom(_, let provider) = transition.kind else {
            XCTFail("no zoom")
            return nil
        }
        return provider(.init(source: other, zoomed: zoomed))
    }

    func testThatALinksPageZoomsOutOfItsSource() throws {
        try onMain {
            show(Gallery())
            let stack = try XCTUnwrap(stack), root = try XCTUnwrap(stack.topViewController)
            let card = try XCTUnwrap(find("Card"))
            tap("Card")
            XCTAssertNotNil(find("Detail"))
            let detail = try XCTUnwrap(stack.topViewController)
            XCTAssertNotIdentical(detail, root)
            let source = try XCTUnwrap(try self.source(of: detail, from: root))
            XCTAssertTrue(card.isDescendant(of: source))
            XCTAssertEqual(source.bounds.width, 80, accuracy: 0.5)
            XCTAssertEqual(source.layer.cornerRadius, 12)
            stack.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertNil(find("Detail"))
            tap("Plain")
            XCTAssertNotNil(find("Plain detail"))
            XCTAssertNil(stack.topViewController?.preferredTransition)
        }
    }

    func testThatACoverZoomsOutOfItsSource() throws {
        try onMain {
            show(Gallery())
            let button = try XCTUnwrap(find("Cover"))
            tap("Cover")
            let root = try XCTUnwrap(harness.window.rootViewController)
            let cover = try XCTUnwrap(root.presentedViewController)
            let source = try XCTUnwrap(try self.source(of: cover, from: root))
            XCTAssertTrue(button.isDescendant(of: source))
        }
    }
}
