import Foundation

extension UIView {
    /// How an animation's speed changes on the way: slow at both ends, at the start, at the end, or nowhere.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3

        /// Takes the keyboard's curve, 7, for `easeInOut`: apps make one of what its notifications say.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0, 7: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: return nil
            }
        }
    }

    /// How a view's old picture gives way to the new one, for `setAnimationTransition(_:for:cache:)`.
    public enum AnimationTransition: Int, Sendable {
        case none = 0
        case flipFromLeft = 1
        case flipFromRight = 2
        case curlUp = 3
        case curlDown = 4
    }

    /// A movement of the system's own: `delete` fades views out and removes them.
    public enum SystemAnimation: UInt, Sendable {
        case delete = 0
    }

    /// How a block animates: its curve, its repetition, what it does with animations that run already.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the changed views inside the block, so that their subviews move with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets views take touches while they move; without it they take none.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Goes on from what is shown and replaces what runs, instead of being added to it.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without end, until the animation is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes there and back; makes sense with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// In a block inside another one: takes its own duration and delay instead of the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// In a block inside another one: takes its own curve instead of the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition: the changes inside animate too, instead of standing in the new picture at once.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition from view to view: hides the one and shows the other, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// In a block inside another one: takes only its own options, none of the outer one's.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends: the default, with no bit of its own.
        public static var curveEaseInOut: AnimationOptions { [] }
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed all the way.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// In a transition: turns the picture about its vertical axis, beginning at the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// In a transition: turns the picture about its vertical axis, beginning at the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// In a transition: curls the old picture up from the bottom, like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// In a transition: curls the new picture down over the old one, like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// In a transition: the old picture fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// In a transition: turns the picture about its horizontal axis, beginning at the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// In a transition: turns the picture about its horizontal axis, beginning at the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Asks for 60 frames a second. Without effect: the screen always runs at 60 (DEV-027).
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Asks for 30 frames a second. Without effect: the screen always runs at 60 (DEV-027).
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The number of the keyboard's curve, which has no name.
        static let keyboardCurve: UInt = 7
        static let curveKeyboard = AnimationOptions(rawValue: keyboardCurve << 16)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
        var timing: AnimationTiming {
            rawValue >> 16 & 7 == Self.keyboardCurve ? .keyboard : AnimationTiming(curve)
        }
    }

    /// How a block of key frames animates: what it does beside other animations, and how values between key frames are found.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the changed views inside the block, so that their subviews move with them.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets views take touches while they move; without it they take none.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Goes on from what is shown and replaces what runs.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats without end, until the animation is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Goes there and back; makes sense with `repeat`.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// In a block inside another one: takes its own duration and delay instead of the outer one's.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// In a block inside another one: takes only its own options, none of the outer one's.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Between key frames values change evenly: the default, with no bit of its own.
        public static var calculationModeLinear: KeyframeAnimationOptions { [] }
        /// Values jump from key frame to key frame.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Values change at the same speed all the way; the times of the key frames don't count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Values follow a smooth curve through the key frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Values follow a smooth curve at the same speed all the way; the times of the key frames don't count.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
