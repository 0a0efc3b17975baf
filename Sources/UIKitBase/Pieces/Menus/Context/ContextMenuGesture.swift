import CoreGraphics
import Foundation

/// A finger that stays asks for a menu. Where there is none the gesture fails, and others go on with the touch; where there is one it
/// prevents them as any gesture does, and the finger goes on to choose from the menu.
///
/// - From: `GestureEnvironment`
/// - To: `UIContextMenuInteraction`
@MainActor final class ContextMenuGesture: UILongPressGestureRecognizer {
    private weak var interaction: UIContextMenuInteraction?
    private var prepared: ContextMenuSession?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        name = "com.apple.UIKit.clickPresentationExclusion"
        addHandler { [unowned self] _ in self.stateChanged() }
    }

    override var state: State {
        get { super.state }
        set {
            if newValue == .began {
                prepared = interaction?.prepare(at: location(in: nil))
                super.state = prepared == nil ? .failed : .began
                if super.state != .began { prepared = nil }
            } else {
                super.state = newValue
            }
        }
    }

    private func stateChanged() {
        switch state {
        case .began:
            guard let session = prepared else { return }
            prepared = nil
            interaction?.open(session)
            session.fingerMoved(to: location(in: nil))
        case .changed: interaction?.session?.fingerMoved(to: location(in: nil))
        case .ended: interaction?.session?.fingerLifted(at: location(in: nil))
        default: interaction?.session?.fingerLost()
        }
    }
}
