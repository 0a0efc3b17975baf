import XCTest

@testable import CoreGraphics

/// A pixel's components as bytes, colours multiplied by alpha.
struct Pixel: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ value: UInt32) {
        self.init(Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255), Int(value >> 24))
    }

    static let clear = Pixel(0, 0, 0, 0)
    var description: String { "(\(red) \(green) \(blue) \(alpha))" }
}

extension CGContext {
    /// The pixel whose lower left corner is at a point of base space.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        Pixel(pixelBuffer[x, height - 1 - y])
    }

    static func make(_ width: Int = 20, _ height: Int = 20) -> CGContext {
        .backing(width: width, height: height)
    }
}

extension CGImage {
    /// The pixel at a place counted from the top left.
    func pixel(_ x: Int, _ y: Int) -> Pixel { Pixel(pixels[x, y]) }
}

func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func assertNear(
    _ a: Pixel, _ b: Pixel, within tolerance: Int = 1, file: StaticString = #filePath, line: UInt = #line
) {
    let isNear =
        abs(a.red - b.red) <= tolerance && abs(a.green - b.green) <= tolerance && abs(a.blue - b.blue) <= tolerance
        && abs(a.alpha - b.alpha) <= tolerance
    XCTAssertTrue(isNear, "\(a) is not near \(b)", file: file, line: line)
}

func assertEqual(
    _ a: CGRect, _ b: CGRect, accuracy: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertEqual(a.minX, b.minX, accuracy: accuracy, file: file, line: line)
    XCTAssertEqual(a.minY, b.minY, accuracy: accuracy, file: file, line: line)
    XCTAssertEqual(a.width, b.width, accuracy: accuracy, file: file, line: line)
    XCTAssertEqual(a.height, b.height, accuracy: accuracy, file: file, line: line)
}

func assertEqual(
    _ a: CGPoint, _ b: CGPoint, accuracy: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertEqual(a.x, b.x, accuracy: accuracy, file: file, line: line)
    XCTAssertEqual(a.y, b.y, accuracy: accuracy, file: file, line: line)
}
