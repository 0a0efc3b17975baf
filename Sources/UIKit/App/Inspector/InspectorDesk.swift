import CoreGraphics
import Foundation
import PorticoHost
import QuartzCore

/// Answers an inspector's questions about objects and places. Reads only.
///
/// - From: `HostRequest.inspect`
@MainActor enum InspectorDesk {
    /// Nil: the object that is asked about is gone.
    static func answer(_ question: InspectorQuestion) -> Data? {
        switch question {
        case .properties(let id): object(id).flatMap { data(sections(of: $0)) }
        case .place(let id): object(id).flatMap { data(place(of: $0)) }
        case .pick(let x, let y): data(pick(CGPoint(x: x, y: y)))
        case .snapshot: data(TreeDumper.snapshot())
        case .alive: data(AliveDumper.dump())
        case .accessibility: data(AccessibilityAudit.elements())
        }
    }

    private static func object(_ id: UInt64) -> AnyObject? { ObjectTable.shared.object(id) }

    private static func data(_ value: some Encodable) -> Data? { try? JSONEncoder().encode(value) }

    private static func sections(of object: AnyObject) -> [PropertySection] {
        (object as? any InspectedPart)?.inspectedSections ?? InspectedProperties.sections(of: object)
    }

    // MARK: Places

    static func place(of object: AnyObject) -> PlaceDump {
        switch object {
        case let part as any InspectedPart:
            guard let (view, frame) = part.inspectedPlace else {
                return PlaceDump(title: part.inspectedName, corners: [], size: [])
            }
            return place(of: view.layer, frame: frame, title: part.inspectedName)
        case let view as UIView:
            var place = place(of: view.layer, title: title(view))
            place.constraints = ConstraintDumper.lines(of: view)
            return place
        case let controller as UIViewController:
            guard let view = controller.viewIfLoaded else { break }
            return place(of: view.layer, title: ShownClass.name(of: controller))
        case let layer as CALayer:
            return place(of: layer, title: (layer.delegate as? UIView).map(title) ?? "\(type(of: layer))")
        case let told as any NSObjectProtocol:
            let frame = told.accessibilityFrame
            let corners = [
                frame.minX, frame.minY, frame.maxX, frame.minY, frame.maxX, frame.maxY, frame.minX, frame.maxY,
            ]
            return PlaceDump(
                title: "\(type(of: object))", corners: corners.map { Double($0) },
                size: [Double(frame.width), Double(frame.height)])
        default: break
        }
        return PlaceDump(title: "\(type(of: object))", corners: [], size: [])
    }

    private static func title(_ view: UIView) -> String { ShownClass.name(of: view) }

    /// Four corners, and none for what hangs in no window.
    ///
    /// - Parameter frame: of the layer's space; nil for all of the layer.
    private static func place(of layer: CALayer, frame: CGRect? = nil, title: String) -> PlaceDump {
        let stage = UIScreen.main.stage
        let bounds = frame ?? layer.bounds
        var top = layer
        while let above = top.superlayer { top = above }
        let corners =
            top === stage
            ? [
                CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
            ].map { layer.convert($0, to: stage) } : []
        return PlaceDump(
            title: title, corners: corners.flatMap { [Double($0.x), Double($0.y)] },
            size: [Double(bounds.width), Double(bounds.height)])
    }

    // MARK: Picking

    static func pick(_ point: CGPoint) -> PickDump {
        guard let view = ViewPicker.view(at: point) else { return PickDump() }
        return PickDump(
            view: ObjectTable.shared.id(view), layer: ObjectTable.shared.id(view.layer),
            part: part(at: point, showing: view).map(ObjectTable.shared.id), place: place(of: view))
    }

    private static func part(at point: CGPoint, showing view: UIView) -> (any InspectedPart)? {
        var next: UIView? = view
        while let one = next {
            if let parts = one as? any InspectedPartsView, let window = one.window {
                return parts.findPart(at: one.convert(window.convertFromScreen(point), from: window), showing: view)
            }
            next = one.superview
        }
        return nil
    }
}
