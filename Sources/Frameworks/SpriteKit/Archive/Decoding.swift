import UIKit

extension NSCoder {
    fileprivate func number(_ key: String, _ other: CGFloat = 0) -> CGFloat {
        containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : other
    }
    fileprivate func point(_ key: String, _ other: CGPoint = .zero) -> CGPoint {
        (decodeObject(forKey: key) as? String).map { NSCoder.cgPoint(for: $0) } ?? other
    }
    fileprivate func size(_ key: String) -> CGSize? {
        (decodeObject(forKey: key) as? String).map { NSCoder.cgSize(for: $0) }
    }
    fileprivate func rect(_ key: String) -> CGRect? {
        (decodeObject(forKey: key) as? String).map { NSCoder.cgRect(for: $0) }
    }
    fileprivate func color(_ key: String, _ other: UIColor) -> UIColor {
        guard containsValue(forKey: key + "R") else { return other }
        return UIColor(
            red: number(key + "R"), green: number(key + "G"), blue: number(key + "B"), alpha: number(key + "A", 1))
    }
}

// What Xcode's editors save, by SpriteKit's own keys.

extension SKNode {
    final func decodeNode(_ coder: NSCoder) {
        position = coder.point("_position")
        zPosition = coder.number("_zPosition")
        zRotation = coder.number("_zRotation")
        xScale = coder.number("_xScale", 1)
        yScale = coder.number("_yScale", 1)
        alpha = coder.number("_opacity", 1)
        isHidden = coder.decodeBool(forKey: "_hidden")
        // `_paused` says whether the editor played it when it was saved.
        name = coder.decodeObject(forKey: "_name") as? String
        if let data = coder.decodeObject(forKey: "_userData") as? [String: Any], !data.isEmpty {
            userData = NSMutableDictionary(dictionary: data)
        }
        // Of a scene the editor saves one that stands for the world.
        if !(self is SKScene) { physicsBody = coder.decodeObject(forKey: "_PKPhysicsBody") as? SKPhysicsBody }
        for case let child as SKNode in coder.decodeObject(forKey: "_children") as? [Any] ?? []
        where child.parent == nil {
            addChild(child)
        }
    }
}

extension SKSpriteNode {
    final func decodeSprite(_ coder: NSCoder) {
        texture = coder.decodeObject(forKey: "_texture") as? SKTexture
        color = coder.color("_baseColor", .white)
        colorBlendFactor = coder.number("_colorMix")
        anchorPoint = coder.point("_anchorPoint", CGPoint(x: 0.5, y: 0.5))
        centerRect = coder.rect("_centerRect") ?? centerRect
        blendMode = SKBlendMode(rawValue: coder.decodeInteger(forKey: "_blendMode")) ?? .alpha
        let bounds = coder.rect("_bounds")?.size ?? coder.size("_size") ?? texture?.size() ?? .zero
        size = CGSize(width: bounds.width * abs(xScale), height: bounds.height * abs(yScale))
    }
}

extension SKLabelNode {
    final func decodeLabel(_ coder: NSCoder) {
        text = coder.decodeObject(forKey: "_text") as? String
        fontName = coder.decodeObject(forKey: "_fontName") as? String
        fontSize = coder.number("_fontSize", 32)
        fontColor = coder.decodeObject(forKey: "_fontColor") as? UIColor ?? coder.color("_fontColor", .white)
        let horizontal = coder.decodeInteger(forKey: "_labelHorizontalAlignmentMode")
        let vertical = coder.decodeInteger(forKey: "_labelVerticalAlignmentMode")
        horizontalAlignmentMode = SKLabelHorizontalAlignmentMode(rawValue: horizontal) ?? .center
        verticalAlignmentMode = SKLabelVerticalAlignmentMode(rawValue: vertical) ?? .baseline
        if coder.containsValue(forKey: "_numberOfLines") {
            numberOfLines = coder.decodeInteger(forKey: "_numberOfLines")
        }
        preferredMaxLayoutWidth = coder.number("_preferredMaxLayoutWidth")
    }
}

extension SKShapeNode {
    final func decodeShape(_ coder: NSCoder) {
        fillColor = coder.decodeObject(forKey: "_fillColor") as? UIColor ?? coder.color("_fillColor", .clear)
        strokeColor = coder.decodeObject(forKey: "_strokeColor") as? UIColor ?? coder.color("_strokeColor", .white)
        lineWidth = coder.number("_lineWidth", 1)
        glowWidth = coder.number("_glowWidth")
    }
}

extension SKScene {
    final func decodeScene(_ coder: NSCoder) {
        if let bounds = coder.rect("Scene_bounds") ?? coder.rect("_bounds") { size = bounds.size }
        anchorPoint = coder.point("_anchorPoint")
        scaleMode = SKSceneScaleMode(rawValue: coder.decodeInteger(forKey: "_scaleMode")) ?? .fill
        backgroundColor = coder.color("_backgroundColor", backgroundColor)
        camera = coder.decodeObject(forKey: "_camera") as? SKCameraNode
    }
}

extension SKEmitterNode {
    final func decodeEmitter(_ coder: NSCoder) {
        particleTexture = coder.decodeObject(forKey: "_particleTexture") as? SKTexture
        particleBirthRate = coder.number("_birthrate")
        numParticlesToEmit = max(0, coder.decodeInteger(forKey: "_numParticlesToEmit"))
        particleLifetime = coder.number("_lifetime")
        particleLifetimeRange = coder.number("_lifetimeVariance")
        particlePosition = coder.point("_startPosition")
        let range = coder.point("_startPositionVariance")
        particlePositionRange = CGVector(dx: range.x, dy: range.y)
        particleZPosition = coder.number("_startZPosition")
        particleZPositionRange = coder.number("_startZPositionVariance")
        particleZPositionSpeed = coder.number("_zPositionSpeed")
        emissionAngle = coder.number("_emissionAngle")
        emissionAngleRange = coder.number("_emissionAngleVariance")
        particleSpeed = coder.number("_startSpeed")
        particleSpeedRange = coder.number("_startSpeedVariance")
        let acceleration = coder.point("_acceleration")
        (xAcceleration, yAcceleration) = (acceleration.x, acceleration.y)
        particleRotation = coder.number("_startRotation")
        particleRotationRange = coder.number("_startRotationVariance")
        particleRotationSpeed = coder.number("_rotationSpeed")
        particleSize = coder.size("_startSize") ?? .zero
        particleScale = coder.number("_startScale", 1)
        particleScaleRange = coder.number("_startScaleVariance")
        particleScaleSpeed = coder.number("_scaleSpeed")
        particleScaleSequence = coder.decodeObject(forKey: "_particleScaleSequence") as? SKKeyframeSequence
        particleAlpha = coder.number("_startOpacity", 1)
        particleAlphaRange = coder.number("_startOpacityVariance")
        particleAlphaSpeed = coder.number("_opacitySpeed")
        particleAlphaSequence = coder.decodeObject(forKey: "_particleAlphaSequence") as? SKKeyframeSequence
        decodeColors(coder)
        particleBlendMode = SKBlendMode(rawValue: coder.decodeInteger(forKey: "_particleBlendMode")) ?? .alpha
        fieldBitMask = UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "_fieldBitMask"))
    }

    private func decodeColors(_ coder: NSCoder) {
        particleColor = coder.color("_startColor", .white)
        particleColorRedRange = coder.number("_startColorVarianceR")
        particleColorGreenRange = coder.number("_startColorVarianceG")
        particleColorBlueRange = coder.number("_startColorVarianceB")
        particleColorAlphaRange = coder.number("_startColorVarianceA")
        particleColorRedSpeed = coder.number("_colorSpeedR")
        particleColorGreenSpeed = coder.number("_colorSpeedG")
        particleColorBlueSpeed = coder.number("_colorSpeedB")
        particleColorAlphaSpeed = coder.number("_colorSpeedA")
        particleColorSequence = coder.decodeObject(forKey: "_particleColorSequence") as? SKKeyframeSequence
        particleColorBlendFactor = coder.number("_startColorMix")
        particleColorBlendFactorRange = coder.number("_startColorBlendVariance")
        particleColorBlendFactorSpeed = coder.number("_colorBlendSpeed")
        particleColorBlendFactorSequence =
            coder.decodeObject(forKey: "_particleColorBlendFactorSequence") as? SKKeyframeSequence
    }

    final func copySettings(of other: SKEmitterNode) {
        particleTexture = other.particleTexture
        particleBirthRate = other.particleBirthRate
        numParticlesToEmit = other.numParticlesToEmit
        particleLifetime = other.particleLifetime
        particleLifetimeRange = other.particleLifetimeRange
        particlePosition = other.particlePosition
        particlePositionRange = other.particlePositionRange
        particleZPosition = other.particleZPosition
        particleRenderOrder = other.particleRenderOrder
        targetNode = other.targetNode
        emissionAngle = other.emissionAngle
        emissionAngleRange = other.emissionAngleRange
        particleSpeed = other.particleSpeed
        particleSpeedRange = other.particleSpeedRange
        (xAcceleration, yAcceleration) = (other.xAcceleration, other.yAcceleration)
        particleRotation = other.particleRotation
        particleRotationRange = other.particleRotationRange
        particleRotationSpeed = other.particleRotationSpeed
        particleSize = other.particleSize
        particleScale = other.particleScale
        particleScaleRange = other.particleScaleRange
        particleScaleSpeed = other.particleScaleSpeed
        particleScaleSequence = other.particleScaleSequence
        particleAlpha = other.particleAlpha
        particleAlphaRange = other.particleAlphaRange
        particleAlphaSpeed = other.particleAlphaSpeed
        particleAlphaSequence = other.particleAlphaSequence
        particleColor = other.particleColor
        particleColorRedRange = other.particleColorRedRange
        particleColorGreenRange = other.particleColorGreenRange
        particleColorBlueRange = other.particleColorBlueRange
        particleColorAlphaRange = other.particleColorAlphaRange
        particleColorRedSpeed = other.particleColorRedSpeed
        particleColorGreenSpeed = other.particleColorGreenSpeed
        particleColorBlueSpeed = other.particleColorBlueSpeed
        particleColorAlphaSpeed = other.particleColorAlphaSpeed
        particleColorSequence = other.particleColorSequence
        particleColorBlendFactor = other.particleColorBlendFactor
        particleColorBlendFactorRange = other.particleColorBlendFactorRange
        particleColorBlendFactorSpeed = other.particleColorBlendFactorSpeed
        particleColorBlendFactorSequence = other.particleColorBlendFactorSequence
        particleBlendMode = other.particleBlendMode
        particleAction = other.particleAction
    }
}
