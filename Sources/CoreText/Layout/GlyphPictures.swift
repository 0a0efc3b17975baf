import CCairo
import CKernels
import Synchronization

/// The coverage of a face's glyphs at one scale, as Cairo draws it, for texts in one colour, level on a picture's pixels: most of what
/// painting text takes is laying these into the picture, which the kernels do several times faster than Cairo's library.
///
/// The pixels are the same to the last bit; whatever would make others (a clip between pixels, a rotation, another blend
/// mode, colour glyphs) is left to Cairo.
///
/// - From: `GlyphPen`
final class GlyphPictures: Sendable {
    private struct Picture {
        /// From the glyph's origin, in pixels.
        var left: Int32, top: Int32
        var width: Int32, height: Int32
        var start: Int
    }

    /// A glyph's picture in its place, in pixels.
    private struct Box {
        var x: Int, y: Int, width: Int, height: Int
        var start: Int

        mutating func addBox(_ other: Box) {
            let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
            (x, y) = (min(x, other.x), min(y, other.y))
            (width, height) = (right - x, bottom - y)
        }
    }

    /// A row of coverage is whole steps of the kernels long, and empty at its end.
    private static func padded(_ width: Int) -> Int { (width + 7) & ~7 }

    private struct State {
        var scale = (x: 0.0, y: 0.0)
        var pictures: [UInt: Picture] = [:]
        var coverage: [UInt8] = []
    }

    /// Bytes that are kept; then all are let go of.
    private static let most = 256 * 1024
    /// Pixels an em, above which glyphs are few and large.
    static let largest = 160.0
    /// Later versions place glyphs between pixels.
    private static let placesOnPixels = cairo_version() < 11704

    private let state = Mutex(State())

    /// Lays glyphs into the picture that the context draws to; false where nothing was done, since Cairo has to.
    func layGlyphs(_ glyphs: UnsafeBufferPointer<cairo_glyph_t>, in cairo: OpaquePointer, _ font: OpaquePointer) -> Bool
    {
        guard Self.placesOnPixels, let stage = Stage(cairo) else { return false }
        return state.withLock { state in
            if state.scale != stage.scale || state.coverage.count > Self.most {
                state = State()
                state.scale = stage.scale
            }
            guard let boxes = placeGlyphs(glyphs, on: stage, font, &state) else { return false }
            cairo_surface_flush(stage.target)
            var rest = boxes[...]
            while let first = rest.first {
                // Cairo adds up the coverage of glyphs that overlap before it paints.
                var (joined, count) = (first, 1)
                while count < rest.count, case let box = rest[rest.startIndex + count], box.x < joined.x + joined.width
                {
                    joined.addBox(box)
                    count += 1
                }
                let group = rest.prefix(count)
                rest = rest.dropFirst(count)
                if count == 1 {
                    state.coverage.withUnsafeBufferPointer { stage.layCoverage($0.baseAddress! + first.start, first) }
                } else {
                    Self.sum(group, in: joined, state.coverage).withUnsafeBufferPointer {
                        stage.layCoverage($0.baseAddress!, joined)
                    }
                }
            }
            cairo_surface_mark_dirty(stage.target)
            return true
        }
    }

    private static func sum(_ group: ArraySlice<Box>, in joined: Box, _ coverage: [UInt8]) -> [UInt8] {
        let length = padded(joined.width)
        var result = [UInt8](repeating: 0, count: length * joined.height)
        for box in group {
            for row in 0..<box.height {
                let to = (box.y - joined.y + row) * length + box.x - joined.x
                let from = box.start + row * padded(box.width)
                for column in 0..<box.width {
                    let (sum, isOver) = result[to + column].addingReportingOverflow(coverage[from + column])
                    result[to + column] = isOver ? 255 : sum
                }
            }
        }
        return result
    }

    /// Where the glyphs lie, from left to right, without those that have no ink.
    private func placeGlyphs(
        _ glyphs: UnsafeBufferPointer<cairo_glyph_t>, on stage: Stage, _ font: OpaquePointer, _ state: inout State
    ) -> [Box]? {
        var boxes: [Box] = []
        boxes.reserveCapacity(glyphs.count)
        for glyph in glyphs {
            guard let picture = picture(of: glyph.index, stage, font, &state) else { return nil }
            if picture.width == 0 { continue }
            guard let point = stage.pixel(glyph.x, glyph.y) else { return nil }
            let box = Box(
                x: point.x + Int(picture.left), y: point.y + Int(picture.top), width: Int(picture.width),
                height: Int(picture.height), start: picture.start)
            if let last = boxes.last, box.x < last.x { return nil }
            boxes.append(box)
        }
        return boxes
    }

    private func picture(
        of glyph: UInt, _ stage: Stage, _ font: OpaquePointer, _ state: inout State
    ) -> Picture? {
        if let known = state.pictures[glyph] { return known }
        guard let made = Self.drawPicture(of: glyph, at: stage.scale, font, into: &state.coverage) else { return nil }
        state.pictures[glyph] = made
        return made
    }

    /// Has Cairo draw a glyph on a sheet of its own, and keeps what isn't empty of it.
    private static func drawPicture(
        of glyph: UInt, at scale: (x: Double, y: Double), _ font: OpaquePointer, into coverage: inout [UInt8]
    ) -> Picture? {
        var (extents, single) = (cairo_text_extents_t(), cairo_glyph_t(index: glyph, x: 0, y: 0))
        cairo_scaled_font_glyph_extents(font, &single, 1, &extents)
        let left = (extents.x_bearing * scale.x).rounded(.down) - 2,
            top = (extents.y_bearing * scale.y).rounded(.down) - 2
        let width = (extents.width * scale.x).rounded(.up) + 5, height = (extents.height * scale.y).rounded(.up) + 5
        guard (0...4 * largest).contains(width), (0...4 * largest).contains(height) else { return nil }
        guard let sheet = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
        defer { cairo_surface_destroy(sheet) }
        guard let cairo = cairo_create(sheet) else { return nil }
        cairo_scale(cairo, scale.x, scale.y)
        cairo_set_scaled_font(cairo, font)
        single.x = -left / scale.x
        single.y = -top / scale.y
        cairo_show_glyphs(cairo, &single, 1)
        let status = cairo_status(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(sheet)
        guard status == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(sheet) else { return nil }
        let (rows, columns, stride) = (Int(height), Int(width), Int(cairo_image_surface_get_stride(sheet)))
        func isEmpty(row: Int) -> Bool { (0..<columns).allSatisfy { data[row * stride + $0] == 0 } }
        func isEmpty(column: Int) -> Bool { (0..<rows).allSatisfy { data[$0 * stride + column] == 0 } }
        guard let first = (0..<rows).first(where: { !isEmpty(row: $0) }),
            let last = (0..<rows).last(where: { !isEmpty(row: $0) }),
            let begin = (0..<columns).first(where: { !isEmpty(column: $0) }),
            let end = (0..<columns).last(where: { !isEmpty(column: $0) })
        else { return Picture(left: 0, top: 0, width: 0, height: 0, start: 0) }
        let start = coverage.count
        for row in first...last {
            coverage.append(contentsOf: UnsafeBufferPointer(start: data + row * stride + begin, count: end - begin + 1))
            coverage.append(contentsOf: repeatElement(0, count: padded(end - begin + 1) - (end - begin + 1)))
        }
        return Picture(
            left: Int32(left) + Int32(begin), top: Int32(top) + Int32(first), width: Int32(end - begin + 1),
            height: Int32(last - first + 1), start: start)
    }

    /// The picture that a context draws to, where it is one of level pixels and the source one colour.
    private struct Stage {
        let target: OpaquePointer
        let scale: (x: Double, y: Double)
        private let origin: (x: Double, y: Double)
        private let words: UnsafeMutablePointer<UInt32>
        private let stride: Int
        private let clip: (x: Range<Int>, y: Range<Int>)
        private let color: UInt32

        init?(_ cairo: OpaquePointer) {
            guard cairo_get_operator(cairo) == CAIRO_OPERATOR_OVER, let target = cairo_get_group_target(cairo),
                cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
                cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
            else { return nil }
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
            guard let color = Self.color(of: cairo_get_source(cairo)) else { return nil }
            var offset = (x: 0.0, y: 0.0)
            cairo_surface_get_device_offset(target, &offset.x, &offset.y)
            (self.target, self.color) = (target, color)
            scale = (matrix.xx, matrix.yy)
            origin = (matrix.x0 + offset.x, matrix.y0 + offset.y)
            guard let data = cairo_image_surface_get_data(target) else { return nil }
            words = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
            stride = Int(cairo_image_surface_get_stride(target)) / 4
            // Answers nothing where the clip isn't whole pixels.
            guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
            defer { cairo_rectangle_list_destroy(list) }
            guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return nil }
            let box = list.pointee.rectangles[0]
            let left = (box.x * scale.x + origin.x).rounded(),
                right = ((box.x + box.width) * scale.x + origin.x).rounded()
            let top = (box.y * scale.y + origin.y).rounded(),
                bottom = ((box.y + box.height) * scale.y + origin.y).rounded()
            let width = Double(cairo_image_surface_get_width(target)),
                height = Double(cairo_image_surface_get_height(target))
            guard left >= 0, left <= right, right <= width, top >= 0, top <= bottom, bottom <= height else {
                return nil
            }
            clip = (Int(left)..<Int(right), Int(top)..<Int(bottom))
        }

        /// As Cairo and Pixman make it of a plain colour: premultiplied in 16 bits, of which the upper eight are taken.
        private static func color(of source: OpaquePointer?) -> UInt32? {
            var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
            guard cairo_pattern_get_rgba(source, &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS else {
                return nil
            }
            func byte(_ value: Double) -> UInt32 {
                let word = UInt32(value * 65536)
                return (word - word >> 16) >> 8
            }
            return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
        }

        /// The pixel that Cairo rounds a place to; nil far away.
        func pixel(_ x: Double, _ y: Double) -> (x: Int, y: Int)? {
            let place = (
                x: (x * scale.x + origin.x + 0.5).rounded(.down), y: (y * scale.y + origin.y + 0.5).rounded(.down)
            )
            guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
            return (Int(place.x), Int(place.y))
        }

        func layCoverage(_ coverage: UnsafePointer<UInt8>, _ box: Box) {
            let length = GlyphPictures.padded(box.width)
            let columns = (box.x..<box.x + length).clamped(to: clip.x)
            let rows = (box.y..<box.y + box.height).clamped(to: clip.y)
            guard !columns.isEmpty, !rows.isEmpty else { return }
            ck_over_color_mask(
                words + rows.lowerBound * stride + columns.lowerBound, stride, Int32(columns.count), Int32(rows.count),
                color, coverage + (rows.lowerBound - box.y) * length + columns.lowerBound - box.x, length)
        }
    }
}
