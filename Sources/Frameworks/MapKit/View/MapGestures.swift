import CoreGraphics
import Foundation
import UIKit
import UIKitBase

/// What fingers do to a map: move, zoom, turn, select, drag.
///
/// - From: UIKit's recognisers on the map
/// - To: `MapMover`, `MapAnnotationStage`
@MainActor final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    private let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
    private let doubleTap = UITapGestureRecognizer(target: nil, action: nil)
    private let twoFingerTap = UITapGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private let long = UILongPressGestureRecognizer(target: nil, action: nil)
    private var dragged: MKAnnotationView?
    private var grip = CGPoint.zero

    init(map: MKMapView) {
        self.map = map
        super.init()
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        let handlers: [(UIGestureRecognizer, (MapGestures) -> Void)] = [
            (pan, { $0.didPan() }), (pinch, { $0.didPinch() }), (rotation, { $0.didTurn() }),
            (doubleTap, { $0.didTapTwice() }), (twoFingerTap, { $0.didTapWithTwo() }), (tap, { $0.didTap() }),
            (long, { $0.didHold() }),
        ]
        for (recognizer, handler) in handlers {
            recognizer.delegate = self
            recognizer.addHandler { [weak self] _ in if let self { handler(self) } }
            map.addGestureRecognizer(recognizer)
        }
    }

    func setEnabled(scroll: Bool, zoom: Bool, rotate: Bool) {
        pan.isEnabled = scroll
        for recognizer in [pinch, doubleTap, twoFingerTap] as [UIGestureRecognizer] { recognizer.isEnabled = zoom }
        rotation.isEnabled = rotate
    }

    // MARK: Who may begin

    private var movers: [UIGestureRecognizer] { [pan, pinch, rotation] }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Controls on the map, and callouts, have their own touches.
        var view = touch.view
        while let current = view, current !== map {
            if current is CalloutView || current is UIControl { return false }
            view = current.superview
        }
        return true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let point = recognizer.location(in: map)
        switch recognizer {
        case tap: return map.annotationStage.view(at: point) != nil || !map.annotationStage.selected.isEmpty
        case long: return map.annotationStage.view(at: point)?.isDraggable == true
        default: return true
        }
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        if movers.contains(recognizer), movers.contains(other) { return true }
        // A tap of whoever surrounds the map counts beside the map's.
        return recognizer === tap && other.view !== map && other is UITapGestureRecognizer
    }

    // MARK: Moving

    private func follow(_ recognizer: UIGestureRecognizer, _ change: () -> Void) {
        switch recognizer.state {
        case .began:
            map.mover.stop()
            map.fingerDidMoveMap()
            map.mover.begin(animated: false)
            change()
        case .changed: change()
        case .ended, .cancelled, .failed:
            if recognizer === pan, recognizer.state == .ended { glide() }
            map.mover.end()
        default: break
        }
    }

    private func didPan() {
        follow(pan) {
            let way = pan.translation(in: map)
            pan.setTranslation(.zero, in: map)
            map.mover.move(by: way)
        }
    }

    private func glide() {
        let velocity = pan.velocity(in: map)
        guard hypot(velocity.x, velocity.y) > 120 else { return }
        map.mover.glide(velocity) {}
    }

    private func didPinch() {
        follow(pinch) {
            let factor = pinch.scale
            pinch.scale = 1
            zoom(by: factor, turn: 0, at: pinch.location(in: map))
        }
    }

    private func didTurn() {
        follow(rotation) {
            let angle = rotation.rotation * 180 / .pi
            rotation.rotation = 0
            zoom(by: 1, turn: -angle, at: rotation.location(in: map))
        }
    }

    private func zoom(by factor: CGFloat, turn: CGFloat, at point: CGPoint) {
        var next = map.mover.projection
        let about = map.isScrollEnabled ? point : next.anchor
        next.change(zoom: factor, turn: turn, about: about, to: about)
        map.mover.set(map.limited(next))
    }

    private func didTapTwice() {
        guard doubleTap.state == .ended else { return }
        zoomOnTheWay(by: 2, at: doubleTap.location(in: map))
    }

    private func didTapWithTwo() {
        guard twoFingerTap.state == .ended else { return }
        zoomOnTheWay(by: 0.5, at: twoFingerTap.location(in: map))
    }

    private func zoomOnTheWay(by factor: CGFloat, at point: CGPoint) {
        var next = map.mover.destination
        let about = map.isScrollEnabled ? point : next.anchor
        next.change(zoom: factor, turn: 0, about: about, to: about)
        map.fingerDidMoveMap()
        map.mover.go(to: map.limited(next), animated: true)
    }

    // MARK: Selecting and dragging

    private func didTap() {
        guard tap.state == .ended else { return }
        let stage = map.annotationStage
        if let annotation = stage.view(at: tap.location(in: map))?.annotation {
            stage.select(annotation, animated: true)
        } else {
            for annotation in stage.selected { stage.deselect(annotation, animated: true) }
        }
    }

    private func didHold() {
        let point = long.location(in: map)
        switch long.state {
        case .began:
            guard let view = map.annotationStage.view(at: point), view.isDraggable else { return }
            dragged = view
            grip = CGPoint(x: view.center.x - point.x, y: view.center.y - point.y)
            pan.isEnabled = false
            view.setDragState(.starting, animated: true)
        case .changed: dragged?.center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
        case .ended, .cancelled, .failed:
            pan.isEnabled = map.isScrollEnabled
            guard let view = dragged else { return }
            dragged = nil
            if long.state == .ended {
                let place = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
                MapPlaceWriter.move(view.annotation, to: map.mover.projection.worldPlace(place).coordinate)
            }
            view.setDragState(long.state == .ended ? .ending : .canceling, animated: true)
            map.annotationStage.layOut(view)
        default: break
        }
    }
}

/// Writes where a dragged annotation is now.
@MainActor enum MapPlaceWriter {
    static func move(_ annotation: (any MKAnnotation)?, to place: CLLocationCoordinate2D) {
        if let point = annotation as? MKPointAnnotation {
            point.coordinate = place
        } else if let object = annotation as? NSObject, object.responds(to: Selector("setCoordinate:")) {
            object.setValue(place, forKey: "coordinate")
        }
    }
}
