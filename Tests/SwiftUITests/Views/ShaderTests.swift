import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Shaders are values, and what has one is shown as it is (DEV-1346).
final class ShaderTests: ControlTestCase, @unchecked Sendable {
    func testAFunctionsCallIsAShaderOfItsArguments() {
        let shader = ShaderLibrary.default.ripple(
            .float(2.5), .float2(CGPoint(x: 1, y: 2)), .color(.red), .boundingRect)
        XCTAssertEqual(shader.function.name, "ripple")
        XCTAssertEqual(shader.function, ShaderFunction(library: .default, name: "ripple"))
        XCTAssertEqual(shader.arguments, [.float(Float(2.5)), .float2(1, 2), .color(.red), .boundingRect])
        XCTAssertEqual(shader, Shader(function: ShaderLibrary.ripple, arguments: shader.arguments))
        XCTAssertNotEqual(shader, ShaderLibrary.default.ripple(.float(3)))
        XCTAssertFalse(shader.dithersColor)
        XCTAssertNotEqual(Shader.Argument.floatArray([1, 2]), .float2(1, 2), "numbers in memory aren't a vector")
        XCTAssertEqual(Shader.Argument.float2(CGSize(width: 3, height: 4)), .float2(CGVector(dx: 3, dy: 4)))
    }

    func testALibraryIsKnownByWhereItIs() {
        XCTAssertEqual(ShaderLibrary.bundle(.main), .default)
        let name = "wave"
        XCTAssertEqual(ShaderLibrary.bundle(.main)[dynamicMember: name], ShaderLibrary.wave)
        let file = URL(fileURLWithPath: "/a.metallib")
        XCTAssertEqual(ShaderLibrary(url: file), ShaderLibrary(url: file))
        XCTAssertNotEqual(ShaderLibrary(url: file), .default)
        XCTAssertNotEqual(ShaderLibrary(data: Data([1])), ShaderLibrary(data: Data([2])))
    }

    @MainActor private func middle(of view: some View) throws -> [Int] {
        let renderer = ImageRenderer(content: view.frame(width: 20, height: 20))
        let image = try XCTUnwrap(renderer.cgImage)
        let data = try XCTUnwrap(image.dataProvider?.data as Data?)
        let start = data.startIndex + 10 * image.bytesPerRow + 10 * 4
        let bytes = data[start..<(start + 4)].map { Int($0) }
        return image.bitmapInfo.contains(.byteOrder32Little) ? [bytes[2], bytes[1], bytes[0], bytes[3]] : bytes
    }

    private let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)

    // DEV-1346
    func testAViewStaysAsItIsAndItIsSaid() throws {
        try onMain { [red] in
            let far = CGSize(width: 9, height: 9)
            let shown = red.colorEffect(ShaderLibrary.shownColors(.float(1)))
                .distortionEffect(ShaderLibrary.shownPlaces(), maxSampleOffset: far)
                .layerEffect(ShaderLibrary.shownLayer(.boundingRect), maxSampleOffset: far)
                .colorEffect(ShaderLibrary.shownNever(), isEnabled: false)
                .visualEffect { content, proxy in
                    content.layerEffect(
                        ShaderLibrary.shownBySize(.float2(proxy.size)), maxSampleOffset: .zero)
                }
            XCTAssertEqual(try middle(of: shown), [255, 0, 0, 255])
            let told = ShaderReport.reportedNames
            for name in ["shownColors", "shownPlaces", "shownLayer", "shownBySize"] {
                XCTAssertTrue(told.contains(name), name)
            }
            XCTAssertFalse(told.contains("shownNever"), "an effect that is off isn't told of")
        }
    }

    // DEV-1346
    func testACanvasKeepsWhatItsShadersWouldChange() throws {
        try onMain { [red] in
            let drawn = Canvas { context, size in
                context.addFilter(.colorShader(ShaderLibrary.drawnColors()))
                context.addFilter(.distortionShader(ShaderLibrary.drawnPlaces(), maxSampleOffset: .zero))
                context.addFilter(.layerShader(ShaderLibrary.drawnLayer(), maxSampleOffset: .zero))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
            }
            XCTAssertEqual(try middle(of: drawn), [255, 0, 0, 255])
            XCTAssertTrue(ShaderReport.reportedNames.isSuperset(of: ["drawnColors", "drawnPlaces", "drawnLayer"]))
        }
    }

    // DEV-1346
    func testAPaintThatIsAShaderIsClear() throws {
        try onMain { [red] in
            let shader = ShaderLibrary.paint(.color(.blue))
            XCTAssertEqual(try middle(of: red.overlay { Rectangle().fill(shader) }), [255, 0, 0, 255])
            let drawn = Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(shader))
            }
            XCTAssertEqual(try middle(of: drawn), [255, 0, 0, 255])
        }
    }

    private struct Switched: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Counting().colorEffect(ShaderLibrary.switched(.float(1)), isEnabled: isOn)
                Button("Switch") { isOn.toggle() }
            }
        }
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View { Button("\(count) taps") { count += 1 } }
    }

    func testAnEffectThatIsTurnedOnKeepsTheViewsState() {
        onMain {
            show(Switched())
            tap("0 taps")
            tap("Switch")
            XCTAssertNotNil(find("1 taps"), "the view is the same one")
            XCTAssertTrue(ShaderReport.reportedNames.contains("switched"))
        }
    }
}
