import Foundation
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI
@testable import UIKitValues

/// The system's own words in the app's language, and spans of time in the place's.
final class SystemWordTests: ControlTestCase, @unchecked Sendable {
    /// What the labels on the screen say.
    @MainActor private var texts: [String] { views.compactMap { ($0 as? UILabel)?.text } }

    func testThatViewsOfTheSystemSpeakTheLanguage() {
        onMain {
            for (language, share, nothing, edit) in [
                ("de", "Teilen …", "Keine Ergebnisse für „Hund“", "Bearbeiten"),
                ("fr", "Partager…", "Aucun résultat pour « Hund »", "Modifier"),
                ("es", "Compartir…", "Sin resultados para “Hund”", "Editar"),
            ] {
                WordTable.forced = language
                defer { WordTable.forced = nil }
                show(
                    VStack {
                        ShareLink(item: "a")
                        EditButton()
                        ContentUnavailableView.search(text: "Hund")
                        ContentUnavailableView.search
                    })
                let said = texts.map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }
                XCTAssertTrue(said.contains(share), "\(said)")
                XCTAssertTrue(said.contains(edit), "\(said)")
                XCTAssertTrue(said.contains(nothing), "\(said)")
                XCTAssertFalse(said.contains { $0.hasPrefix("No Results") || $0.hasPrefix("Check") }, "\(said)")
            }
        }
    }

    func testThatASearchFieldSpeaksTheLanguage() throws {
        try onMain {
            WordTable.forced = "de"
            defer { WordTable.forced = nil }
            show(NavigationStack { List { Text("a") }.searchable(text: .constant("")) })
            XCTAssertEqual(try XCTUnwrap(first(UISearchBar.self)).placeholder, "Suchen")
        }
    }

    func testThatSpansOfTimeAreWrittenAsTheLocaleSays() {
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        func words(_ seconds: TimeInterval, _ style: Text.DateStyle, _ locale: String) -> String {
            var values = EnvironmentValues()
            values.locale = Locale(identifier: locale)
            return DateText.string(now.addingTimeInterval(seconds), style, values, now: now)
        }
        let german = words(-65, .relative, "de_DE")
        XCTAssertTrue(german.hasPrefix("1") && german.contains("Min") && german.contains("Sek"), german)
        let months = words(-70 * 86_400, .relative, "de_DE")
        XCTAssertTrue(months.hasPrefix("2") && months.contains("Mon") && !months.contains("mth"), months)
        let spanish = words(7200, .offset, "es_ES")
        XCTAssertTrue(spanish.hasPrefix("+2") && spanish.contains("horas"), spanish)
        let french = words(-86_400 * 3, .offset, "fr_FR")
        XCTAssertTrue(french.hasPrefix("-3") && french.contains("jours"), french)
        XCTAssertTrue(
            words(-70 * 86_400, .relative, "en_US").hasPrefix("2 mths"), words(-70 * 86_400, .relative, "en_US"))
    }
}
