import UIKit
import XCTest

@testable import SwiftUI

/// Tints behind a sheet, an alert and a dialog are grey; colours that are no tint stay.
final class DimmedTintTests: ControlTestCase, @unchecked Sendable {
    private enum Kind { case sheet, alert, dialog }

    private struct Screen: View {
        let kind: Kind
        @State private var isOpen = false

        private func isShown(_ kind: Kind) -> Binding<Bool> {
            kind == self.kind ? $isOpen : .constant(false)
        }

        var body: some View {
            VStack {
                Button("Open") { isOpen = true }
                Text("Tinted").foregroundStyle(.tint)
                Text("Accent").foregroundStyle(Color.accentColor)
                Text("Red").foregroundStyle(Color.red)
                Text("Plain")
                Image(systemName: "star").foregroundStyle(Color.red)
                Image(systemName: "star").foregroundStyle(.tint)
            }
            .sheet(isPresented: isShown(.sheet)) { Button("Close") { isOpen = false } }
            .alert("Alert", isPresented: isShown(.alert)) { Button("Close") {} }
            .confirmationDialog("Dialog", isPresented: isShown(.dialog)) { Button("Close") {} }
            .tint(.purple)
        }
    }

    @MainActor private func color(_ text: String) -> UIColor? {
        let label = find(text) as? UILabel
        return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @MainActor private func resolved(_ color: Color) -> UIColor {
        color.resolve(in: EnvironmentValues().styleContext).uiColor
    }

    func testThatTintsAreGreyBehindASheet() {
        onMain {
            show(Screen(kind: .sheet))
            let (purple, grey) = (resolved(.purple), resolved(Color(uiColor: .systemGray)))
            let (red, label) = (resolved(.red), color("Plain"))
            for text in ["Open", "Tinted", "Accent"] { XCTAssertEqual(color(text), purple, text) }
            tap("Open")
            for text in ["Open", "Tinted", "Accent"] { XCTAssertEqual(color(text), grey, text) }
            XCTAssertEqual(color("Red"), red)
            XCTAssertEqual(color("Plain"), label)
            XCTAssertEqual(color("Close"), purple, "what is in front isn't dimmed")
            tap("Close")
            for text in ["Open", "Tinted", "Accent"] { XCTAssertEqual(color(text), purple, text) }
        }
    }

    func testThatTintsAreGreyBehindAnAlertAndADialog() {
        onMain {
            for kind in [Kind.alert, .dialog] {
                show(Screen(kind: kind))
                tap("Open")
                XCTAssertEqual(color("Tinted"), resolved(Color(uiColor: .systemGray)), "\(kind)")
                XCTAssertEqual(color("Red"), resolved(.red), "\(kind)")
                tap("Close")
                XCTAssertEqual(color("Tinted"), resolved(.purple), "\(kind)")
            }
        }
    }

    func testThatOnlyTintedSymbolsAreGrey() {
        onMain {
            @MainActor func symbolColors() -> [UIColor?] {
                views.compactMap { ($0 as? UIImageView)?.image == nil ? nil : ($0 as? UIImageView)?.tintColor }
            }
            show(Screen(kind: .sheet))
            XCTAssertTrue(symbolColors().contains(resolved(.red)))
            XCTAssertTrue(symbolColors().contains(resolved(.purple)))
            tap("Open")
            XCTAssertTrue(symbolColors().contains(resolved(.red)), "no tint")
            XCTAssertTrue(symbolColors().contains(resolved(Color(uiColor: .systemGray))))
            XCTAssertFalse(symbolColors().contains(resolved(.purple)))
        }
    }

    func testThatATintThatIsTheAccentColorIsTheApps() {
        onMain {
            show(Text("Tinted").foregroundStyle(.tint).tint(.accentColor))
            show(Text("Fainter").foregroundStyle(.tint).tint(.accentColor.opacity(0.5)))
            XCTAssertEqual(color("Fainter")?.cgColor.alpha ?? 0, 0.5, accuracy: 0.01)
        }
    }
}
