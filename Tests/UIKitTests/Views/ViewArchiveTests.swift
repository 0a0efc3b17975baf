import TestSupport
import UIKit
import XCTest

/// Views, labels, pictures, colours and layers through a keyed archive and back.
final class ViewArchiveTests: MainTestCase, @unchecked Sendable {
    @MainActor private func again<T: NSObject & NSCoding>(_ object: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try XCTUnwrap(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? T)
    }

    // DEV-492
    func testATreeOfViews() throws {
        try onMain {
            let root = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            root.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
            root.tag = 7
            root.alpha = 0.5
            root.clipsToBounds = true
            root.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            root.transform = CGAffineTransform(rotationAngle: 0.25)
            let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 10))
            label.text = "Hello"
            label.font = .boldSystemFont(ofSize: 21)
            label.textColor = .systemRed
            label.numberOfLines = 3
            label.textAlignment = .right
            label.isHidden = true
            let picture = UIImageView(
                image: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                    UIColor.green.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                })
            let control = UISwitch()
            root.addSubview(label)
            root.addSubview(picture)
            root.addSubview(control)

            let copy = try self.again(root)
            XCTAssertEqual(copy.bounds, root.bounds)
            XCTAssertEqual(copy.center, root.center)
            XCTAssertEqual(copy.transform, root.transform)
            XCTAssertEqual(copy.backgroundColor, root.backgroundColor)
            XCTAssertEqual(copy.tag, 7)
            XCTAssertEqual(copy.alpha, 0.5)
            XCTAssertTrue(copy.clipsToBounds)
            XCTAssertEqual(copy.autoresizingMask, root.autoresizingMask)
            XCTAssertEqual(copy.subviews.count, 3)
            let text = try XCTUnwrap(copy.subviews[0] as? UILabel)
            XCTAssertEqual(text.text, "Hello")
            XCTAssertEqual(text.font, label.font)
            XCTAssertEqual(text.textColor, .systemRed)
            XCTAssertEqual(text.numberOfLines, 3)
            XCTAssertEqual(text.textAlignment, .right)
            XCTAssertTrue(text.isHidden)
            XCTAssertFalse(text.isUserInteractionEnabled)
            XCTAssertEqual((copy.subviews[1] as? UIImageView)?.image?.size, CGSize(width: 2, height: 2))
            XCTAssertEqual((copy.subviews[2] as? UISwitch)?.subviews.count, control.subviews.count)
        }
    }

    func testColoursImagesAndLayers() throws {
        try onMain {
            for color in [UIColor.red, UIColor(white: 0.25, alpha: 0.5), .label, .systemBlue] {
                XCTAssertEqual(try self.again(color), color)
            }
            let layer = CALayer()
            layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            layer.cornerRadius = 5
            layer.backgroundColor = UIColor.blue.cgColor
            layer.addSublayer(CALayer())
            let copy = try self.again(layer)
            XCTAssertEqual(copy.frame, layer.frame)
            XCTAssertEqual(copy.cornerRadius, 5)
            XCTAssertEqual(copy.backgroundColor, layer.backgroundColor)
            XCTAssertEqual(copy.sublayers?.count, 1)
        }
    }
}
