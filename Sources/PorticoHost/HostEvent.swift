import Foundation

/// Input and system changes from the host, in points of the screen's current orientation, and seconds of the media clock.
package enum HostEvent: Codable, Sendable, Equatable {
    package enum TouchPhase: String, Codable, Sendable {
        case began, moved, ended, cancelled
    }

    package enum Orientation: String, Codable, Sendable {
        case portrait, left, right, upsideDown
    }

    package enum Appearance: String, Codable, Sendable {
        case light, dark
    }

    case touch(id: Int, phase: TouchPhase, x: Double, y: Double, timestamp: Double)
    /// Committed text from a keyboard or input method, at most 4,096 UTF-8 bytes.
    case text(String)
    case rotate(Orientation)
    case appearance(Appearance)
}
