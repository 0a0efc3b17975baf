import CCairo
import XCTest

@testable import CoreText

/// Glyphs that are laid into a picture by the kernels make the pixels that Cairo makes.
final class GlyphPicturesTests: XCTestCase {
    private static let (width, height) = (260, 60)

    private struct Scene {
        var text = "The quick brown fox, 12:30"
        var font = CTFont.system(size: 17)
        var scale = 2.0
        var color = (0.2, 0.4, 0.6, 1.0)
        var ground = (1.0, 1.0, 1.0, 1.0)
        var origin = (x: 3.3, y: 20.0)
        var clip: (x: Double, y: Double, width: Double, height: Double)?
    }

    /// A picture with a run of glyphs, and whether the kernels made it.
    private func draw(_ scene: Scene, byCairo: Bool) -> (bytes: [UInt8], isLaid: Bool) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(Self.width), Int32(Self.height))!
        let cairo = cairo_create(surface)!
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgba(cairo, scene.ground.0, scene.ground.1, scene.ground.2, scene.ground.3)
        cairo_paint(cairo)
        cairo_scale(cairo, scene.scale, scene.scale)
        if let clip = scene.clip {
            cairo_rectangle(cairo, clip.x, clip.y, clip.width, clip.height)
            cairo_clip(cairo)
        }
        cairo_translate(cairo, scene.origin.x, scene.origin.y)
        cairo_set_source_rgba(cairo, scene.color.0, scene.color.1, scene.color.2, scene.color.3)
        let face = scene.font.face
        let units = Array(scene.text.utf16)
        let run = Shaper.shape(units, range: 0..<units.count, style: TextStyle(font: scene.font), face: face, level: 0)
        var isLaid = false
        run.glyphs.withUnsafeBufferPointer { glyphs in
            cairo_set_scaled_font(cairo, face.scaled)
            if byCairo {
                cairo_show_glyphs(cairo, glyphs.baseAddress, Int32(glyphs.count))
            } else {
                isLaid = face.pictures.layGlyphs(glyphs, in: cairo, face.scaled)
                if !isLaid { cairo_show_glyphs(cairo, glyphs.baseAddress, Int32(glyphs.count)) }
            }
        }
        cairo_surface_flush(surface)
        let count = Int(cairo_image_surface_get_stride(surface)) * Self.height
        return (Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: count)), isLaid)
    }

    /// - Parameter isLaid: whether the kernels have to have made it.
    private func check(
        _ scene: Scene, isLaid: Bool = true, _ name: String = "", file: StaticString = #filePath, line: UInt = #line
    ) {
        let (own, cairo) = (draw(scene, byCairo: false), draw(scene, byCairo: true))
        if cairo_version() < 11704 { XCTAssertEqual(own.isLaid, isLaid, name, file: file, line: line) }
        let other = zip(own.bytes, cairo.bytes).enumerated().filter { $0.element.0 != $0.element.1 }
        XCTAssertEqual(other.count, 0, "\(name): first at \(other.first.map { "\($0)" } ?? "")", file: file, line: line)
    }

    func test_plainText() {
        check(Scene())
        check(Scene(scale: 1))
        check(Scene(scale: 3, origin: (1.1, 9.7)))
        check(Scene(font: .system(size: 11, weight: 700)))
    }

    func test_coloursAndGrounds() {
        for color in [(0, 0, 0, 1), (1, 1, 1, 1), (0.9, 0.1, 0.35, 0.5), (1, 0, 0, 0.01), (0.5, 0.5, 0.5, 0.6)] {
            for ground in [(1, 1, 1, 1), (0, 0, 0, 0), (0.3, 0.6, 0.1, 1), (0.2, 0.9, 0.4, 0.3)] {
                check(Scene(color: color, ground: ground), "\(color) on \(ground)")
            }
        }
    }

    func test_textThatIsCut() {
        check(Scene(origin: (-20.4, 8)))
        check(Scene(origin: (100, 28.5)))
        check(Scene(origin: (5000, 5000)))
        check(Scene(clip: (10, 8, 40, 10)))
        check(Scene(clip: (10.2, 8.3, 40, 10)), isLaid: false, "a clip between pixels")
    }

    func test_glyphsThatOverlap() {
        check(Scene(text: "ToToToTo", font: .system(size: 17, italic: true)))
        for weight in [300, 900] {
            check(Scene(text: "AVAVfjfiTy", font: .system(size: 20, weight: weight)))
        }
        check(Scene(text: "   "))
    }

    func test_manySizes() {
        let font = CTFont.system(size: 14)
        for scale in [1.0, 2, 3, 1.5, 2.25, 3] { check(Scene(font: font, scale: scale), "\(scale)") }
    }
}
