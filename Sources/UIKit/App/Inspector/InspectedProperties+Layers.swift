import CoreGraphics
import Foundation
import QuartzCore

extension InspectedProperties {
    static let layerTable: [InspectedProperty<CALayer>] = [
        .init("position", \.position, .point),
        .init("bounds", \.bounds, .rect),
        .init("anchorPoint", \.anchorPoint, .point),
        .init("zPosition", \.zPosition, .number),
        .init("opacity", \.opacity, .number),
        .init("isHidden", \.isHidden, .boolean),
        .init("cornerRadius", \.cornerRadius, .number) { $1 >= 0 },
        .init("borderWidth", \.borderWidth, .number) { $1 >= 0 },
        .init("borderColor", \.borderColor, .color),
        .init("backgroundColor", \.backgroundColor, .color),
        .init("masksToBounds", \.masksToBounds, .boolean),
        .init("shadowColor", \.shadowColor, .color),
        .init("shadowOpacity", \.shadowOpacity, .number),
        .init("shadowOffset", \.shadowOffset, .size),
        .init("shadowRadius", \.shadowRadius, .number) { $1 >= 0 },
        .init("contentsScale", \.contentsScale, .number) { $1 > 0 && $1 <= 10 },
        .init(
            "contentsGravity", \.contentsGravity,
            .choice([
                ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
                ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
                ("bottomRight", .bottomRight), ("resize", .resize), ("resizeAspect", .resizeAspect),
                ("resizeAspectFill", .resizeAspectFill),
            ])),
        .init("speed", \.speed, .number),
    ]

    static let layer = InspectedClass(CALayer.self, make: { CALayer() }, layerTable)

    static let shapeLayer = InspectedClass(
        CAShapeLayer.self, make: { CAShapeLayer() },
        [
            .init("fillColor", \.fillColor, .color),
            .init("strokeColor", \.strokeColor, .color),
            .init("lineWidth", \.lineWidth, .number) { $1 >= 0 },
            .init("strokeStart", \.strokeStart, .number),
            .init("strokeEnd", \.strokeEnd, .number),
        ])

    static let gradientLayer = InspectedClass(
        CAGradientLayer.self, make: { CAGradientLayer() },
        [.init("startPoint", \.startPoint, .point), .init("endPoint", \.endPoint, .point)])

    static let textLayer = InspectedClass(
        CATextLayer.self, make: { CATextLayer() },
        [
            .init("fontSize", \.fontSize, .number) { $1 > 0 && $1 <= 1000 },
            .init("foregroundColor", \.foregroundColor, .color),
            .init("isWrapped", \.isWrapped, .boolean),
        ])
}
