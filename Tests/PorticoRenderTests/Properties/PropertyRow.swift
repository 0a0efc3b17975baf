import CoreGraphics
import Foundation
import QuartzCore

@testable import PorticoRender

/// One property of a class of layers, with everything that a change of it does: the contract's property table, written down from
/// Apple's documentation and plain geometry, not from the code's table.
struct PropertyRow: @unchecked Sendable {
    enum Repaint {
        /// Nothing is drawn and nothing is presented.
        case nothing
        /// Exactly there, in pixels.
        case rects([PixelRect])
        /// Somewhere: soft or random, so that no formula says where; pixels outside of the damage must not change all the same.
        case somewhere

        static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Repaint {
            .rects([PixelRect(x: x, y: y, width: width, height: height)])
        }
    }

    /// Half-way of what animates by itself.
    enum Half {
        /// It does not animate by itself.
        case none
        case value(Any)
        /// It does, between things that have no middle to be compared.
        case animates
    }

    /// As key-value coding names it.
    var key: String
    var make: () -> CALayer = { CALayer() }
    /// Its documented default; nil where that is nil.
    var standard: Any?
    /// Makes the change seen. The layer is red, 20 points wide and high, its corner at (20, 20) of a white screen of 100 by 100.
    var setUp: (CALayer) -> Void = { _ in }
    var value: () -> Any?
    var half = Half.none
    /// Layout is asked for.
    var lays = false
    /// Display is asked for.
    var displays = false
    /// The kinds of the quads that come or change.
    var kinds: Set<Quad.Kind> = []
    var repaints = Repaint.nothing
}

extension PropertyRow {
    static let whole = Repaint.rect(20, 20, 20, 20)
    static let red = CGColor.make(1, 0, 0), blue = CGColor.make(0, 0, 1)

    static func show(_ image: CGImage, _ edit: @escaping (CALayer) -> Void = { _ in }) -> (CALayer) -> Void {
        {
            $0.contents = image
            edit($0)
        }
    }

    static func child(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> (CALayer) -> Void {
        { $0.add(x, y, w, h, blue) }
    }

    /// What every layer has.
    static let common: [PropertyRow] = geometry + appearance + contents + shadows

    private static let geometry: [PropertyRow] = [
        PropertyRow(
            key: "bounds", standard: CGRect.zero, value: { CGRect(x: 0, y: 0, width: 30, height: 20) },
            half: .value(CGRect(x: 0, y: 0, width: 25, height: 20)), lays: true, kinds: [.solid],
            repaints: .rect(15, 20, 30, 20)),
        PropertyRow(
            key: "position", standard: CGPoint.zero, value: { CGPoint(x: 50, y: 30) },
            half: .value(CGPoint(x: 40, y: 30)), kinds: [.solid], repaints: .rect(20, 20, 40, 20)),
        PropertyRow(
            key: "zPosition", standard: 0, setUp: { $0.superlayer?.add(30, 30, 20, 20, blue) }, value: { 5 },
            half: .value(2.5), repaints: whole),
        PropertyRow(
            key: "anchorPoint", standard: CGPoint(x: 0.5, y: 0.5), value: { CGPoint(x: 0, y: 0.5) },
            half: .value(CGPoint(x: 0.25, y: 0.5)), kinds: [.solid], repaints: .rect(20, 20, 30, 20)),
        PropertyRow(
            key: "anchorPointZ", standard: 0,
            setUp: {
                // Moves to the right what is nearer.
                var shear = CATransform3DIdentity
                shear.m31 = 1
                $0.transform = shear
            }, value: { 10 }, half: .value(5), kinds: [.solid], repaints: .rect(10, 20, 30, 20)),
        PropertyRow(
            key: "transform", standard: CATransform3DIdentity, value: { CATransform3DMakeScale(2, 1, 1) },
            half: .value(CATransform3DMakeScale(1.5, 1, 1)), kinds: [.solid], repaints: .rect(10, 20, 40, 20)),
        PropertyRow(
            key: "sublayerTransform", standard: CATransform3DIdentity, setUp: child(5, 5, 10, 10),
            value: { CATransform3DMakeTranslation(10, 0, 0) }, half: .value(CATransform3DMakeTranslation(5, 0, 0)),
            kinds: [.solid], repaints: .rect(25, 25, 20, 10)),
        PropertyRow(key: "hidden", standard: false, value: { true }, repaints: whole),
        PropertyRow(
            key: "doubleSided", standard: true, setUp: { $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) },
            value: { false }, repaints: whole),
        PropertyRow(
            key: "geometryFlipped", standard: false, setUp: child(0, 0, 10, 5), value: { true }, kinds: [.solid],
            repaints: .rects([
                PixelRect(x: 20, y: 20, width: 10, height: 5), PixelRect(x: 20, y: 35, width: 10, height: 5),
            ])),
        PropertyRow(
            key: "sublayers", standard: nil,
            value: {
                let child = CALayer()
                child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
                child.backgroundColor = blue
                return [child]
            }, lays: true, kinds: [.solid], repaints: .rect(25, 25, 10, 10)),
        PropertyRow(key: "speed", standard: 1, value: { 2 }),
        PropertyRow(key: "beginTime", standard: 0, value: { 2 }),
        PropertyRow(key: "timeOffset", standard: 0, value: { 2 }),
    ]

    private static let appearance: [PropertyRow] = [
        PropertyRow(
            key: "masksToBounds", standard: false, setUp: child(10, 10, 20, 20), value: { true }, kinds: [.solid],
            repaints: .rect(30, 30, 20, 20)),
        PropertyRow(
            key: "mask", standard: nil,
            value: {
                let mask = CALayer()
                mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
                mask.backgroundColor = blue
                return mask
            }, kinds: [.groupBegin, .groupEnd, .maskBegin, .maskEnd, .solid], repaints: whole),
        PropertyRow(key: "opaque", standard: false, value: { true }),
        PropertyRow(
            key: "backgroundColor", standard: nil, value: { blue }, half: .value(CGColor.make(0.5, 0, 0.5)),
            kinds: [.solid], repaints: whole),
        PropertyRow(
            key: "cornerRadius", standard: 0, value: { 6 }, half: .value(3), kinds: [.solid], repaints: whole),
        PropertyRow(
            key: "maskedCorners", standard: 15, setUp: { $0.cornerRadius = 6 },
            value: { CACornerMask.layerMinXMinYCorner }, kinds: [.solid], repaints: whole),
        PropertyRow(
            key: "cornerCurve", standard: "circular", setUp: { $0.cornerRadius = 6 },
            value: { CALayerCornerCurve.continuous }, kinds: [.solid], repaints: whole),
        PropertyRow(key: "borderWidth", standard: 0, value: { 4 }, half: .value(2), kinds: [.border], repaints: whole),
        PropertyRow(
            key: "borderColor", standard: CGColor.make(0, 0, 0), setUp: { $0.borderWidth = 2 }, value: { blue },
            half: .value(CGColor.make(0, 0, 0.5)), kinds: [.border], repaints: whole),
        PropertyRow(
            key: "opacity", standard: 1, value: { Float(0.5) }, half: .value(0.75), kinds: [.solid], repaints: whole),
        PropertyRow(
            key: "allowsGroupOpacity", standard: true,
            setUp: {
                $0.opacity = 0.5
                $0.add(5, 5, 10, 10, blue)
            }, value: { false }, kinds: [.solid], repaints: whole),
        PropertyRow(
            key: "shouldRasterize", standard: false, setUp: child(5, 5, 10, 10), value: { true }, kinds: [.image],
            repaints: whole),
        PropertyRow(
            key: "rasterizationScale", standard: 1,
            setUp: {
                $0.shouldRasterize = true
                $0.add(5, 5, 10, 10, blue)
            }, value: { 0.5 }, half: .value(0.75), kinds: [.image], repaints: whole),
        PropertyRow(
            key: "allowsEdgeAntialiasing", standard: false,
            setUp: { $0.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1) }, value: { true }, kinds: [.solid],
            // Half a diagonal is 14.1.
            repaints: .rect(15, 15, 30, 30)),
        PropertyRow(
            key: "edgeAntialiasingMask", standard: 15,
            setUp: {
                $0.allowsEdgeAntialiasing = true
                $0.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
            }, value: { CAEdgeAntialiasingMask.layerLeftEdge }, kinds: [.solid], repaints: .rect(15, 15, 30, 30)),
        PropertyRow(key: "drawsAsynchronously", standard: false, value: { true }),
        PropertyRow(key: "filters", standard: nil, value: { ["blur"] }),
        PropertyRow(key: "compositingFilter", standard: nil, value: { "multiply" }),
        PropertyRow(key: "backgroundFilters", standard: nil, value: { ["blur"] }),
    ]

    private static let contents: [PropertyRow] = [
        PropertyRow(
            key: "contents", standard: nil, value: { SheetImages.arrow }, half: .animates, kinds: [.image],
            repaints: whole),
        PropertyRow(
            key: "contentsRect", standard: CGRect(x: 0, y: 0, width: 1, height: 1), setUp: show(SheetImages.flag),
            value: { CGRect(x: 0, y: 0, width: 0.5, height: 0.5) },
            half: .value(CGRect(x: 0, y: 0, width: 0.75, height: 0.75)), kinds: [.image], repaints: whole),
        PropertyRow(
            key: "contentsCenter", standard: CGRect(x: 0, y: 0, width: 1, height: 1), setUp: show(SheetImages.flag),
            value: { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) },
            half: .value(CGRect(x: 0.125, y: 0.125, width: 0.75, height: 0.75)), kinds: [.image], repaints: whole),
        PropertyRow(
            // Twenty-four by twelve, about the middle.
            key: "contentsGravity", standard: "resize", setUp: show(SheetImages.flag),
            value: { CALayerContentsGravity.center }, kinds: [.image], repaints: .rect(18, 20, 24, 20)),
        PropertyRow(
            key: "contentsScale", standard: 1, setUp: show(SheetImages.flag) { $0.contentsGravity = .center },
            value: { 2 }, half: .value(1.5), kinds: [.image], repaints: .rect(18, 24, 24, 12)),
        // A hint for what the layer draws next.
        PropertyRow(key: "contentsFormat", standard: "RGBA8", value: { CALayerContentsFormat.gray8Uint }),
        PropertyRow(
            key: "minificationFilter", standard: "linear", setUp: show(SheetImages.lines),
            value: { CALayerContentsFilter.nearest }, kinds: [.image], repaints: whole),
        PropertyRow(
            key: "magnificationFilter", standard: "linear", setUp: show(SheetImages.arrow),
            value: { CALayerContentsFilter.nearest }, kinds: [.image], repaints: whole),
        PropertyRow(
            key: "minificationFilterBias", standard: 0,
            setUp: show(SheetImages.lines) { $0.minificationFilter = .trilinear }, value: { Float(2) },
            half: .value(1), kinds: [.image], repaints: whole),
    ]

    private static func shadowed(_ layer: CALayer) {
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 6, height: 8))
    }

    private static let shadows: [PropertyRow] = [
        PropertyRow(
            // Up by three points, and around it three deviations of three points, and a pixel.
            key: "shadowOpacity", standard: 0, value: { Float(1) }, half: .value(0.5), kinds: [.image],
            repaints: .rect(10, 7, 40, 40)),
        PropertyRow(
            key: "shadowColor", standard: CGColor.make(0, 0, 0), setUp: shadowed, value: { blue },
            half: .value(CGColor.make(0, 0, 0.5)), kinds: [.image], repaints: .somewhere),
        PropertyRow(
            key: "shadowOffset", standard: CGSize(width: 0, height: -3), setUp: shadowed,
            value: { CGSize(width: 10, height: 0) }, half: .value(CGSize(width: 8, height: 4)), kinds: [.image],
            repaints: .somewhere),
        PropertyRow(
            key: "shadowRadius", standard: 3, setUp: shadowed, value: { 2 }, half: .value(1), kinds: [.image],
            repaints: .somewhere),
        PropertyRow(
            key: "shadowPath", standard: nil, setUp: shadowed,
            value: { CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil) }, kinds: [.image],
            repaints: .somewhere),
    ]
}
