import Foundation
import XCTest

@testable import CoreGraphics

/// Pictures of other systems and of cameras: BMP, ICO, HEIC and AVIF.
final class FurtherFormatTests: XCTestCase {
    private func long(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    private func short(_ number: Int) -> [UInt8] { Array(long(number).prefix(2)) }

    /// A bitmap's header and what follows; `rows` lie from the lowest up, unless the height is negative.
    private func bitmap(
        _ width: Int, _ height: Int, bits: Int, colors: [UInt8] = [], masks: [Int] = [], _ rows: [UInt8]
    ) -> [UInt8] {
        long(40) + long(width) + long(height) + short(1) + short(bits) + long(masks.isEmpty ? 0 : 3) + long(0) + long(0)
            + long(0) + long(colors.count / 4) + long(0) + masks.flatMap(long) + colors + rows
    }

    private func file(_ bitmap: [UInt8], before pixels: Int = 40) -> Data {
        Data(Array("BM".utf8) + long(14 + bitmap.count) + long(0) + long(14 + pixels) + bitmap)
    }

    private func icon(_ pictures: [[UInt8]]) -> Data {
        var list: [UInt8] = [0, 0, 1, 0] + short(pictures.count)
        var start = 6 + pictures.count * 16
        for picture in pictures {
            list += [2, 2, 0, 0] + short(1) + short(32) + long(picture.count) + long(start)
            start += picture.count
        }
        return Data(list + pictures.flatMap { $0 })
    }

    private let red = Pixel(255, 0, 0), green = Pixel(0, 255, 0), blue = Pixel(0, 0, 255), white = Pixel(255, 255, 255)

    private func pixels(_ image: CGImage) -> [Pixel] {
        (0..<image.height).flatMap { y in (0..<image.width).map { image.pixel($0, y) } }
    }

    private func decode(_ data: Data) throws -> [Pixel] { pixels(try CGImage.decode(data, name: "picture")) }

    func testBitmapsOfEachDepth() throws {
        let full = bitmap(2, 2, bits: 24, [255, 0, 0, 255, 255, 255, 0, 0] + [0, 0, 255, 0, 255, 0, 0, 0])
        XCTAssertEqual(try decode(file(full)), [red, green, blue, white])
        let downwards = bitmap(2, -2, bits: 24, [255, 0, 0, 255, 255, 255, 0, 0] + [0, 0, 255, 0, 255, 0, 0, 0])
        XCTAssertEqual(try decode(file(downwards)), [blue, white, red, green])
        let table: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0]
        let four = bitmap(3, 1, bits: 4, colors: table, [0x01, 0x30, 0, 0])
        XCTAssertEqual(try decode(file(four, before: 56)), [red, green, white])
        let one = bitmap(2, 1, bits: 1, colors: Array(table.prefix(8)), [0b0100_0000, 0, 0, 0])
        XCTAssertEqual(try decode(file(one, before: 48)), [red, green])
        let eight = bitmap(2, 1, bits: 8, colors: table, [2, 9, 0, 0])
        XCTAssertEqual(try decode(file(eight, before: 56)), [blue, Pixel(0, 0, 0)], "the tenth colour isn't there")
        let sixteen = bitmap(2, 1, bits: 16, [0x00, 0x7C, 0x1F, 0x00])
        XCTAssertEqual(try decode(file(sixteen)), [red, blue])
        let masked = bitmap(1, 1, bits: 32, masks: [0xFF, 0xFF00, 0xFF_0000], [255, 0, 0, 0])
        XCTAssertEqual(try decode(file(masked, before: 52)), [red])
        let source = try XCTUnwrap(CGImageSourceCreateWithData(file(full), nil))
        XCTAssertEqual(CGImageSourceGetType(source), "com.microsoft.bmp")
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    }

    func testIconsHaveSeveralPictures() throws {
        let context = CGContext.make(3, 1)
        context.setFillColor(color(0, 1, 0))
        context.fill(box(0, 0, 3, 1))
        let png = [UInt8](try XCTUnwrap(context.makeImage()?.pngData()))
        let clear = bitmap(2, 2, bits: 32, [255, 0, 0, 255, 0, 0, 0, 0] + [0])
        let masked = bitmap(1, 2, bits: 24, [0, 0, 255, 0] + [0x00, 0, 0, 0])
        let hidden = bitmap(1, 2, bits: 24, [0, 0, 255, 0] + [0x80, 0, 0, 0])
        let data = icon([clear, png, masked, hidden])
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        XCTAssertEqual(CGImageSourceGetType(source), "com.microsoft.ico")
        XCTAssertEqual(CGImageSourceGetCount(source), 4)
        func picture(_ index: Int) throws -> [Pixel] {
            pixels(try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, index, nil)))
        }
        let nothing = Pixel(0, 0, 0, 0)
        XCTAssertEqual(try picture(0), [blue, nothing])
        XCTAssertEqual(try picture(1), [green, green, green])
        XCTAssertEqual(try picture(2), [red])
        XCTAssertEqual(try picture(3), [nothing])
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 4, nil))
        XCTAssertEqual(try decode(data), [blue, nothing], "the first stands for all")
    }

    /// Cut off at every place and with each byte changed: nothing ends the process.
    func testDamagedFiles() throws {
        let table: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0]
        let four = bitmap(3, 1, bits: 4, colors: table, [0x01, 0x10, 0, 0])
        for data in [file(four, before: 48), icon([bitmap(2, 4, bits: 32, Array(repeating: 7, count: 24))])] {
            for count in 0..<data.count { _ = try? CGImage.decode(data.prefix(count) + Data(), name: "cut") }
            for place in 0..<data.count {
                for bits: UInt8 in [0xFF, 0x80, 0x01] {
                    var bytes = [UInt8](data)
                    bytes[place] ^= bits
                    _ = try? CGImage.decode(Data(bytes), name: "changed", mostPixels: 10_000)
                }
            }
        }
        XCTAssertThrowsError(try CGImage.decode(file(four, before: 48).prefix(60) + Data(), name: "cut"))
    }

    /// By libheif, or with an error that says what to install (DEV-1417).
    func testPicturesOfCameras() throws {
        for (data, type) in [(Self.heic, "public.heic"), (Self.avif, "public.avif")] {
            let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
            XCTAssertEqual(CGImageSourceGetType(source), type)
            let isReadable = CGImageSourceCopyTypeIdentifiers().contains { "\($0)" == type }
            guard isReadable else {
                XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
                XCTAssertThrowsError(try CGImage.decode(data, name: "photo")) {
                    XCTAssertTrue("\($0)".contains("libheif1"), "\($0)")
                }
                continue
            }
            let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
            XCTAssertEqual([image.width, image.height], [32, 32])
            assertNear(image.pixel(4, 16), red, within: 12)
            assertNear(image.pixel(28, 16), blue, within: 12)
            for count in stride(from: 12, to: data.count, by: 37) {
                _ = try? CGImage.decode(data.prefix(count) + Data(), name: "cut")
            }
        }
    }

    /// The left half is red, the right one blue.
    private static let heic = Data(
        base64Encoded:
            "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA"
            + "AAAAACAAAAGGlkYXQAAAAAACAAIAAAAAAAIAAgAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAACqAAIAAQAAAAAAAAABAAAAAAAA"
            + "AAgAAwAAAAAAAAPKAAEAAAAAAAAAEwAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW"
            + "5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MB"
            + "A3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkpr"
            + "m4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAIAAAACAAAAAQcGl4aQAAAAADCAgI"
            + "AAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewI"
            + "IEFlurkprmwIAAAAMAgAAAAwCEIgABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAACAAAAAgAAAADnBpeGkAAAAA"
            + "AQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANm"
            + "lyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAxW1kYXQAAACmKAGvBjha97bfzOB///lab6H964pT"
            + "y/oc0ZH+VVH//4yPLrxNHmlDW5+CpHSiYTVSb9qRhwmEmUz6g6fvP4Xw1g6MeDkA19B/lysROTKalGOtRZImO5EeKjWlzsnPlrQkg+7wyQtKRb"
            + "jCZd1cR3NHf5oyN6WCvJJ/7U9g27AoeKayso7/K8voNLBToFAQPhq95TvERk0LrzrX6bZVQurNmt/M/avquAAAAA8oAa4McLULy3/g5f7FXxM="
    )!
    private static let avif = Data(
        base64Encoded:
            "AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAZhtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA"
            + "AAAAABAAAANGlsb2MAAAAAREAAAgACAAAAAAG8AAEAAAAAAAAAFQABAAAAAAHRAAEAAAAAAAAALwAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAA"
            + "AAEAAGF2MDEAAAAAFWluZmUCAAAAAAIAAGF2MDEAAAAA12lwcnAAAACxaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EAHAAAAAAUaX"
            + "NwZQAAAAAAAAAgAAAAIAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBo"
            + "YQAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAAgAAAAIAAAABBwaXhpAAAAAAMICAgAAAAeaXBtYQAAAAAAAAACAAEEgYYHiAACBIIDhIUAAA"
            + "AaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAExtZGF0EgAKBRgRP/YVMgoRgAABAADoLG8gEgAKCRgRP/YIEBA0IDIgEYAAAEC01LiqipZlSLi3"
            + "usjsSJEhAKVg6eN6uNr4z/g=")!
}
