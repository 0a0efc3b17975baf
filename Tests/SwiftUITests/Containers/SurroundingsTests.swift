import UIKit
import XCTest

@testable import SwiftUI

/// What views say of what stands around them: bars, materials, backgrounds of sheets.
final class SurroundingsTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func navigation(_ controller: UIViewController?) -> UINavigationController? {
        (controller as? UINavigationController) ?? controller?.children.lazy.compactMap { self.navigation($0) }.first
    }

    func testThatBarsDoNotFollowAScrollViewBelowOtherViews() {
        onMain {
            show(
                NavigationStack {
                    VStack {
                        Text("Header")
                        ScrollView { Color.clear.frame(height: 3000) }
                    }
                    .navigationTitle("Back")
                })
            let page = navigation(harness.window.rootViewController)?.topViewController
            XCTAssertNotNil(page)
            XCTAssertNil(page?.contentScrollView(for: .top))
        }
    }

    func testThatAMaterialIsAsDarkAsItsEnvironment() {
        onMain {
            show(
                VStack {
                    Text("Dark").background(.ultraThinMaterial).environment(\.colorScheme, .dark)
                })
            XCTAssertEqual(first(UIVisualEffectView.self)?.traitCollection.userInterfaceStyle, .dark)
            show(Text("Light").background(.ultraThinMaterial))
            XCTAssertEqual(first(UIVisualEffectView.self)?.traitCollection.userInterfaceStyle, .light)
        }
    }

    private struct Presenting: View {
        @State private var isPresented = true
        var body: some View {
            Text("Below").sheet(isPresented: $isPresented) {
                Text("Sheet").presentationBackground(.thinMaterial)
            }
        }
    }

    func testThatASheetsBackgroundMayBeAMaterial() {
        onMain {
            show(Presenting())
            harness.advance(by: 1)
            guard let sheet = find("Sheet") else { return XCTFail("no sheet") }
            let host = sequence(first: sheet, next: \.superview).first { $0 is _UIHostingView<AnyView> }
            XCTAssertEqual(host?.backgroundColor, .clear)
            let backdrop = host?.subviews.first as? PaintView
            XCTAssertEqual(backdrop?.frame, host?.bounds)
            XCTAssertTrue(backdrop?.subviews.first is UIVisualEffectView)
        }
    }
}
