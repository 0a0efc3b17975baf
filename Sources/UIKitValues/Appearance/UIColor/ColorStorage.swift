import CoreGraphics
import Foundation

/// What a `UIColor` holds.
enum ColorStorage: Hashable, CustomStringConvertible {
    case fixed(FixedColor)
    /// One of the system's colours, with a variant for each appearance.
    case catalog(CatalogColor)
    case dynamic(DynamicColor)
    /// A dynamic colour with another alpha.
    case derived(UIColor, alpha: CGFloat)
    case pattern(UIImage, CGColor)

    static func == (left: ColorStorage, right: ColorStorage) -> Bool {
        switch (left, right) {
        case (.fixed(let a), .fixed(let b)): a == b
        case (.catalog(let a), .catalog(let b)): a === b
        case (.dynamic(let a), .dynamic(let b)): a == b
        case (.derived(let a, let alphaA), .derived(let b, let alphaB)): alphaA == alphaB && a.isEqual(b)
        case (.pattern(let a, let alphaA), .pattern(let b, let alphaB)): a.isEqual(b) && alphaA.alpha == alphaB.alpha
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .fixed(let fixed): hasher.combine(fixed.components)
        case .catalog(let catalog): hasher.combine(ObjectIdentifier(catalog))
        case .dynamic(let dynamic): dynamic.hash(into: &hasher)
        case .derived(let base, let alpha):
            hasher.combine(base.hash)
            hasher.combine(alpha)
        case .pattern(let image, _): hasher.combine(image.hash)
        }
    }

    var description: String {
        switch self {
        case .fixed(let fixed): fixed.description
        case .catalog(let catalog):
            "<UIDynamicSystemColor: \(ObjectAddress.text(of: catalog)); name = \(catalog.name)>"
        case .dynamic(let dynamic):
            "<UIDynamicProviderColor: \(ObjectAddress.text(of: dynamic))>"
        case .derived(let base, let alpha):
            "<UIDynamicModifiedColor; contrast = normal; base = \(base); alpha = \(alpha)>"
        case .pattern(let image, _): "<UIColor: pattern \(image)>"
        }
    }
}

extension UIColor {
    /// Whether it is one of the system's, as it is.
    package var isSystemColor: Bool { if case .catalog = storage { true } else { false } }
}

extension UIColor {
    /// Whether a closure says what the colour is, as of `tintColor`: more than traits may change it.
    package var isProvided: Bool {
        switch storage {
        case .dynamic: true
        case .derived(let base, _): base.isProvided
        case .fixed, .pattern, .catalog: false
        }
    }
}

/// The closure of a dynamic colour, in a class so that it has an identity.
final class DynamicColor: Sendable, Hashable {
    nonisolated(unsafe) let provider: (UITraitCollection) -> UIColor
    /// The value that the closure was made of, if that says all there is to say of it; nil: the closure is like no other.
    private let source: (any Hashable & Sendable)?

    init(of source: (any Hashable & Sendable)? = nil, provider: @escaping (UITraitCollection) -> UIColor) {
        (self.source, self.provider) = (source, provider)
    }

    static func == (left: DynamicColor, right: DynamicColor) -> Bool {
        if left === right { return true }
        guard let one = left.source, let other = right.source else { return false }
        return AnyHashable(one) == AnyHashable(other)
    }

    func hash(into hasher: inout Hasher) {
        if let source { source.hash(into: &hasher) } else { hasher.combine(ObjectIdentifier(self)) }
    }
}

extension UIColor {
    /// A dynamic colour that equals those made of an equal value.
    package convenience init(
        of source: any Hashable & Sendable, dynamicProvider: @escaping (UITraitCollection) -> UIColor
    ) { self.init(storage: .dynamic(DynamicColor(of: source, provider: dynamicProvider))) }

    /// Another object for the same colour: it equals the first.
    package convenience init(sameAs color: UIColor) { self.init(storage: color.storage) }
}

extension UIColor {
    /// The components now: of the fixed colour itself, or of what a dynamic one resolves to. Nil for a pattern.
    package var resolvedFixed: FixedColor? {
        switch storage {
        case .fixed(let fixed): fixed
        case .pattern: nil
        case .catalog, .dynamic, .derived: resolvedColor(with: .current).resolvedFixed
        }
    }

    /// Whether the colour depends on traits.
    package var isDynamic: Bool {
        switch storage {
        case .fixed, .pattern: false
        case .catalog, .dynamic, .derived: true
        }
    }
}
