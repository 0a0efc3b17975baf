import Foundation
import PorticoNib
import PorticoTrace

/// A nib file, read once and instantiated as often as wanted.
///
/// - From: the app, lists for their cells
/// - To: `NibInstantiation`
@preconcurrency @MainActor open class UINib: NSObject {
    /// What can be given to a nib when it is instantiated.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of objects by the names that the nib's placeholders have.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle?
    private let content: NibContent?
    /// What a nib in a nib finds around it, when it is instantiated.
    private let surroundings: () -> [String: AnyObject]

    /// - Parameters:
    ///   - name: the file's name, without its extension.
    ///   - bundleOrNil: where to look; nil is the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle) = (name, bundleOrNil)
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        content = [name + device, name].lazy.compactMap { NibSources.current?.nib(named: $0, in: bundleOrNil) }.first
        surroundings = { [:] }
        super.init()
    }

    /// The same from the file's contents.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        (name, bundle) = ("data", bundleOrNil)
        content = (try? CompactNib.decode(data)).map { NibTranslation.nib($0, name: "data") }
        surroundings = { [:] }
        super.init()
    }

    /// A nib in another one: a list's prototype.
    dynamic init(
        _ content: NibContent, _ name: String, _ bundle: Bundle?, surroundings: @escaping () -> [String: AnyObject]
    ) {
        (self.content, self.name, self.bundle, self.surroundings) = (content, name, bundle, surroundings)
        super.init()
    }

    /// Makes the nib's objects and connects them. Returns the top-level ones, without owner and first responder.
    @discardableResult open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        guard let content else {
            FatalException.internalInconsistency.raise(
                "Could not load NIB in bundle: '\(bundle ?? Bundle.main)' with name '\(name)'")
        }
        var externals = surroundings()
        for (key, object) in optionsOrNil?[.externalObjects] as? [String: Any] ?? [:] {
            externals[key] = object as AnyObject
        }
        return NibInstantiation(
            content,
            NibInstantiation.Given(owner: ownerOrNil.map { $0 as AnyObject }, bundle: bundle, externals: externals)
        ).run()
    }
}

extension Bundle {
    /// Loads a nib of the bundle: makes its objects and connects them to `owner`. The process ends where there is none.
    @preconcurrency @MainActor
    @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension NibReading {
    /// The nibs in a nib, by reuse identifier, in the order of the document: a list registers them.
    package func nibs(_ key: String) -> [(identifier: String, nib: UINib)] {
        guard case .nibs(let nested)? = values[key] else { return [] }
        return nested.map { identifier, content in
            let outside = content.objects.compactMap { object -> String? in
                if case .external(let name) = object.kind { name } else { nil }
            }
            // The nib outlives its loading, and is kept by the list that some of them keep.
            let found = outside.map { id in (id, WeakObject(self.object(id))) }
            return (
                identifier,
                UINib(content, identifier, context.bundle) {
                    found.reduce(into: [:]) { $0[$1.0] = $1.1.object }
                }
            )
        }
    }
}

private struct WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}
