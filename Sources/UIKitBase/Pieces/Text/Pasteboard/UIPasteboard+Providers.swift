import Foundation
import PorticoFoundation

extension UIPasteboard {
    /// The items as providers, which give their data when it is asked for. What is set takes the place of all items when every provider has
    /// given its data.
    public var itemProviders: [NSItemProvider] {
        get {
            items.map { item in
                let provider = NSItemProvider()
                for (type, value) in item.sorted(by: { $0.key < $1.key }) {
                    guard let data = Self.data(value) else { continue }
                    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
                        done(data, nil)
                        return nil
                    }
                }
                return provider
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Sets one item for each object, in the representations that the object writes.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Sets one item for each object, and says when they are gone.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        let providers = objects.map { NSItemProvider(object: $0) }
        setItemProviders(providers, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Sets the items as providers, and says when they are gone.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let gathered = AnyThread<[[String: Any]]>(Array(repeating: [:], count: itemProviders.count))
        let group = DispatchGroup()
        let lock = NSLock()
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                group.enter()
                provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    if let data { lock.withLock { gathered.value[index][type] = data } }
                    group.leave()
                }
            }
        }
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        options[.expirationDate] = expirationDate
        // Most give their data at once: then the items are there when this returns.
        if group.wait(timeout: .now()) == .success { return setItems(gathered.value, options: options) }
        nonisolated(unsafe) let given = options
        group.notify(queue: .main) { self.setItems(gathered.value, options: given) }
    }
}

/// Pasting by types, for responders with a configuration.
extension UIResponder {
    func pasteByConfiguration() {
        guard pasteConfiguration != nil else { return }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }

    /// Nil without a configuration: the class says whether it pastes.
    var canPasteByConfiguration: Bool? {
        pasteConfiguration == nil ? nil : canPaste(UIPasteboard.general.itemProviders)
    }
}
