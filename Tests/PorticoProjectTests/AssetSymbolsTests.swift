import XCTest

@testable import PorticoProject

final class AssetSymbolsTests: XCTestCase {
    func testNames() {
        for (name, symbol) in [
            "AccentColor": "accentColor", "my-icon 2": "myIcon2", "URLIcon": "urlIcon", "2x": "_2x", "ABC": "ABC",
            "Über": "über",
            "thumbsup_reaction": "thumbsupReaction", "MY_icon": "myIcon", "a__b_2": "aB2",
        ] {
            XCTAssertEqual(AssetSymbols.identifier(name, isType: false), symbol)
        }
        XCTAssertEqual(AssetSymbols.identifier("tab bar", isType: true), "TabBar")
    }

    func testWhereConstantsAreUsed() throws {
        let project = try TemporaryProject([
            "color.swift": "let a = Color(.skyBlue)", "image.swift": "let a = UIImage(.home)",
            "named.swift": "let a = Image(resource: .home)", "none.swift": "let a = Color(\"skyBlue\")",
        ])
        for name in ["color", "image", "named"] {
            XCTAssertTrue(AssetSymbols.areUsed(in: "\(project.path)/\(name).swift"), name)
        }
        XCTAssertFalse(AssetSymbols.areUsed(in: project.path + "/none.swift"))
    }

    func testConstantsForColoursAndImages() throws {
        let project = try TemporaryProject([
            "A.xcassets/AccentColor.colorset/Contents.json": "{}", "A.xcassets/Brand/red.colorset/Contents.json": "{}",
            "A.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "A.xcassets/Icons/home page.imageset/Contents.json": "{}",
            "A.xcassets/default.imageset/Contents.json": "{}",
            "A.xcassets/App.appiconset/Contents.json": "{}",
        ])
        let symbols = AssetSymbols(catalogs: [project.path + "/A.xcassets"])
        XCTAssertFalse(symbols.isEmpty)
        XCTAssertEqual(
            symbols.text(bundle: ".main", hasExtensions: true),
            """
            import UIKit

            private let resourceBundle: Bundle = .main

            extension ColorResource {
                static let accent = ColorResource(name: "AccentColor", bundle: resourceBundle)
                static let red = ColorResource(name: "red", bundle: resourceBundle)
            }

            extension ImageResource {
                static let `default` = ImageResource(name: "default", bundle: resourceBundle)
                enum Icons {
                    static let homePage = ImageResource(name: "Icons/home page", bundle: resourceBundle)
                }
            }

            extension UIColor {
                static var accent: UIColor { UIColor(resource: .accent) }
            }

            extension UIImage {
                static var `default`: UIImage { UIImage(resource: .`default`) }
                enum Icons {
                    static var homePage: UIImage { UIImage(resource: .Icons.homePage) }
                }
            }

            """)
        let both = symbols.text(bundle: ".main", hasExtensions: true, hasSwiftUI: true)
        XCTAssertTrue(both.hasPrefix("import UIKit\nimport SwiftUI\n"), both)
        XCTAssertTrue(
            both.hasSuffix(
                """
                extension SwiftUI.Color {
                    static var accent: SwiftUI.Color { SwiftUI.Color(UIColor(resource: .accent)) }
                }

                extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
                    static var accent: SwiftUI.Color { SwiftUI.Color(UIColor(resource: .accent)) }
                }

                """), both)
        XCTAssertEqual(
            symbols.text(bundle: ".main", hasExtensions: false, hasSwiftUI: true),
            symbols.text(bundle: ".main", hasExtensions: false))
        XCTAssertTrue(AssetSymbols(catalogs: []).isEmpty)
    }
}
