import XCTest

@testable import PorticoLowering

final class PreviewRuleTests: XCTestCase {
    private static let options = LoweringOptions(frameworks: ["SwiftUI"])

    /// Lowers a source of a build that draws previews.
    private func gathered(_ source: String, with other: String = "") throws -> LoweredFile {
        let files = [
            LoweringInput(path: "a.swift", source: source, gathersPreviews: true),
            LoweringInput(path: "b.swift", source: other, gathersPreviews: true),
        ]
        return try Lowering(cacheDirectory: nil, options: Self.options).lower(files: files)[0]
    }

    private func head(_ file: LoweredFile, _ number: Int = 0) -> String {
        let unique = String(ContentHash(file.path).description.prefix(10))
        return "private enum _PorticoPreview_\(unique)_\(number) { @section(\".init_array\") @used nonisolated static "
            + "let register: @convention(c) () -> Void = { "
    }

    func test_aPreviewIsNoPartOfTheProgram() throws {
        try assertLowers(
            "struct A {}\n#Preview(\"Dark\", traits: .landscapeLeft) {\n    A()\n}\nlet b = 1",
            to: "struct A {}\n                                          \n       \n \nlet b = 1")
    }

    func test_aPreviewHandsItselfOverWherePreviewsAreGathered() throws {
        let source = "import SwiftUI\n#Preview(\"Dark\", traits: .landscapeLeft) {\n    A()\n}\nlet b = 1"
        let file = try gathered(source)
        XCTAssertEqual(
            lines(file, of: source),
            "import SwiftUI\n\(head(file))_porticoRegisterPreview(\"a.swift\", #line) { Preview(\"Dark\", traits: .landscapeLeft) {"
                + "\n    A()\n} } } }\nlet b = 1")
        XCTAssertEqual(file.diagnostics, [])
    }

    func test_attributesOfAPreviewGo() throws {
        let source = "import UIKit\n@available(iOS 17, *)\n#Preview { A() }"
        let file = try gathered(source)
        let text = lines(file, of: source)
        XCTAssertFalse(text.contains("@available"))
        XCTAssertTrue(text.contains("_porticoRegisterPreview(\"a.swift\", #line) { Preview"))
        XCTAssertEqual(text.split(separator: "\n", omittingEmptySubsequences: false).count, 3)
    }

    func test_aFileWithoutUIKitSeesWhatPreviewsNeed() throws {
        XCTAssertTrue(try gathered("import DesignKit\n#Preview { A() }").text.contains("\nimport UIKit"))
        XCTAssertFalse(try gathered("import SwiftUI\n#Preview { A() }").text.contains("import UIKit"))
    }

    // DEV-1180
    func test_previewsOfWidgetsAreLeftOut() throws {
        let source = "import SwiftUI\n#Preview(as: .systemSmall) { W() } timeline: { E() }\n#Preview { A() }"
        let file = try gathered(source)
        XCTAssertTrue(lines(file, of: source).contains("\n\(head(file))_porticoRegisterPreview(\"a.swift\", #line)"))
        XCTAssertFalse(file.text.contains("systemSmall"))
    }

    func test_previewableVariablesAreAViewsProperties() throws {
        let source = """
            import SwiftUI
            #Preview {
                @Previewable @State var on = true
                Toggle("a", isOn: $on)
            }
            """
        let file = try gathered(source)
        let text = lines(file, of: source)
        let written = text.split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertEqual(
            String(written[2]), "    struct _PorticoPreviewable: View {  @State var on = true; var body: some View { ")
        XCTAssertEqual(String(written[4]), " } }; return AnyView(_PorticoPreviewable()) } } } }")
    }

    func test_previewableVariablesBehindOthersMoveToTheBeginning() throws {
        let source = """
            import SwiftUI
            #Preview {
                let a = 1
                @Previewable @State var on = true
                Toggle("\\(a)", isOn: $on)
            }
            """
        let file = try gathered(source)
        let written = lines(file, of: source).split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertEqual(written.count, 6)
        XCTAssertEqual(
            String(written[2]),
            "    struct _PorticoPreviewable: View {  @State var on = true; var body: some View { let a = 1")
        XCTAssertEqual(written[3].allSatisfy { $0 == " " }, true)
    }

    func test_aProviderHandsItsTypeOver() throws {
        let source =
            "import SwiftUI\nstruct P: PreviewProvider {\n    static var previews: some View { A() }\n}\nlet b = 1"
        let file = try gathered(source)
        XCTAssertEqual(
            lines(file, of: source),
            "import SwiftUI\nstruct P: PreviewProvider {\n    static var previews: some View { A() }\n}; \(head(file))"
                + "_porticoRegisterPreviewProvider(\"a.swift\", #line - 2, \"P\") { P.self } } }\nlet b = 1")
        try assertLowers(source, to: source, options: Self.options)
    }

    func test_twoPreviewsOfAFileDontMeet() throws {
        let file = try gathered("import SwiftUI\n#Preview { A() }\n#Preview { B() }")
        XCTAssertTrue(file.text.contains(head(file, 0)))
        XCTAssertTrue(file.text.contains(head(file, 1)))
    }

    func test_typesInFunctionsAndGenericTypesAreLeftAlone() throws {
        for source in [
            "func f() {\n    struct P: PreviewProvider {}\n}", "enum Box<T> {\n    struct P: PreviewProvider {}\n}",
            "struct P<T>: PreviewProvider {}",
        ] {
            XCTAssertFalse(try gathered(source).text.contains("_porticoRegister"), source)
        }
    }

    func test_aProjectsOwnTypesOfThoseNamesAreLeftAlone() throws {
        let own = "protocol PreviewProvider {}\nstruct P: PreviewProvider {}"
        XCTAssertFalse(try gathered(own).text.contains("_porticoRegister"))
    }

    func test_aTypeOfTheMacrosNameIsNoMacro() throws {
        let source =
            "import SwiftUI\nprivate struct Preview: View { var body: some View { A() } }\n#Preview { Preview() }"
        XCTAssertFalse(try lower(source)[0].text.contains("#Preview"))
        XCTAssertTrue(try gathered(source).text.contains("{ UIKit.Preview { Preview() } } }"))
    }

    func test_theBranchThatIsntCompiledIsLeftAlone() throws {
        let source = "import SwiftUI\n#if os(macOS)\n#Preview { A() }\n#endif"
        XCTAssertFalse(try gathered(source).text.contains("_porticoRegister"))
    }
}
