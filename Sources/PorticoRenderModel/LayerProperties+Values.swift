import Foundation

extension LayerProperties {
    /// The value of an animatable property; nil for those that cannot be animated.
    package func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case .bounds: return .rect(bounds)
        case .position: return .point(position)
        case .zPosition: return .number(zPosition)
        case .anchorPoint: return .point(anchorPoint)
        case .anchorPointZ: return .number(extras.anchorPointZ)
        case .transform: return .transform(transform)
        case .sublayerTransform: return .transform(extras.sublayerTransform)
        case .isHidden: return .discrete(isHidden ? 1 : 0)
        case .isDoubleSided: return .discrete(isDoubleSided ? 1 : 0)
        case .masksToBounds: return .discrete(masksToBounds ? 1 : 0)
        case .contents: return .contents(contents)
        case .contentsRect: return .rect(extras.contentsRect)
        case .contentsCenter: return .rect(extras.contentsCenter)
        case .contentsScale: return .number(contentsScale)
        case .minificationFilterBias: return .number(Double(extras.minificationFilterBias))
        case .backgroundColor: return .color(backgroundColor)
        case .cornerRadius: return .number(cornerRadius)
        case .borderWidth: return .number(borderWidth)
        case .borderColor: return .color(borderColor)
        case .opacity: return .number(Double(opacity))
        case .shouldRasterize: return .discrete(shouldRasterize ? 1 : 0)
        case .rasterizationScale: return .number(extras.rasterizationScale)
        case .shadowColor: return .color(extras.shadowColor)
        case .shadowOpacity: return .number(Double(extras.shadowOpacity))
        case .shadowOffset: return .size(extras.shadowOffset)
        case .shadowRadius: return .number(extras.shadowRadius)
        case .shadowPath: return .path(extras.shadowPath)
        default: return extrasBox?.value.payload.value(of: property)
        }
    }

    /// Stores an animated value; one of the wrong kind is ignored.
    package mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch (property, value) {
        case (.bounds, .rect(let r)): bounds = r
        case (.position, .point(let p)): position = p
        case (.zPosition, .number(let n)): zPosition = n
        case (.anchorPoint, .point(let p)): anchorPoint = p
        case (.anchorPointZ, .number(let n)): extras.anchorPointZ = n
        case (.transform, .transform(let m)): transform = m
        case (.sublayerTransform, .transform(let m)): extras.sublayerTransform = m
        case (.isHidden, .discrete(let n)): isHidden = n != 0
        case (.isHidden, .number(let n)): isHidden = n != 0
        case (.isDoubleSided, .discrete(let n)): isDoubleSided = n != 0
        case (.masksToBounds, .discrete(let n)): masksToBounds = n != 0
        case (.contents, .contents(let c)): contents = c
        case (.contentsRect, .rect(let r)): extras.contentsRect = r
        case (.contentsCenter, .rect(let r)): extras.contentsCenter = r
        case (.contentsScale, .number(let n)): contentsScale = n
        case (.minificationFilterBias, .number(let n)): extras.minificationFilterBias = Float(n)
        case (.backgroundColor, .color(let c)): backgroundColor = c
        case (.cornerRadius, .number(let n)): cornerRadius = n
        case (.borderWidth, .number(let n)): borderWidth = n
        case (.borderColor, .color(let c)): borderColor = c
        case (.opacity, .number(let n)): opacity = Float(n)
        case (.shouldRasterize, .discrete(let n)): shouldRasterize = n != 0
        case (.rasterizationScale, .number(let n)): extras.rasterizationScale = n
        case (.shadowColor, .color(let c)): extras.shadowColor = c
        case (.shadowOpacity, .number(let n)): extras.shadowOpacity = Float(n)
        case (.shadowOffset, .size(let s)): extras.shadowOffset = s
        case (.shadowRadius, .number(let n)): extras.shadowRadius = n
        case (.shadowPath, .path(let p)): extras.shadowPath = p
        case (_, _) where property.index >= LayerProperty.specific0.index: extras.payload.setValue(value, of: property)
        default: break
        }
    }
}

extension LayerProperty {
    /// Puts a value in the place of another one, as a layer would give it back: in the property's own precision; one of the wrong
    /// kind is ignored.
    func store(_ new: AnimationValue, in value: inout AnimationValue) {
        switch (self, new) {
        case (.opacity, .number(let n)), (.shadowOpacity, .number(let n)), (.minificationFilterBias, .number(let n)):
            value = .number(Double(Float(n)))
        case (.isHidden, .number(let n)): value = .discrete(n != 0 ? 1 : 0)
        default: if new.kind == value.kind { value = new }
        }
    }
}
