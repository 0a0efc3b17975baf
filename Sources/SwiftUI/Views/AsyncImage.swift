import UIKit

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    /// The picture.
    case success(Image)
    /// There is no picture.
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded by an address, with something else until it is there.
public struct AsyncImage<Content: View> {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content

    fileprivate init(
        loading url: URL?, _ scale: CGFloat, _ transaction: Transaction,
        _ content: @escaping (AsyncImagePhase) -> Content
    ) { (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content) }
}

extension AsyncImage: View {
    /// Shows the picture as it is, and grey as large as the place until it is there.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(loading: url, scale, Transaction()) { $0.image ?? AsyncImageLoading.placeholder }
    }

    /// Shows what is made of the picture, and something else until it is there.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(loading: url, scale, Transaction()) { phase in
            if let image = phase.image {
                Content(storage: .first(content(image)))
            } else {
                Content(storage: .second(placeholder()))
            }
        }
    }

    /// Shows what is made of each phase of the loading, under the transaction.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(loading: url, scale, transaction, content) }

    public var body: some View { AsyncImageStage(image: self) }
}

/// The view of a picture that is loaded: it keeps the phase.
private struct AsyncImageStage<Content: View>: View {
    let image: AsyncImage<Content>
    @State private var phase = AsyncImagePhase.empty
    @State private var shown: AsyncImageLoading.Key?

    private var key: AsyncImageLoading.Key { AsyncImageLoading.Key(url: image.url, scale: image.scale) }

    var body: some View {
        image.content(shown == key || shown == nil ? phase : .empty)
            .task(id: key) { await load(key) }
    }

    private func load(_ key: AsyncImageLoading.Key) async {
        // A view that comes back shows what it has.
        if shown == key, phase.image != nil { return }
        if shown != nil { phase = .empty }
        shown = key
        guard let url = key.url else { return }
        let result = await AsyncImageLoading.load(url, scale: key.scale)
        guard !Task.isCancelled, let result else { return }
        withTransaction(image.transaction) { phase = result }
    }
}

enum AsyncImageLoading {
    struct Key: Hashable {
        let url: URL?
        let scale: CGFloat
    }

    /// A grey that takes all of the place.
    static var placeholder: Image {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { context in
            UIColor(white: 0.5, alpha: 0.3).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return Image(uiImage: image).resizable()
    }

    /// What an address leads to; nil where the loading was cancelled.
    @MainActor static func load(_ url: URL, scale: CGFloat) async -> AsyncImagePhase? {
        do {
            let data = try await RemoteData.load(url)
            guard let image = UIImage(data: data, scale: scale > 0 && scale.isFinite ? scale : 1) else {
                return .failure(URLError(.cannotDecodeContentData))
            }
            return .success(Image(uiImage: image))
        } catch is CancellationError {
            return nil
        } catch {
            return .failure(error)
        }
    }
}
