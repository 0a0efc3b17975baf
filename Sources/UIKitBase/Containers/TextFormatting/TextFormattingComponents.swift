import Foundation
import PorticoFoundation

extension UITextFormattingViewController {
    /// One part of the panel.
    open class Component: NSObject, NSCopying, NSSecureCoding {
        /// The part's name.
        public let componentKey: ComponentKey
        /// The room that it likes. Kept (DEV-1395).
        public let preferredSize: ComponentSize

        /// Makes a part.
        public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
            (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
            super.init()
        }

        /// A part of an archive; nil where the archive has no name of one.
        public required init?(coder: NSCoder) {
            guard let key = coder.decodeObject(of: NSString.self, forKey: "componentKey") as String? else {
                return nil
            }
            componentKey = ComponentKey(rawValue: key)
            preferredSize = ComponentSize(rawValue: coder.decodeInteger(forKey: "preferredSize")) ?? .automatic
            super.init()
        }

        /// A part of a name and a size.
        public static func component(_ key: ComponentKey, _ size: ComponentSize) -> Component {
            Component(componentKey: key, preferredSize: size)
        }

        /// Whether archives can be read securely: true.
        open class var supportsSecureCoding: Bool { true }

        /// Writes name and size.
        open func encode(with coder: NSCoder) {
            coder.encode(componentKey.rawValue as NSString, forKey: "componentKey")
            coder.encode(preferredSize.rawValue, forKey: "preferredSize")
        }

        /// The part itself, which never changes.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Component else { return false }
            return componentKey == other.componentKey && preferredSize == other.preferredSize
        }

        open override var hash: Int { componentKey.hashValue }
    }

    /// Parts that stand beside each other.
    open class ComponentGroup: NSObject, NSCopying, NSSecureCoding {
        /// The parts, in their order.
        public let components: [Component]

        /// Makes a group.
        public init(components: [Component]) {
            self.components = components
            super.init()
        }

        /// A group of an archive; empty where that has no parts.
        public required init?(coder: NSCoder) {
            let found = coder.decodeObject(of: [NSArray.self, Component.self], forKey: "components")
            components = found as? [Component] ?? []
            super.init()
        }

        /// A group of parts.
        public static func group(_ components: [Component]) -> ComponentGroup { ComponentGroup(components: components) }

        /// Whether archives can be read securely: true.
        open class var supportsSecureCoding: Bool { true }

        /// Writes the parts.
        open func encode(with coder: NSCoder) { coder.encode(components as NSArray, forKey: "components") }

        /// The group itself, which never changes.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ComponentGroup).map { components == $0.components } ?? false
        }

        open override var hash: Int { components.count }
    }

    /// The contents of the panel.
    open class Configuration: NSObject, NSCopying {
        /// The groups, from the top.
        public let groups: [ComponentGroup]
        /// The styles that `ComponentKey.formattingStyles` offers; nil by default.
        open var formattingStyles: [FormattingStyle]?
        /// The configuration of the list of fonts; UIKitLists knows its class.
        package var fontPicking: AnyObject?

        /// The panel that the system shows: styles where there are some, font attributes, font, size, colour, alignment, lists.
        public override init() {
            let keys: [[ComponentKey]] = [
                [.formattingStyles], [.fontAttributes], [.fontPicker, .fontSize, .textColor],
                [.textAlignmentAndJustification], [.listStyles, .textIndentation],
            ]
            groups = keys.map { .group($0.map { .component($0, .automatic) }) }
            super.init()
        }

        /// A panel of these groups.
        public init(groups: [ComponentGroup]) {
            self.groups = groups
            super.init()
        }

        /// A configuration of the same groups, styles and list of fonts.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration(groups: groups)
            (copy.formattingStyles, copy.fontPicking) = (formattingStyles, fontPicking)
            return copy
        }
    }

    /// A style of the app's own that the panel offers.
    public struct FormattingStyle: Equatable {
        /// The name that a choice gives back.
        public let styleKey: String
        /// The name that people read.
        public let title: LocalizedStringResource
        /// The looks of the name.
        public let attributes: AttributeContainer

        /// A style.
        public init(styleKey: String, title: LocalizedStringResource, attributes: AttributeContainer) {
            (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
        }

        /// A style with the attributes of a dictionary.
        public init(styleKey: String, title: LocalizedStringResource, attributes: [NSAttributedString.Key: Any]) {
            self.init(styleKey: styleKey, title: title, attributes: AttributeContainer(attributes))
        }
    }
}
