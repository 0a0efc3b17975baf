import SwiftUI

/// A tree of views with the frames that it has on Apple's SwiftUI.
///
/// The frames were measured by the project iamcgn/swiftui-web (`Fixtures/Goldens/…/frames.json`): on macOS 26 those whose names don't
/// begin with `ios/`, which are of parts without a platform's looks, on an iPhone SE's simulator with iOS 26 the others.
///
/// Set aside are those with texts and controls: a line of body text is 24.5 points high on that simulator and 20.5 here, as up to iOS 18
/// (widths differ by 4 %, since the font is another), rows of lists are 56 and not 44, a switch is 66 by 30, bars are glass: iOS 26's looks.
@MainActor struct GoldenFrames {
    let name: String
    let size: CGSize
    let view: @MainActor (FrameLog) -> AnyView
    /// One line a frame: name, x, y, width, height.
    let frames: String

    init<V: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ frames: String,
        @ViewBuilder view: @escaping @MainActor (FrameLog) -> V
    ) {
        (self.name, size, self.frames) = (name, CGSize(width: width, height: height), frames)
        self.view = { AnyView(view($0)) }
    }

    /// What differs by more than a point, in words.
    func differences(from log: FrameLog) -> [String] {
        frames.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Double($0) }
            guard numbers.count == 4 else { return "unreadable: \(line)" }
            guard let frame = log.frames[String(words[0])] else { return "\(words[0]): not shown" }
            let found = [frame.minX, frame.minY, frame.width, frame.height]
            let isNear = zip(numbers, found).allSatisfy { abs($0 - $1) <= 1 }
            return isNear ? nil : "\(words[0]): \(numbers), not \(found)"
        }
    }

    static var all: [GoldenFrames] { stacks + frames + shapes + scrolling + grids + mirrored + phones }
}

/// A box of a size.
@MainActor func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}
