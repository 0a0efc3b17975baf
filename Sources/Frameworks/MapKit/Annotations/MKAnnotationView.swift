import Foundation
import UIKit

/// Shows an annotation on the map. Its size doesn't change with the zoom.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// How far dragging has come.
    public enum DragState: UInt, Sendable {
        case none = 0
        case starting = 1
        case dragging = 2
        case canceling = 3
        case ending = 4
    }
    /// Which shape of it may not lie on others.
    public enum CollisionMode: Int, Sendable {
        case rectangle = 0
        case circle = 1
        case none = 2
    }

    /// Which queue takes it when it isn't seen any more.
    public let reuseIdentifier: String?
    /// What it shows.
    open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
    private var picture: UIImageView?
    final weak var map: MKMapView?

    /// - Parameters:
    ///   - annotation: what it shows.
    ///   - reuseIdentifier: which queue takes it when it isn't seen any more; nil: none.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUpLooks()
        adopt(annotation)
    }

    /// A view without an annotation; what an archive says of it isn't read.
    public required init?(coder aDecoder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: aDecoder)
        setUpLooks()
    }

    /// What the class looks like, before it has an annotation and before a subclass of an app's sets anything.
    func setUpLooks() {
        backgroundColor = .clear
        isAccessibilityElement = true
    }

    /// By the property, which subclasses override to set themselves up for an annotation.
    private func adopt(_ annotation: (any MKAnnotation)?) { self.annotation = annotation }

    /// The annotation's name and the line below it, unless the app says otherwise.
    open override var accessibilityLabel: String? {
        get {
            super.accessibilityLabel
                ?? annotation?.name.map { [$0, annotation?.secondLine].compactMap { $0 }.joined(separator: ", ") }
        }
        set { super.accessibilityLabel = newValue }
    }

    func annotationDidChange() {}

    // MARK: Looks

    /// What is seen; the view gets its size.
    open var image: UIImage? {
        didSet {
            guard let image else {
                picture?.removeFromSuperview()
                picture = nil
                return
            }
            let view = picture ?? UIImageView()
            view.image = image
            view.frame = CGRect(origin: .zero, size: image.size)
            if picture == nil { insertSubview(view, at: 0) }
            picture = view
            bounds.size = image.size
            map?.annotationStage.layOut(self)
        }
    }

    /// How far its middle is from the place, in points.
    open var centerOffset = CGPoint.zero { didSet { map?.annotationStage.layOut(self) } }
    /// How far the callout is from the middle of its upper edge, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether taps select it.
    open var isEnabled = true
    /// Whether a finger is on it.
    open var isHighlighted = false
    private var selected = false
    /// Whether it is selected.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    /// Changes whether it is selected. Maps call it; a subclass that overrides it calls `super`.
    open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }

    // MARK: Callout

    /// Whether a bubble with the annotation's name shows when it is selected.
    open var canShowCallout = false
    /// A view at the bubble's left side; a control's touch is told to the map's delegate.
    open var leftCalloutAccessoryView: UIView? { didSet { map?.annotationStage.updateCallout(of: self) } }
    /// A view at the bubble's right side; a control's touch is told to the map's delegate.
    open var rightCalloutAccessoryView: UIView? { didSet { map?.annotationStage.updateCallout(of: self) } }
    /// A view in the place of the line below the name.
    open var detailCalloutAccessoryView: UIView? { didSet { map?.annotationStage.updateCallout(of: self) } }

    // MARK: Dragging

    /// Whether a long touch drags it to another place. Its annotation's coordinate is set at the end.
    open var isDraggable = false
    /// How far dragging has come. Delegates hear of each step.
    open var dragState = DragState.none {
        didSet { if dragState != oldValue { map?.tellDragState(of: self, from: oldValue) } }
    }
    /// Goes a step on: from the start to dragging, from the end to none.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        dragState = newDragState
        switch newDragState {
        case .starting: dragState = .dragging
        case .ending, .canceling: dragState = .none
        case .none, .dragging: break
        }
    }

    // MARK: Many at one place

    /// Views of the same name that would overlap become one; nil: it stays by itself.
    open var clusteringIdentifier: String? {
        didSet { if clusteringIdentifier != oldValue { map?.annotationStage.setNeedsCollisions() } }
    }
    /// The view that stands for it and others; nil while it is seen.
    public internal(set) weak var cluster: MKAnnotationView?
    /// Which of two views stays where they would overlap; always shown by default.
    open var displayPriority = MKFeatureDisplayPriority.required {
        didSet { if displayPriority != oldValue { map?.annotationStage.setNeedsCollisions() } }
    }
    /// Which shape of it may not lie on others.
    open var collisionMode = CollisionMode.rectangle
    /// Which of two views is in front.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { map?.annotationStage.setNeedsOrder() } }
    /// The same while it is selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
        didSet { map?.annotationStage.setNeedsOrder() }
    }

    /// Is called when the view comes out of its queue.
    open func prepareForReuse() {}
    /// Is called before the view is shown.
    open func prepareForDisplay() {}

    /// Where a callout's point is, in the view's coordinates.
    var calloutAnchor: CGPoint { CGPoint(x: bounds.midX + calloutOffset.x, y: bounds.minY + calloutOffset.y) }
    /// What of it may not lie on others, in its superview's coordinates.
    var collisionFrame: CGRect { frame }
}
