import SwiftUI
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

@MainActor private final class Calls {
    var lines: [String] = []
}

private struct Wrapped: UIViewRepresentable {
    let number: Int
    let calls: Calls

    func makeCoordinator() -> Calls {
        calls.lines.append("coordinator")
        return calls
    }
    func makeUIView(context: Context) -> UIView {
        calls.lines.append("make")
        return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {
        calls.lines.append("update \(number) \(context.environment.isEnabled)")
    }
    static func dismantleUIView(_ view: UIView, coordinator: Calls) { coordinator.lines.append("dismantle") }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: 30, height: 12)
    }
}

private struct Around: View {
    let number: Int?
    let isDisabled: Bool
    let calls: Calls
    var body: some View {
        VStack { if let number { Wrapped(number: number, calls: calls) } }.disabled(isDisabled)
    }
}

/// A body whose code is another after a patch: here, by what it is told.
private struct Patched: View {
    final class Code { var word = "old" }
    let code: Code
    @State private var count = 0
    var body: some View {
        VStack {
            Text("\(code.word) \(count)")
            Button("Add") { count += 1 }
        }
    }
}

/// Bodies of a process that gets other functions.
final class PatchedBodyTests: ControlTestCase, @unchecked Sendable {
    func testAPatchRunsBodiesAgainAndKeepsTheirState() {
        onMain {
            let code = Patched.Code()
            show(Patched(code: code))
            tap("Add")
            code.word = "new"
            harness.turn()
            XCTAssertNotNil(find("old 1"), "nothing that it reads has changed")
            CodePatch.showPatch()
            harness.turn()
            XCTAssertNotNil(find("new 1"))
        }
    }

    func testWhatIsNotOnTheScreenRunsWhenItComes() {
        onMain {
            let code = Patched.Code()
            let controller = UIHostingController(rootView: Patched(code: code))
            harness.show(root: controller)
            harness.turn()
            harness.show(root: UIViewController())
            harness.turn()
            code.word = "new"
            CodePatch.showPatch()
            harness.turn()
            harness.show(root: controller)
            harness.turn()
            harness.turn()
            XCTAssertNotNil(find("new 0"))
        }
    }
}

@MainActor private final class Height: ObservableObject {
    @Published var points: CGFloat = 100
}

/// A bar that says how high it has become.
private struct Bar: View {
    @ObservedObject var height: Height
    let calls: Calls
    var body: some View {
        Color.red.frame(height: height.points).background(
            GeometryReader { proxy in
                Color.clear.onChange(of: proxy.size.height) { _, new in calls.lines.append("\(Int(new))") }
            })
    }
}

/// SwiftUI in UIKit, and UIKit in SwiftUI.
final class HostingTests: MainTestCase, @unchecked Sendable {
    func testTheOrderOfARepresentablesCalls() {
        onMain {
            let calls = Calls()
            let hosted = Hosted(harness, Around(number: 1, isDisabled: false, calls: calls))
            XCTAssertEqual(calls.lines, ["coordinator", "make", "update 1 true"])
            calls.lines = []
            hosted.controller.rootView = Around(number: 2, isDisabled: false, calls: calls)
            harness.turn()
            XCTAssertEqual(calls.lines, ["update 2 true"])
            calls.lines = []
            hosted.controller.rootView = Around(number: 2, isDisabled: true, calls: calls)
            harness.turn()
            XCTAssertEqual(calls.lines, ["update 2 false"], "it read the environment")
            calls.lines = []
            hosted.controller.rootView = Around(number: nil, isDisabled: true, calls: calls)
            harness.turn()
            XCTAssertEqual(calls.lines, ["dismantle"])
        }
    }

    func testTheSizesOfAController() {
        onMain {
            let fixed = UIHostingController(rootView: Color.red.frame(width: 80, height: 40))
            XCTAssertEqual(fixed.sizeThatFits(in: CGSize(width: 300, height: 300)), CGSize(width: 80, height: 40))
            XCTAssertEqual(fixed.view.intrinsicContentSize, CGSize(width: 80, height: 40))
            let wrapped = UIHostingController(rootView: Wrapped(number: 1, calls: Calls()))
            XCTAssertEqual(wrapped.sizeThatFits(in: CGSize(width: 300, height: 300)), CGSize(width: 30, height: 12))
        }
    }

    func testWhoAsksForLayoutSeesWhatHasChanged() {
        onMain {
            let height = Height(), calls = Calls()
            let view: UIView = Hosted(harness, Bar(height: height, calls: calls)).controller.view
            height.points = 150
            XCTAssertEqual(calls.lines, [])
            view.setNeedsLayout()
            view.layoutIfNeeded()
            XCTAssertEqual(calls.lines, ["150"], "at once")
            height.points = 200
            UIView.animate(withDuration: 1) {
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            XCTAssertEqual(calls.lines, ["150"], "what UIKit animates isn't the tree's")
            harness.turn()
            XCTAssertEqual(calls.lines, ["150", "200"])
        }
    }

    func testThatATreeLeavesNothing() {
        onMain {
            weak var host: GraphHost?
            do {
                let controller = UIHostingController(rootView: Around(number: 1, isDisabled: false, calls: Calls()))
                controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                controller.view.layoutIfNeeded()
                host = controller.host
                XCTAssertNotNil(host)
            }
            harness.turn()
            XCTAssertNil(host)
        }
    }

    func testThatAPictureIsMadeOfAView() throws {
        try onMain {
            let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 8))
            renderer.scale = 2
            let image = try XCTUnwrap(renderer.uiImage)
            XCTAssertEqual(image.size, CGSize(width: 12, height: 8))
            XCTAssertEqual(image.cgImage?.width, 24)
        }
    }
}
