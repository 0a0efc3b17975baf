import Foundation

/// Where a view's pictures come out of the engine, and where touches and keys go in: a backend of WPE's that draws into Wayland's shared
/// memory, without a display.
///
/// One picture is under way at a time: it lies in the memory that the app sees until the app has taken it.
///
/// - From: `EngineHelperView`
/// - To: the engine's backend
final class EngineHelperSurface {
    private let number: Int
    private let library: EngineLibrary
    private var scale = 1.0
    /// Of the view, in points.
    private(set) var width: Double
    private var exportable: EngineObject?
    private var backend: EngineObject?
    /// The engine's view is made with this. It owns the backend.
    private(set) var webBackend: EngineObject?
    private let client: UnsafeMutablePointer<EngineObject?>
    private var region: (base: UnsafeMutableRawPointer, offset: Int, length: Int)?
    private var shown: (width: Int, height: Int) = (0, 0)
    private var isWaiting = false
    private var lastFrame = 0.0
    private var waiting: [() -> Void] = []

    init(_ number: Int, _ size: EngineSize, _ library: EngineLibrary) {
        (self.number, self.library, width) = (number, library, Double(size.width))
        // Of five functions the third takes pictures in shared memory.
        client = .allocate(capacity: 5)
        client.initialize(repeating: nil, count: 5)
        typealias Export = @convention(c) (EngineObject?, EngineObject?) -> Void
        let export: Export = { data, buffer in
            guard let data else { return }
            Unmanaged<EngineHelperSurface>.fromOpaque(data).takeUnretainedValue().takePicture(buffer)
        }
        client[2] = unsafeBitCast(export, to: EngineObject.self)
        typealias Make = @convention(c) (EngineObject, EngineObject?, UInt32, UInt32) -> EngineObject?
        exportable = library.findSymbol("wpe_view_backend_exportable_fdo_create", as: Make.self)?(
            client, Unmanaged.passUnretained(self).toOpaque(), UInt32(max(1, min(size.width, 8192))),
            UInt32(max(1, min(size.height, 8192))))
        backend = library.object("wpe_view_backend_exportable_fdo_get_view_backend", exportable)
        typealias MakeBackend = @convention(c) (EngineObject?, EngineLibrary.Destroy, EngineObject?) -> EngineObject?
        webBackend = library.findSymbol("webkit_web_view_backend_new", as: MakeBackend.self)?(
            backend,
            { exportable in
                EngineHelper.current?.library.callFunction("wpe_view_backend_exportable_fdo_destroy", exportable)
            }, exportable)
        setScale(size.scale)
    }

    deinit {
        if let region { munmap(region.base, region.length) }
        // The engine may hold the view a little longer, and with it these functions: they stay.
    }

    func endDrawing() {
        setVisible(false)
        client[2] = nil
        (exportable, backend) = (nil, nil)
    }

    // MARK: Size

    private func setScale(_ scale: Double) {
        self.scale = max(0.5, min(scale, 5))
        typealias Set = @convention(c) (EngineObject?, Float) -> Void
        library.findSymbol("wpe_view_backend_dispatch_set_device_scale_factor", as: Set.self)?(
            backend, Float(self.scale))
    }

    func resizeView(_ size: EngineSize, _ offset: Int, _ length: Int) {
        guard let backend, offset >= 0, length > 0, length <= EnginePictureMemory.longest else { return }
        if let region { munmap(region.base, region.length) }
        region = nil
        let place = mmap(nil, length, PROT_READ | PROT_WRITE, Int32(MAP_SHARED), EngineHelper.memory, off_t(offset))
        if let place, place != MAP_FAILED { region = (place, offset, length) }
        shown = (0, 0)
        width = Double(max(1, min(size.width, 8192)))
        setScale(size.scale)
        typealias Set = @convention(c) (EngineObject?, UInt32, UInt32) -> Void
        library.findSymbol("wpe_view_backend_dispatch_set_size", as: Set.self)?(
            backend, UInt32(max(1, min(size.width, 8192))), UInt32(max(1, min(size.height, 8192))))
    }

    func setVisible(_ isVisible: Bool) {
        typealias Set = @convention(c) (EngineObject?, UInt32) -> Void
        let name = isVisible ? "wpe_view_backend_add_activity_state" : "wpe_view_backend_remove_activity_state"
        // Visible, with the focus, in a window.
        if let backend { library.findSymbol(name, as: Set.self)?(backend, 7) }
    }

    // MARK: Pictures

    private func takePicture(_ buffer: EngineObject?) {
        let picture = library.object("wpe_fdo_shm_exported_buffer_get_shm_buffer", buffer)
        let width = library.number("wl_shm_buffer_get_width", picture)
        let height = library.number("wl_shm_buffer_get_height", picture)
        let stride = library.number("wl_shm_buffer_get_stride", picture)
        library.callFunction("wl_shm_buffer_begin_access", picture)
        var isNew = false
        if let pixels = library.object("wl_shm_buffer_get_data", picture), let region, width > 0, height > 0,
            stride >= width * 4, width * height * 4 <= region.length
        {
            isNew = shown != (width, height)
            for row in 0..<height {
                let (from, to) = (pixels + row * stride, region.base + row * width * 4)
                // What is there already isn't drawn again.
                guard isNew || memcmp(from, to, width * 4) != 0 else { continue }
                isNew = true
                memcpy(to, from, width * 4)
            }
            shown = (width, height)
        }
        library.callFunction("wl_shm_buffer_end_access", picture)
        library.callFunction("wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer", exportable, buffer)
        if isNew, let region {
            isWaiting = true
            EngineHelper.write(.frame(view: number, width: width, height: height, offset: region.offset))
        } else {
            completeLater()
        }
        let done = waiting
        waiting = []
        for one in done { one() }
    }

    func frameTaken() {
        guard isWaiting else { return }
        isWaiting = false
        completeLater()
    }

    /// The engine's own clock: the app's may be a virtual one.
    private func now() -> Double {
        typealias Get = @convention(c) () -> Int64
        return Double(library.findSymbol("g_get_monotonic_time", as: Get.self)?() ?? 0) / 1e6
    }

    /// Sixty pictures a second at most.
    private func completeLater() {
        let wait = max(0, lastFrame + 1.0 / 60 - now())
        runLater(wait) { [weak self] in
            guard let self, let exportable else { return }
            lastFrame = now()
            library.callFunction("wpe_view_backend_exportable_fdo_dispatch_frame_complete", exportable)
        }
    }

    private func runLater(_ seconds: Double, _ body: @escaping () -> Void) {
        final class Later {
            let body: () -> Void
            init(_ body: @escaping () -> Void) { self.body = body }
        }
        typealias Add =
            @convention(c) (UInt32, @convention(c) (EngineObject?) -> Int32, EngineObject?) -> UInt32
        _ = library.findSymbol("g_timeout_add", as: Add.self)?(
            UInt32(seconds * 1000),
            { data in
                if let data { Unmanaged<Later>.fromOpaque(data).takeRetainedValue().body() }
                return 0
            }, Unmanaged.passRetained(Later(body)).toOpaque())
    }

    /// Once the next picture has come, or none for a moment: a page at rest draws none.
    func afterNextFrame(_ body: @escaping () -> Void) {
        var isDone = false
        let once = {
            guard !isDone else { return }
            isDone = true
            body()
        }
        waiting.append(once)
        runLater(0.1, once)
    }

    // MARK: Touches and keys

    /// As WPE has them in memory.
    private struct RawTouch {
        var type: UInt32
        var time: UInt32
        var id: Int32
        var x: Int32
        var y: Int32
    }
    private struct Touch {
        var points: UnsafeRawPointer?
        var count: UInt64
        var type: UInt32
        var id: Int32
        var time: UInt32
        var modifiers: UInt32
    }
    private struct Key {
        var time: UInt32
        var symbol: UInt32
        var hardwareCode: UInt32
        var isPressed: Bool
        var modifiers: UInt32
    }

    func sendTouch(_ phase: EngineTouchPhase, _ x: Double, _ y: Double, _ time: UInt32) {
        guard let backend, abs(x) < 1e6, abs(y) < 1e6 else { return }
        let type: UInt32 =
            switch phase {
            case .down: 1
            case .motion: 2
            case .up: 3
            }
        // The engine counts the pixels of a screen there.
        var raw = RawTouch(
            type: type, time: time, id: 0, x: Int32((x * scale).rounded()), y: Int32((y * scale).rounded()))
        withUnsafeBytes(of: &raw) { points in
            var touch = Touch(points: points.baseAddress, count: 1, type: type, id: 0, time: time, modifiers: 0)
            withUnsafeMutableBytes(of: &touch) {
                library.callFunction("wpe_view_backend_dispatch_touch_event", backend, $0.baseAddress)
            }
        }
    }

    func pressKey(_ symbol: UInt32) {
        guard let backend else { return }
        for isPressed in [true, false] {
            let time = UInt32(truncatingIfNeeded: Int(now() * 1000))
            var key = Key(time: time, symbol: symbol, hardwareCode: 0, isPressed: isPressed, modifiers: 0)
            withUnsafeMutableBytes(of: &key) {
                library.callFunction("wpe_view_backend_dispatch_keyboard_event", backend, $0.baseAddress)
            }
        }
    }
}
