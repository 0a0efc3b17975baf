import UIKit

/// SpriteKit's name for the platform's colour.
public typealias SKColor = UIColor

/// How a scene fills a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
    /// Both axes are stretched until the scene fills the view.
    case fill = 0
    /// The scene keeps its shape and fills the view; parts of it can lie outside.
    case aspectFill = 1
    /// The scene keeps its shape and lies in the view whole; stripes can be left.
    case aspectFit = 2
    /// The scene gets the view's size.
    case resizeFill = 3
}

/// How a node's pixels are mixed with those below.
public enum SKBlendMode: Int, Sendable {
    case alpha = 0
    case add = 1
    case subtract = 2
    case multiply = 3
    case multiplyX2 = 4
    case screen = 5
    case replace = 6
    case multiplyAlpha = 7
}

/// How a texture's pixels are found at another size.
public enum SKTextureFilteringMode: Int, Sendable {
    case nearest = 0
    case linear = 1
}

/// The direction in which a transition moves.
public enum SKTransitionDirection: Int, Sendable {
    case up = 0
    case down = 1
    case right = 2
    case left = 3
}

/// How an action's progress follows its time.
public enum SKActionTimingMode: Int, Sendable {
    case linear = 0
    case easeIn = 1
    case easeOut = 2
    case easeInEaseOut = 3
}

/// Progress by time, both from 0 to 1.
public typealias SKActionTimingFunction = (Float) -> Float

/// Where a text lies beside its node's position, horizontally.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
}

/// Where a text lies beside its node's position, vertically.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    case baseline = 0
    case center = 1
    case top = 2
    case bottom = 3
}

/// How the values between two keyframes are found.
public enum SKInterpolationMode: Int, Sendable {
    case linear = 1
    case spline = 2
    case step = 3
}

/// What a sequence of keyframes says after its end.
public enum SKRepeatMode: Int, Sendable {
    case clamp = 1
    case loop = 2
}

/// In which order an emitter's particles are painted.
public enum SKParticleRenderOrder: UInt, Sendable {
    case oldestLast = 0
    case oldestFirst = 1
    case dontCare = 2
}

/// Whether a node takes part in the focus system.
public enum SKNodeFocusBehavior: Int, Sendable {
    case none = 0
    case occluding = 1
    case focusable = 2
}
