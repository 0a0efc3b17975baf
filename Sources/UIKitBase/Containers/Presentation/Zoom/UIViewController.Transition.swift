import CoreGraphics
import Foundation

extension UIViewController {
    /// How a controller comes when it is pushed or presented, and goes again.
    @preconcurrency @MainActor open class Transition: NSObject {
        enum Kind {
            case modal(UIModalTransitionStyle)
            case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        init(kind: Kind) { self.kind = kind }

        /// Up from the bottom of the screen.
        public class var coverVertical: Transition { Transition(kind: .modal(.coverVertical)) }
        /// One fades into the other.
        public class var crossDissolve: Transition { Transition(kind: .modal(.crossDissolve)) }
        /// The two are front and back of what turns round.
        public class var flipHorizontal: Transition { Transition(kind: .modal(.flipHorizontal)) }
        /// The corner of the one that is there curls up.
        public class var partialCurl: Transition { Transition(kind: .modal(.partialCurl)) }

        /// Out of a view and back into it. The view is asked for when the controller comes and when it goes; nil: it fades.
        public class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(kind: .zoom(options, sourceViewProvider)) }

        final var isZoom: Bool { if case .zoom = kind { true } else { false } }

        /// The style of a presentation that goes along; nil for a zoom.
        final var modalStyle: UIModalTransitionStyle? { if case .modal(let style) = kind { style } else { nil } }

        /// What zooms, for a change between these two; nil for other kinds.
        final func makeZoom(
            source: UIViewController?, zoomed: UIViewController, isAppearing: Bool
        ) -> ZoomAnimator? {
            guard case .zoom(let options, let provider) = kind else { return nil }
            let context = source.map { ZoomSourceViewProviderContext(source: $0, zoomed: zoomed) }
            return ZoomAnimator(
                zoomed: zoomed, options: options, isAppearing: isAppearing, sourceView: { context.flatMap(provider) })
        }
    }
}

extension UIViewController.Transition {
    /// Between which controllers a zoom goes.
    @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
        /// The controller with the view that is zoomed out of.
        public let sourceViewController: UIViewController
        /// The controller that is shown zoomed in.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
        }
    }

    /// What a zoom looks like, and when a finger may drag it back.
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
        /// The part of the zoomed controller's view, in its coordinates, that lies over the source view at the other end. Nil, the
        /// default, or a closure that returns nil: the whole view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Whether a drag may begin to dismiss; nil, the default: where the system lets it.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// Lies over what is behind; nil, the default, for the system's.
        open var dimmingColor: UIColor?
        /// Blurs what is behind; nil, the default: it isn't.
        open var dimmingVisualEffect: UIBlurEffect?

        public override init() { super.init() }

        /// The two ends of a zoom.
        @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
            /// The view that is zoomed out of.
            public let sourceView: UIView
            /// The controller that is shown zoomed in.
            public let zoomedViewController: UIViewController

            init(source: UIView, zoomed: UIViewController) { (sourceView, zoomedViewController) = (source, zoomed) }
        }

        /// A drag that could dismiss.
        @preconcurrency @MainActor open class InteractionContext: NSObject {
            /// Where the finger is, in the zoomed controller's view.
            public let location: CGPoint
            /// How fast it moves, in points a second.
            public let velocity: CGVector
            /// Whether the system would let it begin.
            public let willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            }
        }
    }
}
