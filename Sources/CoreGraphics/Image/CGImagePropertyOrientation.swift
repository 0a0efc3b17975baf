/// How a picture's pixels are turned, by the number that cameras write: where its first row and first column are shown.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As it is.
    case up = 1
    /// Mirrored from left to right.
    case upMirrored = 2
    /// Upside down.
    case down = 3
    /// Mirrored from top to bottom.
    case downMirrored = 4
    /// Mirrored and turned: the first row is at the left.
    case leftMirrored = 5
    /// The first row is at the right: to be turned clockwise.
    case right = 6
    /// Mirrored and turned: the first row is at the right.
    case rightMirrored = 7
    /// The first row is at the left: to be turned counterclockwise.
    case left = 8
}
