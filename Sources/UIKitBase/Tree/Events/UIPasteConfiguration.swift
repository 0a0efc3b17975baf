import Foundation
import PorticoObjC

/// Which types of things a responder takes when they are pasted.
///
/// - From: the app
/// - To: `UIResponder.canPaste(_:)`
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, NSCopying {
    /// Uniform type identifiers; what conforms to one of them is taken. Empty by default: nothing is.
    open var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    /// Takes things of these types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Takes what objects of the class can be made of.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Takes what values such as a `String` can be made of.
    public convenience init<T>(forAccepting _: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Takes things of more types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter {
            !self.acceptableTypeIdentifiers.contains($0)
        }
    }

    /// Takes what objects of another class can be made of, too.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Takes what values such as a `String` can be made of, too.
    public func addTypeIdentifiers<T>(forAccepting aClass: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var made: UIPasteConfiguration?
        MainActor.assumeIsolated {
            made = UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
        }
        return made!
    }
}

/// Something that takes pasted things by their types. Every responder is.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes what is pasted. Called where `canPaste(_:)` is true.
    func paste(itemProviders: [NSItemProvider])
    /// Whether any of the things can be taken.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    /// Does nothing.
    public func paste(itemProviders: [NSItemProvider]) {}
    /// Whether one of the things has a type of the configuration.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.takes(itemProviders) ?? false
    }
}

extension UIPasteConfiguration {
    func takes(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { acceptableTypeIdentifiers.contains(where: $0.hasItemConformingToTypeIdentifier) }
    }

    /// Those of responders; a copy of what the app has set.
    static let store = AssociatedValues<UIPasteConfiguration>()
}

extension UIResponder: UIPasteConfigurationSupporting {}
