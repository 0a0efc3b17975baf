import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Asset catalogs as they lie in a bundle.
final class AssetCatalogTests: XCTestCase {
    private var folder = ""

    override func setUp() {
        folder = NSTemporaryDirectory() + "/portico-assets-" + UUID().uuidString + ".bundle"
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ path: String, _ data: Data) {
        let file = URL(fileURLWithPath: "\(folder)/Assets.xcassets/\(path)")
        try! FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try! data.write(to: file)
    }

    private func describe(_ asset: String, _ json: String) { write(asset + "/Contents.json", Data(json.utf8)) }

    /// A grey picture of a width, which says which file it is.
    private func picture(_ path: String, width: Int) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: format).image { _ in }
        write(path, image.pngData()!)
    }

    private var bundle: Bundle { Bundle(path: folder)! }

    private func traits(_ change: (inout TraitValues) -> Void) -> UITraitCollection {
        var values = UITraitCollection.systemDefault.values
        values.displayScale = 2
        change(&values)
        return UITraitCollection(values: values)
    }

    func testScaleIdiomAndAppearanceChoose() {
        describe(
            "a.imageset",
            """
            {"images": [{"filename": "1.png", "idiom": "universal", "scale": "1x"},
              {"filename": "2.png", "idiom": "universal", "scale": "2x"},
              {"filename": "d.png", "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"filename": "h.png", "idiom": "universal", "scale": "2x", "appearances": [
                {"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
              {"filename": "p.png", "idiom": "ipad", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}]}
            """)
        for (name, width) in [("1", 4), ("2", 8), ("d", 12), ("h", 16), ("p", 20)] {
            picture("a.imageset/\(name).png", width: width)
        }
        func width(_ change: (inout TraitValues) -> Void = { _ in }) -> Int? {
            UIImage(named: "a", in: bundle, compatibleWith: traits(change))?.cgImage?.width
        }
        XCTAssertEqual(width { $0.userInterfaceIdiom = .phone }, 8)
        for name in ["a.jpg", "a.png"] {
            XCTAssertNotNil(UIImage(named: name, in: bundle, compatibleWith: nil), "a set by the name of a file")
        }
        XCTAssertNil(UIImage(named: "a.txt", in: bundle, compatibleWith: nil))
        XCTAssertEqual(width { $0.displayScale = 1 }, 4)
        XCTAssertEqual(width { $0.displayScale = 3 }, 8, "the largest below")
        XCTAssertEqual(width { $0.userInterfaceStyle = .dark }, 12)
        XCTAssertEqual(
            width {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
            }, 16)
        XCTAssertEqual(width { $0.userInterfaceIdiom = .pad }, 20)
        let light = UIImage(named: "a", in: bundle, compatibleWith: traits { $0.userInterfaceIdiom = .phone })
        XCTAssertEqual(light?.size, CGSize(width: 4, height: 2))
        XCTAssertEqual(
            light?.displayImage(traits: traits { $0.userInterfaceStyle = .dark })?.width, 12, "shown in a dark view")
        XCTAssertEqual(light?.displayImage(traits: traits { $0.userInterfaceStyle = .light })?.width, 8)
    }

    func testSlicingTemplateAlignmentAndDirection() {
        describe(
            "s.imageset",
            """
            {"properties": {"template-rendering-intent": "template"}, "images": [{"filename": "s.png", "scale": "2x",
              "language-direction": "left-to-right", "alignment-insets": {"top": 2, "left": 0, "bottom": 4, "right": 0},
              "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
              "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}]}
            """)
        picture("s.imageset/s.png", width: 20)
        let image = UIImage(named: "s", in: bundle, with: nil)
        XCTAssertEqual(image?.renderingMode, .alwaysTemplate)
        XCTAssertEqual(image?.capInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(image?.resizingMode, .tile)
        XCTAssertEqual(image?.alignmentRectInsets, UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
        XCTAssertEqual(image?.flipsForRightToLeftLayoutDirection, true)
    }

    func testNamesAndFoldersThatGiveTheirs() {
        describe("Plain/x.imageset", #"{"images": [{"filename": "x.png"}]}"#)
        picture("Plain/x.imageset/x.png", width: 3)
        describe("Icons", #"{"properties": {"provides-namespace": true}}"#)
        describe("Icons/y.imageset", #"{"images": [{"filename": "y.png"}]}"#)
        picture("Icons/y.imageset/y.png", width: 5)
        XCTAssertEqual(UIImage(named: "x", in: bundle, with: nil)?.size.width, 3)
        XCTAssertEqual(UIImage(named: "Icons/y", in: bundle, with: nil)?.size.width, 5)
        XCTAssertNil(UIImage(named: "y", in: bundle, with: nil))
    }

    func testColoursInAllForms() throws {
        func color(_ components: String, space: String = "srgb") -> UIColor? {
            let name = UUID().uuidString
            describe(
                name + ".colorset",
                #"{"colors": [{"idiom": "universal", "color": {"color-space": "\#(space)", "components": \#(components)}}]}"#
            )
            return UIColor(named: name, in: Bundle(path: folder + "/")!, compatibleWith: nil)
        }
        // Each asks a bundle of its own for a fresh index of names.
        func check(_ components: String, _ expected: [CGFloat], space: String = "srgb", line: UInt = #line) {
            tearDown()
            setUp()
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            XCTAssertEqual(
                color(components, space: space)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha), true,
                line: line)
            for (value, wanted) in zip([red, green, blue, alpha], expected) {
                XCTAssertEqual(value, wanted, accuracy: 0.003, line: line)
            }
        }
        check(#"{"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250"}"#, [1, 0.5, 0, 0.25])
        check(#"{"red": "255", "green": "128", "blue": "1", "alpha": "1"}"#, [1, 128 / 255, 1 / 255, 1])
        check(#"{"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000"}"#, [1, 128 / 255, 0, 1])
        check(#"{"red": 0.25, "green": 0.5, "blue": 1, "alpha": 1}"#, [0.25, 0.5, 1, 1])
        check(#"{"white": "0.500", "alpha": "1.000"}"#, [0.5, 0.5, 0.5, 1], space: "gray-gamma-22")
        check(
            #"{"red": "0.214", "green": "0", "blue": "0", "alpha": "1.000"}"#, [0.5, 0, 0, 1],
            space: "extended-linear-srgb")
    }

    func testAColourFollowsTheTraits() {
        describe(
            "c.colorset",
            """
            {"colors": [{"idiom": "universal", "color": {"components": {"white": "0.1", "alpha": "1"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"components": {"white": "0.2", "alpha": "1"}}},
              {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
               "color": {"components": {"white": "0.3", "alpha": "1"}}}]}
            """)
        describe("system.colorset", #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
        describe("empty.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
        let color = UIColor(named: "c", in: bundle, compatibleWith: nil)
        func white(_ change: (inout TraitValues) -> Void) -> CGFloat? {
            var white: CGFloat = 0
            _ = color?.resolvedColor(with: traits(change)).getWhite(&white, alpha: nil)
            return white
        }
        XCTAssertEqual(white { $0.userInterfaceStyle = .light } ?? 0, 0.1, accuracy: 0.001)
        XCTAssertEqual(white { $0.userInterfaceStyle = .dark } ?? 0, 0.2, accuracy: 0.001)
        XCTAssertEqual(white { $0.accessibilityContrast = .high } ?? 0, 0.3, accuracy: 0.001)
        XCTAssertEqual(UIColor(named: "system", in: bundle, compatibleWith: nil), .systemBlue)
        XCTAssertNil(UIColor(named: "empty", in: bundle, compatibleWith: nil))
    }

    /// As public libraries' tests on iOS ask of a colour that is computed anew for each look at it.
    func testAColourThatIsAskedForAgainIsEqual() {
        let dark = #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": "#
        let white = #"{"color-space": "srgb", "components": {"white": "1.0", "alpha": "1.0"}}"#
        for name in ["one", "two"] {
            describe(
                "\(name).colorset",
                #"{"colors": [{"idiom": "universal", "color": \#(white)}, \#(dark) \#(white)}]}"#)
        }
        let first = UIColor(named: "one", in: bundle, compatibleWith: nil)
        XCTAssertNotNil(first)
        XCTAssertEqual(first, UIColor(named: "one", in: bundle, compatibleWith: nil))
        XCTAssertEqual(first?.hash, UIColor(named: "one", in: bundle, compatibleWith: nil)?.hash)
        XCTAssertNotEqual(first, UIColor(named: "two", in: bundle, compatibleWith: nil))
    }

    func testTheAccentColourIsTheCatalogsOrBlue() {
        describe("Own.colorset", #"{"colors": [{"color": {"components": {"white": "0.5", "alpha": "1"}}}]}"#)
        describe("AccentColor.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
        XCTAssertEqual(AccentColor.color(named: "AccentColor", in: bundle), .systemBlue, "an empty set")
        XCTAssertEqual(AccentColor.color(named: nil, in: bundle), .systemBlue)
        XCTAssertNotEqual(AccentColor.color(named: "Own", in: bundle), .systemBlue)
    }

    func testConstantsNameAssets() {
        describe("c.colorset", #"{"colors": [{"color": {"components": {"white": "0.5", "alpha": "1"}}}]}"#)
        describe("i.imageset", #"{"images": [{"filename": "i.png"}]}"#)
        picture("i.imageset/i.png", width: 7)
        let bundle = bundle
        XCTAssertEqual(UIImage(resource: ImageResource(name: "i", bundle: bundle)).size.width, 7)
        XCTAssertEqual(UIImage(resource: ImageResource(name: "none", bundle: bundle)).size, .zero)
        var white: CGFloat = 0
        XCTAssertTrue(UIColor(resource: ColorResource(name: "c", bundle: bundle)).getWhite(&white, alpha: nil))
        XCTAssertEqual(white, 0.5, accuracy: 0.01)
    }

    func testDataSets() {
        describe(
            "d.dataset",
            #"{"data": [{"idiom": "universal", "filename": "d.txt", "universal-type-identifier": "public.plain-text"}]}"#
        )
        write("d.dataset/d.txt", Data("hello".utf8))
        let asset = NSDataAsset(name: "d", bundle: bundle)
        XCTAssertEqual(asset?.data, Data("hello".utf8))
        XCTAssertEqual(asset?.typeIdentifier, "public.plain-text")
        XCTAssertNil(NSDataAsset(name: "none", bundle: bundle))
    }
}
