import Foundation
import PhotosUI
import SwiftUI

/// A picture that a person has chosen; its bytes come when they are asked for.
public struct PhotosPickerItem: Hashable, @unchecked Sendable {
    /// In which form pictures come.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        /// As the system likes.
        public static let automatic = Self(name: "automatic")
        /// As they are.
        public static let current = Self(name: "current")
        /// As every app can read them.
        public static let compatible = Self(name: "compatible")
    }

    let result: PHPickerResult

    /// The picture in the library, where the picker was made with one.
    public var itemIdentifier: String? { result.assetIdentifier }
    /// In which types its bytes can come.
    public var supportedContentTypes: [UTType] {
        result.itemProvider.registeredTypeIdentifiers.compactMap { UTType($0) }
    }

    /// The picture as a value; nil where the value isn't made of pictures.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        for contentType in supportedContentTypes {
            let data = try await bytes(of: contentType)
            if let item = try await TransferredData.item(type, of: data, as: contentType) { return item }
        }
        return nil
    }

    /// The same; the handler is called on the main queue.
    @discardableResult
    public func loadTransferable<T: Transferable & Sendable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task { @MainActor in
            let result: Result<T?, any Error>
            do { result = .success(try await loadTransferable(type: type)) } catch { result = .failure(error) }
            progress.completedUnitCount = 1
            completionHandler(result)
        }
        return progress
    }

    private func bytes(of type: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            _ = result.itemProvider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                }
            }
        }
    }
}
