import Foundation

extension LPLinkMetadata {
    /// The address that a person knows it by: the one that was asked for.
    final var shownURL: URL? { originalURL ?? url }

    /// Loads the picture, or the site's sign where there is none, and hands it over on the main thread: at once where the data is here.
    @MainActor final func loadPicture(_ handler: @escaping @MainActor @Sendable (UIImage) -> Void) {
        let providers = [imageProvider, iconProvider].compactMap { $0 }
        guard let provider = providers.first(where: { $0.canLoadObject(ofClass: UIImage.self) }) else { return }
        provider.loadObject(ofClass: UIImage.self) { object, _ in
            guard let image = object as? UIImage else { return }
            if Thread.isMainThread {
                MainActor.assumeIsolated { handler(image) }
            } else {
                DispatchQueue.main.async { handler(image) }
            }
        }
    }
}
