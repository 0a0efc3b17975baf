import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Pictures for different traits, which an app registers with an image asset.
final class ImageAssetTests: MainTestCase, @unchecked Sendable {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func square(_ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    private func pixel(_ image: UIImage?, in traits: UITraitCollection) -> [Int] {
        Pixels(image?.displayImage(traits: traits))[1, 1]
    }

    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]

    func testTheBestPictureForTheTraitsIsGiven() {
        let asset = UIImageAsset()
        XCTAssertEqual(asset.image(with: light).size, .zero, "there is none")
        asset.register(square(.red), with: light)
        asset.register(square(.blue), with: dark.imageConfiguration)
        XCTAssertEqual(pixel(asset.image(with: light), in: light), red)
        XCTAssertEqual(pixel(asset.image(with: dark.imageConfiguration), in: dark), blue)
        let pad = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceIdiom: .pad)])
        XCTAssertEqual(pixel(asset.image(with: pad), in: pad), blue, "what says more is for others, too")
        asset.register(square(.green), with: pad)
        XCTAssertEqual(pixel(asset.image(with: pad), in: pad), [0, 255, 0, 255], "the one that says the most")
        XCTAssertEqual(pixel(asset.image(with: dark), in: dark), blue)
    }

    func testAnImageOfAnAssetFollowsTheTraitsOfWhoShowsIt() {
        let asset = UIImageAsset()
        asset.register(square(.red), with: light)
        asset.register(square(.blue), with: dark)
        let image = asset.image(with: light)
        XCTAssertTrue(image.imageAsset === asset)
        XCTAssertEqual(pixel(image, in: light), red)
        XCTAssertEqual(pixel(image, in: dark), blue)
        XCTAssertEqual(pixel(image.withRenderingMode(.alwaysOriginal), in: dark), blue, "what is made of it, too")
        XCTAssertTrue(image.followsColors)
    }

    func testAPictureIsAddedToAnImageThatIsThere() {
        let image = square(.red)
        let asset = image.imageAsset
        XCTAssertTrue(asset === image.imageAsset)
        asset?.register(square(.blue), with: dark)
        XCTAssertEqual(pixel(image, in: light), red)
        XCTAssertEqual(pixel(image, in: dark), blue)
        asset?.unregister(imageWith: dark)
        XCTAssertEqual(pixel(image, in: dark), red)
        asset?.register(square(.blue), with: dark)
        asset?.unregisterImage(with: dark.imageConfiguration)
        XCTAssertEqual(pixel(image, in: dark), red)
        XCTAssertNil(UIImage().imageAsset)
    }

    func testAViewShowsThePictureForItsStyle() {
        onMain {
            let asset = UIImageAsset()
            asset.register(square(.red), with: light)
            asset.register(square(.blue), with: dark)
            let view = UIImageView(image: asset.image(with: light))
            view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
            harness.showWindow()
            harness.window.overrideUserInterfaceStyle = .light
            harness.window.addSubview(view)
            harness.turn()
            harness.renderFrame()
            let before = harness.pixel(at: CGPoint(x: 120, y: 120))
            XCTAssertTrue(before.r > 200 && before.b < 50, "\(before)")
            harness.window.overrideUserInterfaceStyle = .dark
            harness.turn()
            harness.renderFrame()
            let after = harness.pixel(at: CGPoint(x: 120, y: 120))
            XCTAssertTrue(after.b > 200 && after.r < 50, "\(after)")
        }
    }

    func testAnAssetIsArchivedWithItsPictures() throws {
        let asset = UIImageAsset()
        asset.register(square(.red), with: light)
        asset.register(square(.blue), with: dark)
        let data = try NSKeyedArchiver.archivedData(withRootObject: asset, requiringSecureCoding: true)
        let copy = try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImageAsset.self, from: data))
        XCTAssertEqual(pixel(copy.image(with: light), in: light), red)
        XCTAssertEqual(pixel(copy.image(with: dark), in: dark), blue)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        asset.encode(with: archiver)
        archiver.finishEncoding()
        let again = UIImageAsset(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        XCTAssertEqual(pixel(again?.image(with: dark), in: dark), blue)
    }
}
