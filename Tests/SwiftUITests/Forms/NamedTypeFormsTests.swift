import TestSupport
import UIKit
import WidgetKit
import XCTest

@testable import SwiftUI

/// Types that apps name where most only use their values, and what they compare.
final class NamedTypeFormsTests: ControlTestCase, @unchecked Sendable {
    private struct Page: View {
        @Environment(\.dismiss) private var dismiss: DismissAction
        @Environment(\.openURL) private var openURL: OpenURLAction
        @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
        let notes: Notes

        var body: some View {
            VStack {
                Button("Tell") { notes.add("presented \(mode.wrappedValue.isPresented)") }
                Button("Open") { if let url = URL(string: "https://example.com") { openURL(url) } }
                Button("Close") { dismiss.callAsFunction() }
            }
        }
    }

    private struct Front: View {
        let notes: Notes
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                    Page(notes: notes).environment(
                        \.openURL,
                        OpenURLAction { url in
                            notes.add(url.absoluteString)
                            return .handled
                        })
                }
        }
    }

    func testThatActionsOfTheEnvironmentAreCalledByTheirTypes() {
        onMain {
            let notes = Notes()
            show(Front(notes: notes))
            tap("Show")
            tap("Tell")
            tap("Open")
            XCTAssertEqual(notes.lines, ["presented true", "https://example.com"])
            tap("Close")
            XCTAssertNil(find("Close"))
        }
    }

    func testThatValuesOfTheEnvironmentAreCompared() {
        onMain {
            let phases: [ScenePhase] = [.background, .inactive, .active]
            XCTAssertEqual(phases.map { $0 == .active }, [false, false, true])
            let schemes: [ColorScheme] = [.light, .dark], modes: [EditMode] = [.inactive, .transient, .active]
            XCTAssertEqual(schemes.map { $0 == ColorScheme.dark }, [false, true])
            XCTAssertEqual(modes.map { $0 == EditMode.active }, [false, false, true])
            XCTAssertEqual(modes.map(\.isEditing), [false, true, true])
            let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
            XCTAssertEqual(directions.map { $0 == LayoutDirection.rightToLeft }, [false, true])
        }
    }

    private struct Pages: UIViewControllerRepresentable {
        typealias UIViewControllerType = UIPageViewController

        func makeUIViewController(context: Context) -> UIViewControllerType {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        func updateUIViewController(_ controller: UIViewControllerType, context: Context) {
            controller.view.accessibilityIdentifier = "pages"
        }
    }

    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                let step = CGFloat(index) * 40
                view.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
            }
        }
    }

    func testThatAControllersTypeAndALayoutAreNamed() {
        onMain {
            show(
                VStack {
                    Pages().frame(height: 100)
                    Diagonal().callAsFunction {
                        Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("first")
                        Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("second")
                    }
                })
            XCTAssertNotNil(views.first { $0.accessibilityIdentifier == "pages" })
            guard let first = find("first"), let second = find("second") else { return XCTFail("nothing is placed") }
            let (from, to) = (place(first), place(second))
            XCTAssertEqual(to.x - from.x, 40, accuracy: 0.01)
            XCTAssertEqual(to.y - from.y, 40, accuracy: 0.01)
        }
    }

    private struct Clock: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }
    private struct Single: WidgetBundle {
        var body: some Widget { Clock() }
    }
    private struct Several: WidgetBundle {
        @WidgetBundleBuilder var body: some Widget {
            Clock()
            if #available(iOS 17, *) { Clock() }
        }
    }

    func testThatABundleHasItsWidgets() {
        onMain {
            let single: Any = Single().body, several: Any = Several().body
            XCTAssertTrue(single is Clock)
            XCTAssertFalse(several is Clock, "of several nobody asks which")
        }
    }
}
