import Foundation

/// How large something is.
public struct MTLSize: Hashable, Sendable {
    /// Its `width`.
    public var width: Int
    /// Its `height`.
    public var height: Int
    /// Its `depth`.
    public var depth: Int
    /// All 0.
    public init() { self.init(width: 0, height: 0, depth: 0) }
    /// By its parts.
    public init(width: Int, height: Int, depth: Int) {
        self.width = width
        self.height = height
        self.depth = depth
    }
}

/// How large something is.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}

/// Where something begins.
public struct MTLOrigin: Hashable, Sendable {
    /// Its `x`.
    public var x: Int
    /// Its `y`.
    public var y: Int
    /// Its `z`.
    public var z: Int
    /// All 0.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// By its parts.
    public init(x: Int, y: Int, z: Int) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// Where something begins.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin {
    MTLOrigin(x: x, y: y, z: z)
}

/// A colour to begin with.
public struct MTLClearColor: Hashable, Sendable {
    /// Its `red`.
    public var red: Double
    /// Its `green`.
    public var green: Double
    /// Its `blue`.
    public var blue: Double
    /// Its `alpha`.
    public var alpha: Double
    /// All 0.
    public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    /// By its parts.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// A colour to begin with.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Where something is drawn.
public struct MTLViewport: Hashable, Sendable {
    /// Its `originX`.
    public var originX: Double
    /// Its `originY`.
    public var originY: Double
    /// Its `width`.
    public var width: Double
    /// Its `height`.
    public var height: Double
    /// Its `znear`.
    public var znear: Double
    /// Its `zfar`.
    public var zfar: Double
    /// All 0.
    public init() { self.init(originX: 0, originY: 0, width: 0, height: 0, znear: 0, zfar: 0) }
    /// By its parts.
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        self.originX = originX
        self.originY = originY
        self.width = width
        self.height = height
        self.znear = znear
        self.zfar = zfar
    }
}

/// A part of something.
public struct MTLRegion: Hashable, Sendable {
    /// Where it begins.
    public var origin: MTLOrigin
    /// How large it is.
    public var size: MTLSize
    /// Nothing.
    public init() { self.init(origin: MTLOrigin(), size: MTLSize()) }
    /// By its parts.
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}

/// A part of a picture.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
