import CSDL
import CoreGraphics
import Foundation
import PorticoHost
import PorticoShell

/// The one window of this process, through SDL. Belongs to the thread that made it, but for `wake`.
///
/// - From: the display server
/// - To: `WindowSimulator`
final class SDLWindow {
    struct Size: Equatable {
        var points: CGSize
        var width: Int
        var height: Int
        /// Whether the window may be made smaller or larger by the program.
        var isFree: Bool

        /// Pixels a point.
        var density: CGFloat { max(0.25, CGFloat(width) / max(1, points.width)) }
    }

    /// Loads SDL. Throws with what to do when there is none, or no display.
    init() throws {
        let reason = "“--window” needs SDL 2 and a display"
        let browser = "leave out --window for the device in a browser"
        switch portico_sdl_start() {
        case PORTICO_SDL_READY: return
        case PORTICO_SDL_NO_HEADERS:
            throw ShellError(
                "the window", "\(reason), and this portico was built without SDL’s headers",
                remedy: "run Scripts/setup and build it again, or \(browser)")
        case PORTICO_SDL_NO_LIBRARY:
            throw ShellError(
                "the window", "\(reason): \(Self.problem)",
                remedy: "install libSDL2 (Debian: apt-get install libsdl2-2.0-0), or \(browser)")
        default:
            throw ShellError(
                "the window", "\(reason): \(Self.problem)",
                remedy: "set DISPLAY or WAYLAND_DISPLAY, or \(browser)")
        }
    }

    deinit {
        portico_sdl_stop()
        event.deallocate()
    }

    /// One for all: it has a kilobyte of text.
    private let event: UnsafeMutablePointer<portico_sdl_event> = {
        let pointer = UnsafeMutablePointer<portico_sdl_event>.allocate(capacity: 1)
        memset(pointer, 0, MemoryLayout<portico_sdl_event>.size)
        return pointer
    }()

    private static var problem: String { String(cString: portico_sdl_error()) }

    static var driver: String { String(cString: portico_sdl_driver()) }

    /// Window points of the display that are free.
    var room: CGSize? {
        var rect = portico_sdl_rect()
        guard portico_sdl_usable(&rect) != 0, rect.width > 100, rect.height > 100 else { return nil }
        // The window's title takes some, too.
        return CGSize(width: Double(rect.width), height: Double(rect.height) - 40)
    }

    func openWindow(title: String, size: CGSize) throws {
        let least = WindowLayout.least
        guard
            portico_sdl_open(title, Int32(size.width), Int32(size.height), Int32(least.width), Int32(least.height)) != 0
        else {
            throw ShellError(
                "the window", "it cannot be opened (\(Self.problem))",
                remedy: "look at the display with another program, or leave out --window")
        }
        // SDL begins with it on.
        portico_sdl_text_input(0)
    }

    func closeWindow() { portico_sdl_close() }

    /// Nil while the display has none for it.
    var size: Size? {
        var (width, height, pixelWidth, pixelHeight, isFree): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
        guard portico_sdl_size(&width, &height, &pixelWidth, &pixelHeight, &isFree) != 0, width > 0, pixelWidth > 0,
            pixelHeight > 0
        else { return nil }
        return Size(
            points: CGSize(width: Double(width), height: Double(height)), width: Int(pixelWidth),
            height: Int(pixelHeight), isFree: isFree != 0)
    }

    func setTitle(_ title: String) { portico_sdl_set_title(title) }

    func setSize(_ size: CGSize) { portico_sdl_set_size(Int32(size.width), Int32(size.height)) }

    /// Shows the pixels in these rectangles. False when the window has another size by now.
    @discardableResult
    func showPixels(_ pixels: PixelBuffer, _ rects: [HostRect]? = nil) -> Bool {
        let list = (rects ?? []).map {
            portico_sdl_rect(x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height))
        }
        if rects != nil, list.isEmpty { return true }
        return portico_sdl_show(
            pixels.data, Int32(pixels.width), Int32(pixels.height), Int32(pixels.bytesPerRow), list, Int32(list.count))
            == 0
    }

    /// One pixel of the window, 0xAARRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
        var pixel: UInt32 = 0
        return portico_sdl_read(Int32(x), Int32(y), &pixel) != 0 ? pixel : nil
    }

    /// Text comes as text, and an input method shows its choices beside this place; nil: only keys come.
    var textPlace: CGRect? {
        didSet {
            guard textPlace != oldValue else { return }
            portico_sdl_text_input(textPlace == nil ? 0 : 1)
            guard let place = textPlace else { return }
            portico_sdl_text_place(
                portico_sdl_rect(
                    x: Int32(place.minX), y: Int32(place.minY), width: Int32(max(1, place.width)),
                    height: Int32(max(1, place.height))))
        }
    }

    /// The shape of the mouse's pointer over the window.
    var pointer = PointerShape.arrow {
        didSet {
            guard pointer != oldValue else { return }
            switch pointer {
            case .arrow: portico_sdl_set_pointer(PORTICO_SDL_ARROW)
            case .hidden: portico_sdl_set_pointer(PORTICO_SDL_NO_POINTER)
            // SDL has no lying one.
            case .verticalBeam, .horizontalBeam: portico_sdl_set_pointer(PORTICO_SDL_BEAM)
            }
        }
    }

    var clipboard: String? {
        get {
            guard let text = portico_sdl_clipboard() else { return nil }
            defer { portico_sdl_free(text) }
            return String(cString: text)
        }
        set { portico_sdl_set_clipboard(newValue ?? "") }
    }

    // MARK: Events

    enum Arrival: Equatable {
        case nothing, woken, resized, exposed
        case event(WindowEvent)
    }

    /// Waits at most so many seconds; nil: for ever.
    func wait(atMost seconds: Double?) -> Arrival {
        portico_sdl_wait(event, seconds.map { Int32(min(60_000, max(0, ($0 * 1000).rounded(.up)))) } ?? -1)
        return Self.arrival(event)
    }

    /// From any thread: ends the wait.
    static func wakeLoop() { portico_sdl_wake() }

    private static func arrival(_ pointer: UnsafeMutablePointer<portico_sdl_event>) -> Arrival {
        // Its text is a kilobyte, which is read only where there is one.
        func text() -> String {
            let start = UnsafeRawPointer(pointer) + MemoryLayout<portico_sdl_event>.offset(of: \.text)!
            return String(cString: start.assumingMemoryBound(to: CChar.self))
        }
        let (kind, usage, character) = (pointer.pointee.kind, pointer.pointee.usage, pointer.pointee.character)
        let point = CGPoint(x: pointer.pointee.x, y: pointer.pointee.y)
        let modifiers = KeyModifiers(rawValue: Int(pointer.pointee.modifiers))
        switch kind {
        case PORTICO_SDL_WAKE: return .woken
        case PORTICO_SDL_CLOSE: return .event(.close)
        case PORTICO_SDL_RESIZED: return .resized
        case PORTICO_SDL_EXPOSED: return .exposed
        case PORTICO_SDL_FOCUS_LOST: return .event(.focusLost)
        case PORTICO_SDL_POINTER_LEFT: return .event(.pointerLeft)
        case PORTICO_SDL_POINTER_DOWN, PORTICO_SDL_POINTER_UP:
            if pointer.pointee.button == 3, kind == PORTICO_SDL_POINTER_DOWN { return .event(.secondaryClick(point)) }
            guard pointer.pointee.button == 1 else { return .nothing }
            let phase: WindowEvent.Phase = kind == PORTICO_SDL_POINTER_DOWN ? .down : .up
            return .event(.pointer(phase, point, modifiers: modifiers, clicks: Int(pointer.pointee.clicks)))
        case PORTICO_SDL_POINTER_MOVED: return .event(.pointer(.moved, point, modifiers: modifiers))
        case PORTICO_SDL_WHEEL: return .event(.wheel(point, dx: pointer.pointee.dx, dy: pointer.pointee.dy))
        case PORTICO_SDL_FINGER_DOWN: return .event(.finger(pointer.pointee.finger, .down, point))
        case PORTICO_SDL_FINGER_MOVED: return .event(.finger(pointer.pointee.finger, .moved, point))
        case PORTICO_SDL_FINGER_UP: return .event(.finger(pointer.pointee.finger, .up, point))
        case PORTICO_SDL_KEY_DOWN, PORTICO_SDL_KEY_UP:
            let scalar = character >= 32 && character != 127 ? UnicodeScalar(UInt32(character)) : nil
            let phase: HostKey.Phase =
                kind == PORTICO_SDL_KEY_UP ? .up : pointer.pointee.is_repeat != 0 ? .repeat : .down
            return .event(
                .key(
                    WindowKey(
                        usage: Int(usage), character: scalar.map { Character($0) }, modifiers: modifiers,
                        phase: phase)))
        case PORTICO_SDL_TEXT: return .event(.text(text()))
        case PORTICO_SDL_COMPOSING:
            return .event(.composing(text(), start: Int(pointer.pointee.start), length: Int(pointer.pointee.length)))
        case PORTICO_SDL_DROPPED:
            guard let path = pointer.pointee.path else { return .nothing }
            defer { portico_sdl_free(path) }
            return .event(.dropped(String(cString: path)))
        default: return .nothing
        }
    }
}
