import UIKit
import XCTest

@testable import SwiftUI

/// The foreground of controls: what views around set, else the tint.
final class ForegroundTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func color(_ text: String) -> UIColor? {
        let label = find(text) as? UILabel
        let color = label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        return label.flatMap { color?.resolvedColor(with: $0.traitCollection) }
    }

    @MainActor private func resolved(_ color: Color) -> UIColor {
        color.resolve(in: EnvironmentValues().styleContext).uiColor
    }

    func testThatAForegroundThatIsSetBeatsTheTint() {
        onMain {
            show(
                NavigationStack {
                    VStack {
                        Button("Plain") {}
                        Button("Own") {}.foregroundStyle(Color.green)
                        Button("Old") {}.foregroundColor(.green)
                        Button("Prominent") {}.buttonStyle(.borderedProminent).foregroundStyle(Color.green)
                        NavigationLink("Link") { Text("Next") }.foregroundStyle(Color.green)
                        Menu("Menu") { Button("Item") {} }.foregroundStyle(Color.green)
                        VStack { Button("Inside") {} }.foregroundStyle(Color.green)
                        Button("Red", role: .destructive) {}
                        Button("Off") {}.disabled(true)
                    }
                    .tint(.purple)
                })
            XCTAssertEqual(color("Plain"), resolved(.purple))
            for text in ["Own", "Old", "Prominent", "Link", "Menu", "Inside"] {
                XCTAssertEqual(color(text), resolved(.green), text)
            }
            XCTAssertEqual(color("Red"), resolved(.red))
            XCTAssertEqual(color("Off"), resolved(Color(uiColor: .tertiaryLabel)))
        }
    }

    func testThatRowsAndHeadersKeepTheirOwn() {
        onMain {
            show(
                List {
                    Section {
                        Button("Row") {}
                        Button("Green") {}.foregroundStyle(Color.green)
                        LabeledContent("Name") { Button("Value") {} }
                    } header: {
                        HStack {
                            Text(verbatim: "Header")
                            Button("All") {}
                        }
                        .textCase(nil)
                    }
                }
                .tint(.purple))
            XCTAssertEqual(color("Row"), resolved(.purple))
            XCTAssertEqual(color("Green"), resolved(.green))
            XCTAssertEqual(color("Value"), resolved(.purple), "what the value's place says is no style that was set")
            XCTAssertEqual(color("All"), resolved(.purple), "what the header says is no style that was set")
        }
    }

    @MainActor private func image(_ view: some View) -> UIImage? {
        show(view)
        return first(UIImageView.self)?.image
    }

    func testThatSymbolsHaveColorsByLayer() {
        onMain {
            let badge = Image(systemName: "checkmark.circle.fill")
            XCTAssertEqual(image(badge.foregroundStyle(Color.red))?.hasSymbolColors, false)
            XCTAssertEqual(
                image(badge.foregroundStyle(Color.white, Color.red))?.symbolConfiguration,
                image(badge.symbolRenderingMode(.palette).foregroundStyle(Color.white, Color.red))?.symbolConfiguration,
                "two styles are a palette")
            XCTAssertEqual(image(badge.foregroundStyle(Color.white, Color.red))?.hasSymbolColors, true)
            XCTAssertEqual(
                image(badge.symbolRenderingMode(.monochrome).foregroundStyle(Color.white, Color.red))?.hasSymbolColors,
                false)
            let cloud = Image(systemName: "cloud.sun.rain.fill")
            XCTAssertEqual(image(cloud.symbolRenderingMode(.multicolor))?.hasSymbolColors, true)
            XCTAssertEqual(image(VStack { cloud }.symbolRenderingMode(.hierarchical))?.hasSymbolColors, true)
        }
    }
}
