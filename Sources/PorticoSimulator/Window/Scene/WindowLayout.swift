import Foundation
import PorticoHost

/// Where things are in a window of some size: the device's body, its glass, the points of the interface on it. Pure.
///
/// Rectangles are in window points, from the top left. The body turns with the device; what is on the glass stays upright.
struct WindowLayout: Equatable {
    let info: DeviceInfo
    let orientation: HostEvent.Orientation
    let size: CGSize
    /// Pixels a window point.
    let density: CGFloat
    /// Window points a point of the device.
    let scale: CGFloat
    let body: CGRect
    /// Whole pixels.
    let glass: CGRect

    static let margin: CGFloat = 20
    /// The column of buttons beside the device.
    static let tools: CGFloat = 72
    static let least = CGSize(width: 360, height: 540)

    init(_ info: DeviceInfo, _ orientation: HostEvent.Orientation, size: CGSize, density: CGFloat = 1) {
        self.info = info
        self.orientation = orientation
        self.size = size
        self.density = density
        let isTurned = orientation == .left || orientation == .right
        let outer = Self.bodySize(info, isTurned: isTurned)
        let room = CGSize(
            width: max(40, size.width - 2 * Self.margin - Self.tools), height: max(40, size.height - 2 * Self.margin))
        let fitting = min(room.width / outer.width, room.height / outer.height)
        // The glass takes whole pixels, and everything else follows it: at one pixel a point nothing is between two pixels.
        func whole(_ value: CGFloat) -> CGFloat { (value * density).rounded() / density }
        let interface = Self.interface(info, isTurned: isTurned)
        let glassSize = CGSize(
            width: max(1 / density, whole(interface.width * fitting)),
            height: max(1 / density, whole(interface.height * fitting)))
        scale = glassSize.width / interface.width
        let bezel = Self.turnInsets(Self.bezel(info), orientation)
        let bodySize = CGSize(
            width: glassSize.width + (bezel.left + bezel.right) * scale,
            height: glassSize.height + (bezel.top + bezel.bottom) * scale)
        let left = whole(Self.margin + (room.width - bodySize.width) / 2 + bezel.left * scale)
        let top = whole(Self.margin + (room.height - bodySize.height) / 2 + bezel.top * scale)
        glass = CGRect(origin: CGPoint(x: left, y: top), size: glassSize)
        body = CGRect(
            x: left - bezel.left * scale, y: top - bezel.top * scale, width: bodySize.width, height: bodySize.height)
    }

    /// Of the glass alone, from the window's top left, a point of the device a window point.
    init(glassOf info: DeviceInfo, _ orientation: HostEvent.Orientation) {
        self.info = info
        self.orientation = orientation
        size = Self.interface(info, isTurned: orientation == .left || orientation == .right)
        density = info.scale
        scale = 1
        glass = CGRect(origin: .zero, size: size)
        body = glass
    }

    /// The size at which a point of the device is a window point, or as much smaller as it must be to fit.
    static func preferredSize(
        _ info: DeviceInfo, _ orientation: HostEvent.Orientation, within room: CGSize? = nil, scale: CGFloat = 1
    ) -> CGSize {
        let outer = bodySize(info, isTurned: orientation == .left || orientation == .right)
        var scale = scale
        if let room {
            scale = min(
                scale, (room.width - 2 * margin - tools) / outer.width, (room.height - 2 * margin) / outer.height)
        }
        return CGSize(
            width: max(least.width, (outer.width * scale + 2 * margin + tools).rounded(.up)),
            height: max(least.height, (outer.height * scale + 2 * margin).rounded(.up)))
    }

    // MARK: The body, upright

    /// Device points between the glass and the body's edge.
    struct Bezel: Equatable {
        var top: CGFloat
        var left: CGFloat
        var bottom: CGFloat
        var right: CGFloat
    }

    static func bezel(_ info: DeviceInfo) -> Bezel {
        if info.cornerRadius == 0 { return Bezel(top: 86, left: 20, bottom: 86, right: 20) }
        let all: CGFloat = info.cornerRadius > 30 ? 14 : 26
        return Bezel(top: all, left: all, bottom: all, right: all)
    }

    private static func bodySize(_ info: DeviceInfo, isTurned: Bool) -> CGSize {
        let bezel = bezel(info)
        let upright = CGSize(
            width: info.width + bezel.left + bezel.right, height: info.height + bezel.top + bezel.bottom)
        return isTurned ? CGSize(width: upright.height, height: upright.width) : upright
    }

    private static func turnInsets(_ insets: Bezel, _ orientation: HostEvent.Orientation) -> Bezel {
        let (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
        return switch orientation {
        case .portrait: insets
        // Anticlockwise: the top is on the left.
        case .left: Bezel(top: right, left: top, bottom: left, right: bottom)
        case .right: Bezel(top: left, left: bottom, bottom: right, right: top)
        case .upsideDown: Bezel(top: bottom, left: right, bottom: top, right: left)
        }
    }

    /// Where a rectangle of the upright device is: device points from the top left of its glass, beyond it for the body.
    func onBody(_ rect: CGRect) -> CGRect {
        let (width, height) = (info.width, info.height)
        let turned: CGRect =
            switch orientation {
            case .portrait: rect
            case .left:
                CGRect(x: rect.minY, y: width - rect.maxX, width: rect.height, height: rect.width)
            case .right:
                CGRect(x: height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
            case .upsideDown:
                CGRect(x: width - rect.maxX, y: height - rect.maxY, width: rect.width, height: rect.height)
            }
        return onGlass(turned)
    }

    // MARK: The interface

    var isTurned: Bool { orientation == .left || orientation == .right }

    /// Points, as the interface stands.
    var interface: CGSize { Self.interface(info, isTurned: isTurned) }

    private static func interface(_ info: DeviceInfo, isTurned: Bool) -> CGSize {
        isTurned ? CGSize(width: info.height, height: info.width) : CGSize(width: info.width, height: info.height)
    }

    /// A rectangle of the interface, in the coordinates of the glass.
    func onGlass(_ rect: CGRect) -> CGRect {
        CGRect(
            x: glass.minX + rect.minX * scale, y: glass.minY + rect.minY * scale, width: rect.width * scale,
            height: rect.height * scale)
    }

    func interfacePoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - glass.minX) / scale, y: (point.y - glass.minY) / scale)
    }

    // MARK: Apps that don't turn

    /// Whether a frame of this many pixels is of an app that keeps its own way up while the device is turned.
    func stays(_ frame: CGSize) -> Bool {
        frame.width != frame.height && interface.width != interface.height
            && (frame.width > frame.height) != (interface.width > interface.height)
    }

    /// Quarter turns, clockwise, by which such an app's frame is shown.
    var quarters: Int {
        switch orientation {
        case .portrait: 0
        case .right: 1
        case .upsideDown: 2
        case .left: 3
        }
    }

    /// The point of the app under a point of the window.
    func appPoint(_ point: CGPoint, stays: Bool) -> CGPoint {
        let here = interfacePoint(point)
        guard stays else { return here }
        return switch orientation {
        case .left: CGPoint(x: interface.height - here.y, y: here.x)
        case .right: CGPoint(x: here.y, y: interface.width - here.x)
        case .portrait, .upsideDown: here
        }
    }
}
