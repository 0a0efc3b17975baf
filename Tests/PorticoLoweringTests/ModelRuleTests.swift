import XCTest

@testable import PorticoLowering

/// What `@Model`, `@ModelActor` and `@Query` become.
final class ModelRuleTests: XCTestCase {
    private let options = LoweringOptions(frameworks: ["SwiftUI", "SwiftData", "_SwiftData_SwiftUI"])
    private let wrapper = "@SwiftData._PorticoPersisted "

    /// The members that are added to a class.
    private func members(
        _ rows: String, unset: String = "", access: String = ""
    ) -> String {
        "\(access)var _porticoState = SwiftData._PorticoModelState(); "
            + "\(access)required init(_portico state: SwiftData._PorticoModelState) { \(unset)_porticoState = state }; "
            + "\(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [\(rows)] } "
    }

    private func row(_ type: String, _ name: String, _ said: String = "") -> String {
        "SwiftData.Schema.PropertyMetadata(_portico: \"\(name)\", \\\(type).\(name), \\\(type)._\(name)\(said))"
    }

    func test_propertiesAreWrappedAndListed() throws {
        try assertLowers(
            "@Model\nfinal class Book {\n    var title: String\n    var pages = 0 // here\n    var owner: User?\n}",
            to: "      \nfinal class Book: SwiftData.PersistentModel {\n    \(wrapper)var title: String\n"
                + "    \(wrapper)var pages = 0 // here\n    \(wrapper)var owner: User? = nil\n"
                + members(
                    [row("Book", "title"), row("Book", "pages"), row("Book", "owner")].joined(separator: ", "),
                    unset: "_title = .init(_portico: ()); ") + "}",
            options: options)
    }

    func test_whatAttributesSayIsInTheList() throws {
        try assertLowers(
            "@Model class Book: Named {\n    @Attribute(.unique, originalName: \"a b\") private(set) var isbn: String = \"\"\n"
                + "    @Relationship(\n        deleteRule: .cascade, // all\n        inverse: \\Review.book\n    )\n"
                + "    var reviews: [Review] = []\n}",
            to: "       class Book: Named, SwiftData.PersistentModel {\n"
                + "    \(wrapper)\(String(repeating: " ", count: 40)) private(set) var isbn: String = \"\"\n"
                + "    \(wrapper)              \n                                    \n                             \n     \n"
                + "    var reviews: [Review] = []\n"
                + members(
                    row("Book", "isbn", ", SwiftData.Schema.Attribute(.unique, originalName: \"a b\")") + ", "
                        + row(
                            "Book", "reviews",
                            ", SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Review.book)")) + "}",
            options: options)
    }

    func test_whatIsNotKeptStaysAsItIs() throws {
        let source =
            "@Model public class A {\n    @Transient var b = 1\n    static var c = 1\n    let d = 1\n"
            + "    var e: Int { 1 }\n    var f: Int { get { 1 } set {} }\n    func g() { var h = 1 }\n    struct I { var j = 1 }\n}"
        try assertLowers(
            source,
            to: source.replacingOccurrences(
                of: "@Model public class A", with: "       public class A: SwiftData.PersistentModel"
            )
            .replacingOccurrences(of: "@Transient", with: "          ").dropLast()
                + members("", access: "public ") + "}",
            options: options)
    }

    func test_anExtensionsPropertiesArentKept() throws {
        let source = "extension A {\n    @Transient\n    var b: Int { get { 1 } set {} }\n}\n"
        try assertLowers(
            source, to: source.replacingOccurrences(of: "@Transient", with: "          "), options: options)
    }

    func test_observersStayWithTheirProperty() throws {
        let text = try lower("@Model class A {\n    var b: Int? { didSet { c() } }\n}", options: options)[0].text
        XCTAssertTrue(text.contains("\(wrapper)var b: Int? = nil { didSet { c() } }"), text)
    }

    func test_keysOfSeveralPropertiesAreInTheList() throws {
        let text = try lower(
            "@Model class A {\n    #Unique<A>([\\.a, \\.b], [\\.c])\n    #Index<A>([\\.a])\n    var a = 1\n}",
            options: options)[0].text
        XCTAssertTrue(text.contains("\n\(String(repeating: " ", count: 33))\n"), text)
        XCTAssertTrue(
            text.contains(
                "SwiftData.Schema.PropertyMetadata(_porticoUnique: [\\.a, \\.b] as [PartialKeyPath<A>], "
                    + "[\\.c] as [PartialKeyPath<A>]), SwiftData.Schema.PropertyMetadata(_porticoIndex: "
                    + "[\\.a] as [PartialKeyPath<A>]), "), text)
    }

    func test_classesInVersionsAreModels() throws {
        let text = try lower(
            "enum V1: VersionedSchema {\n    @Model final class User { var name = \"\" }\n}", options: options)[0]
            .text
        XCTAssertTrue(
            text.contains(
                "final class User: SwiftData.PersistentModel { \(wrapper)var name = \"\" ; var _porticoState"), text)
    }

    func test_severalPropertiesInOneDeclarationAreNamed() throws {
        let found = try lower("@Model class A {\n    var a = 1, b = 2\n}", options: options)[0].diagnostics
        XCTAssertEqual(found.map(\.line), [2])
        XCTAssertEqual(found.first?.message, "a property of a '@Model' class needs a declaration of its own")
    }

    func test_actorsGetAContext() throws {
        let head =
            "nonisolated let modelExecutor: any SwiftData.ModelExecutor; "
            + "nonisolated let modelContainer: SwiftData.ModelContainer"
        try assertLowers(
            "@ModelActor\nactor A {\n    func b() {}\n}",
            to: "           \nactor A: SwiftData.ModelActor {\n    func b() {}\n\(head); "
                + "init(modelContainer: SwiftData.ModelContainer) { self.modelExecutor = "
                + "SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)); "
                + "self.modelContainer = modelContainer } }", options: options)
        let own = try lower("@ModelActor(disableGenerateInit: true)\nactor A {\n}", options: options)[0].text
        XCTAssertTrue(own.contains("{\n\(head) }"), own)
    }

    func test_queriesSayTheirTypes() throws {
        let head = "import SwiftData\n"
        func lowered(_ line: String) throws -> String {
            let text = try lower(head + "struct A { \(line) }", options: options)[0].text
            return String(text.split(separator: "\n")[1].dropFirst("struct A { ".count).dropLast(2))
        }
        XCTAssertEqual(try lowered("@Query var a: [User]"), "@Query<User, [User]>() var a: [User]")
        XCTAssertEqual(
            try lowered("@Query(sort: \\.name) private var a: Array<User>"),
            "@Query<User, [User]>(sort: \\.name) private var a: Array<User>")
        XCTAssertEqual(try lowered("@Query var a: Other"), "@Query var a: Other", "no query of SwiftData's")
    }

    func test_withoutSwiftDataNothingChanges() throws {
        let source = "@Model class A { var a = 1 }\nstruct B { @Query var c: [D] }"
        try assertLowers(source, to: source)
        try assertLowers(
            "import SwiftData\n@propertyWrapper struct Query {}\nstruct B { @Query var c: [D] }",
            to: "import SwiftData\n@propertyWrapper struct Query {}\nstruct B { @Query var c: [D] }", options: options)
    }
}
