import XCTest

@testable import PorticoShading

/// Runs functions over small pictures, and reads what comes out.
class ShadingTestCase: XCTestCase, @unchecked Sendable {
    func library(_ text: String, headers: [String: String] = [:]) -> ShadingLibrary {
        let files = [ShadingPack.File(name: "Test.metal", text: text, isHeader: false)]
        return ShadingLibrary(
            ShadingPack(files + headers.map { ShadingPack.File(name: $0.key, text: $0.value, isHeader: true) }))
    }

    /// The pixels that a function makes, as alpha, red, green and blue in 0…255.
    func pixels(
        _ text: String, _ arguments: [ShadingArgument] = [], name: String = "f", usage: ShadingUsage = .fill,
        source: [UInt32] = [], width: Int = 4, height: Int = 1, scale: Double = 1
    ) throws -> [[Int]] {
        let function = try XCTUnwrap(try library(text).function(name, usage: usage))
        var words = [UInt32](repeating: 0, count: width * height)
        try words.withUnsafeMutableBufferPointer { target in
            try source.withUnsafeBufferPointer { pixels in
                let picture = pixels.baseAddress.flatMap {
                    source.isEmpty
                        ? nil : ShadingPicture($0, width: width, height: height, rowLength: width, scale: scale)
                }
                let base = try XCTUnwrap(target.baseAddress)
                XCTAssertNotNil(
                    function.drawPicture(
                        arguments, source: picture, into: base, width: width, height: height, rowLength: width,
                        scale: scale), function.mismatch(of: arguments) ?? "")
            }
        }
        return words.map { word in [24, 16, 8, 0].map { Int(word >> UInt32($0) & 255) } }
    }

    /// The number that an expression gives, in 0…1, through a function's red.
    func number(_ expression: String, before: String = "", inside: String = "") throws -> Double {
        let text = """
            #include <metal_stdlib>
            using namespace metal;
            \(before)
            [[ stitchable ]] half4 f(float2 position) {
                \(inside)
                return half4(float4(float(\(expression)) / 255.0, 0, 0, 1));
            }
            """
        return Double(try pixels(text, width: 1)[0][1])
    }

    /// Whether a condition holds.
    func holds(_ condition: String, before: String = "", inside: String = "") throws -> Bool {
        try number("(\(condition)) ? 200 : 100", before: before, inside: inside) == 200
    }

    /// The mistake in a source.
    func mistake(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> ShadingError? {
        do {
            _ = try ShadingChecker.checkSource(text, file: "Wrong.metal")
            XCTFail("this has a mistake", file: file, line: line)
            return nil
        } catch { return error }
    }
}
