import UIKit

/// Adds a recogniser of UIKit's to a view.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable of a recogniser is told.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    /// Where the recogniser's touches are in the view's terms.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Says where a recogniser's touches are.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?

    /// Where the touches are, in the view's terms.
    public var localLocation: CGPoint { recognizer.map { $0.location(in: view) } ?? .zero }
    /// How far a pan has moved, in the view's terms.
    public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: view) }
    /// How fast a pan moves, in the view's terms.
    public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) }
}

/// Adds a recogniser to the view around another.
nonisolated struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ElementModifier {
    typealias Body = Never
    let representable: R

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: RecognizerView<R>())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        (element.effectView as? RecognizerView<R>)?.update(representable)
    }
}

/// The view that has a recogniser for its content.
private final class RecognizerView<R: UIGestureRecognizerRepresentable>: PassthroughView {
    private var representable: R?
    private var coordinator: R.Coordinator?
    private var recognizer: R.UIGestureRecognizerType?

    private func context(_ coordinator: R.Coordinator) -> R.Context {
        UIGestureRecognizerRepresentableContext(coordinator: coordinator, converter: converter)
    }

    private var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter {
        .init(view: self, recognizer: recognizer)
    }

    func update(_ value: R) {
        representable = value
        let coordinator = coordinator ?? value.makeCoordinator(converter: converter)
        self.coordinator = coordinator
        if recognizer == nil {
            let made = value.makeUIGestureRecognizer(context: context(coordinator))
            recognizer = made
            made.addHandler { [weak self] _ in self?.handle() }
            addGestureRecognizer(made)
        }
        if let recognizer { value.updateUIGestureRecognizer(recognizer, context: context(coordinator)) }
    }

    private func handle() {
        guard let representable, let recognizer, let coordinator else { return }
        representable.handleUIGestureRecognizerAction(recognizer, context: context(coordinator))
    }
}

extension View {
    /// Adds a recogniser of UIKit's to the view.
    nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
        modifier(RecognizerModifier(representable: representable))
    }
}
