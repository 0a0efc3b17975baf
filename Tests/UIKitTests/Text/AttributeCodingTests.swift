import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// UIKit's attributes, written with the text that they are of and read again.
final class AttributeCodingTests: MainTestCase, @unchecked Sendable {
    private typealias Scope = AttributeScopes.UIKitAttributes

    /// One value, as an attribute's key writes and reads it.
    private struct Boxed<Key: CodableAttributedStringKey>: Codable {
        let value: Key.Value
        init(_ value: Key.Value) { self.value = value }
        init(from decoder: any Decoder) throws { value = try Key.decode(from: decoder) }
        func encode(to encoder: any Encoder) throws { try Key.encode(value, to: encoder) }
    }

    private func again<Key: CodableAttributedStringKey>(_ key: Key.Type, _ value: Key.Value) throws -> Key.Value {
        let data = try JSONEncoder().encode([Boxed<Key>(value)])
        return try XCTUnwrap(try JSONDecoder().decode([Boxed<Key>].self, from: data).first).value
    }

    func testColoursFontsAndParagraphs() throws {
        XCTAssertEqual(try again(Scope.FontAttribute.self, .boldSystemFont(ofSize: 13)), .boldSystemFont(ofSize: 13))
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 12
        style.alignment = .center
        let read = try again(Scope.ParagraphStyleAttribute.self, style)
        XCTAssertEqual(read.firstLineHeadIndent, 12)
        XCTAssertEqual(read.alignment, .center)
        XCTAssertEqual(try again(Scope.ForegroundColorAttribute.self, .red), .red)
        XCTAssertEqual(try again(Scope.BackgroundColorAttribute.self, .green), .green)
        XCTAssertEqual(try again(Scope.StrokeColorAttribute.self, .blue), .blue)
        XCTAssertEqual(try again(Scope.UnderlineColorAttribute.self, .cyan), .cyan)
        XCTAssertEqual(try again(Scope.StrikethroughColorAttribute.self, .brown), .brown)
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        XCTAssertEqual(try again(Scope.ShadowAttribute.self, shadow).shadowBlurRadius, 3)
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 12)
        XCTAssertEqual(try again(Scope.AttachmentAttribute.self, attachment).bounds, attachment.bounds)
    }

    func testNumbersStylesAndNames() throws {
        XCTAssertEqual(try again(Scope.LigatureAttribute.self, 1), 1)
        XCTAssertEqual(try again(Scope.KernAttribute.self, 1.5), 1.5)
        XCTAssertEqual(try again(Scope.TrackingAttribute.self, 2.5), 2.5)
        XCTAssertEqual(try again(Scope.StrokeWidthAttribute.self, -3), -3)
        XCTAssertEqual(try again(Scope.BaselineOffsetAttribute.self, 4), 4)
        XCTAssertEqual(try again(Scope.ObliquenessAttribute.self, 0.25), 0.25)
        XCTAssertEqual(try again(Scope.ExpansionAttribute.self, 0.5), 0.5)
        XCTAssertEqual(try again(Scope.UnderlineStyleAttribute.self, [.double, .byWord]), [.double, .byWord])
        XCTAssertEqual(try again(Scope.StrikethroughStyleAttribute.self, .thick), .thick)
        XCTAssertEqual(try again(Scope.TextEffectAttribute.self, .letterpressStyle), .letterpressStyle)
    }

    /// Linux's Foundation has no coding of attributed strings.
    func testATextIsWrittenWithUIKitsAttributes() throws {
        var text = AttributedString("ab")
        text[text.range(of: "b")!].uiKit.foregroundColor = .red
        text.uiKit.font = .boldSystemFont(ofSize: 13)
        let read = try JSONDecoder().decode([AttributedString].self, from: JSONEncoder().encode([text]))
        XCTAssertEqual(read, [text])
    }

    func testTheScopeHasItsConfigurations() {
        let decoding: Scope.DecodingConfiguration = Scope.decodingConfiguration
        let encoding: Scope.EncodingConfiguration = Scope.encodingConfiguration
        XCTAssertTrue(type(of: decoding) == type(of: encoding))
    }

    /// A key of an app's own, as Apple's sample code writes it.
    private enum Rainbow: CodableAttributedStringKey {
        enum Value: String, Codable, Hashable { case plain, fun }
        static let name = "rainbow"
    }

    func testAnAppsOwnKeyIsWrittenAsItsValue() throws {
        XCTAssertEqual(try again(Rainbow.self, .fun), .fun)
    }

    func testDataThatIsNoArchiveIsAnError() {
        XCTAssertThrowsError(try JSONDecoder().decode([Boxed<Scope.FontAttribute>].self, from: Data("[\"AAAA\"]".utf8)))
        XCTAssertThrowsError(try JSONDecoder().decode([Boxed<Scope.FontAttribute>].self, from: Data("[1]".utf8)))
    }
}
