import Foundation
import PorticoBounds

/// Draws SVG with librsvg, which is loaded when a project has such a file: nothing links to it.
struct SVGRenderer {
    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Open = @convention(c) (UnsafePointer<CChar>, Pointer?) -> Pointer?
    private typealias PixelSize =
        @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    private typealias Dimensions =
        @convention(c) (
            Pointer, UnsafeMutablePointer<Int32>, Pointer, UnsafeMutablePointer<Int32>, Pointer,
            UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Double>
        ) -> Void
    private typealias Render = @convention(c) (Pointer, Pointer, UnsafePointer<Double>, Pointer?) -> Int32
    private typealias RenderElement =
        @convention(c) (
            Pointer, Pointer, UnsafePointer<CChar>?, UnsafePointer<Double>, Pointer?
        ) -> Int32
    private typealias Geometry =
        @convention(c) (
            Pointer, UnsafePointer<CChar>?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, Pointer?
        ) -> Int32
    private typealias Release = @convention(c) (Pointer) -> Void
    private typealias MakeSurface = @convention(c) (Int32, Int32, Int32) -> Pointer?
    private typealias MakeContext = @convention(c) (Pointer) -> Pointer?
    private typealias Write = @convention(c) (Pointer, UnsafePointer<CChar>) -> Int32

    private let open: Open
    private let pixelSize: PixelSize
    private let dimensions: Dimensions
    private let render: Render
    private let renderElement: RenderElement
    private let geometry: Geometry
    private let release: Release
    private let makeSurface: MakeSurface
    private let makeContext: MakeContext
    private let destroyContext: Release
    private let destroySurface: Release
    private let write: Write

    private static let library = SVGRenderer()

    static func loaded() throws(VectorImages.Failure) -> SVGRenderer {
        guard let library else {
            throw VectorImages.Failure(reason: "nothing draws SVG here", remedy: "install librsvg2-2, or add it as PNG")
        }
        return library
    }

    private init?() {
        guard let svg = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_GLOBAL) else { return nil }
        func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(svg, name).map { unsafeBitCast($0, to: type) }
        }
        // Cairo and GObject come along with librsvg, which is built on them.
        guard let open = symbol("rsvg_handle_new_from_file", as: Open.self),
            let pixelSize = symbol("rsvg_handle_get_intrinsic_size_in_pixels", as: PixelSize.self),
            let dimensions = symbol("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
            let render = symbol("rsvg_handle_render_document", as: Render.self),
            let renderElement = symbol("rsvg_handle_render_element", as: RenderElement.self),
            let geometry = symbol("rsvg_handle_get_geometry_for_element", as: Geometry.self),
            let release = symbol("g_object_unref", as: Release.self),
            let makeSurface = symbol("cairo_image_surface_create", as: MakeSurface.self),
            let makeContext = symbol("cairo_create", as: MakeContext.self),
            let destroyContext = symbol("cairo_destroy", as: Release.self),
            let destroySurface = symbol("cairo_surface_destroy", as: Release.self),
            let write = symbol("cairo_surface_write_to_png", as: Write.self)
        else { return nil }
        self.open = open
        self.pixelSize = pixelSize
        self.dimensions = dimensions
        self.render = render
        self.renderElement = renderElement
        self.geometry = geometry
        self.release = release
        self.makeSurface = makeSurface
        self.makeContext = makeContext
        self.destroyContext = destroyContext
        self.destroySurface = destroySurface
        self.write = write
    }

    func drawFile(_ path: String, scale: Double, isSymbol: Bool, to target: String) throws(VectorImages.Failure) {
        guard let handle = open(path, nil) else {
            throw VectorImages.Failure(reason: "it is no SVG that can be read", remedy: "export the file again")
        }
        defer { release(handle) }
        let element = isSymbol ? regularElement(handle) : nil
        // The design is for text of 100 points; symbols stand beside text of 17.
        let size = element.map { (width: $0.width * 0.17, height: $0.height * 0.17) } ?? naturalSize(handle)
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width >= 1, height >= 1, width <= Double(ReaderBounds.drawingSide.value),
            height <= Double(ReaderBounds.drawingSide.value)
        else {
            throw VectorImages.Failure(
                reason: "its size is \(size.width) × \(size.height)", remedy: "give it a width and a height")
        }
        guard let surface = makeSurface(0, Int32(width), Int32(height)), let context = makeContext(surface) else {
            throw VectorImages.Failure(reason: "there is no memory for it", remedy: "make it smaller")
        }
        defer {
            destroyContext(context)
            destroySurface(surface)
        }
        let viewport = [0, 0, width, height]
        let isDrawn =
            element.map { renderElement(handle, context, $0.id, viewport, nil) }
            ?? render(handle, context, viewport, nil)
        guard isDrawn != 0, write(surface, target) == 0 else {
            throw VectorImages.Failure(reason: "it can't be drawn", remedy: "export the file again")
        }
    }

    private func naturalSize(_ handle: UnsafeMutableRawPointer) -> (width: Double, height: Double) {
        var width = 0.0
        var height = 0.0
        if pixelSize(handle, &width, &height) != 0, width > 0, height > 0 { return (width, height) }
        // Without a size of its own it has that of its view box. A length is a number and a unit.
        var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
        var box = [0.0, 0, 0, 0]
        var lengths = [0.0, 0, 0, 0]
        lengths.withUnsafeMutableBytes { bytes in
            dimensions(handle, &hasWidth, bytes.baseAddress!, &hasHeight, bytes.baseAddress! + 16, &hasBox, &box)
        }
        return hasBox != 0 ? (box[2], box[3]) : (0, 0)
    }

    /// The part of a symbol's template that stands for the regular weight at medium size.
    private func regularElement(_ handle: UnsafeMutableRawPointer) -> (id: String, width: Double, height: Double)? {
        var ink = [0.0, 0, 0, 0]
        var logical = [0.0, 0, 0, 0]
        for id in ["#Regular-M", "#Regular-S", "#Regular-L"] where geometry(handle, id, &ink, &logical, nil) != 0 {
            if ink[2] > 0, ink[3] > 0 { return (id, ink[2], ink[3]) }
        }
        return nil
    }
}
