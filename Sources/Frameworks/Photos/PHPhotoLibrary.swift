import Foundation
import PorticoTrace
import Synchronization
import UIKit

/// Whether an app may have a person's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    /// Nobody here may allow it. Never so.
    case restricted = 1
    case denied = 2
    case authorized = 3
    /// Some pictures. Never so: a person says all or none (DEV-1091).
    case limited = 4
}

/// What an app wants with them.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}

/// Hears that pictures have come or gone.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Another look shows what has changed. On a thread of the library's.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The device's pictures: the folder that image pickers show (DEV-1091).
///
/// - From: the app
/// - To: `PictureFolder`, `SystemPrivacy`
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    private let observers = Mutex<[Observer]>([])
    private struct Observer: @unchecked Sendable {
        weak var object: (any PHPhotoLibraryChangeObserver)?
    }

    private static func privacy(_ level: PHAccessLevel) -> SystemPrivacy {
        level == .addOnly
            ? SystemPrivacy(
                name: "photosAdd", purposeKey: "NSPhotoLibraryAddUsageDescription",
                question: "Would Like to Add to your Photos")
            : SystemPrivacy(
                name: "photos", purposeKey: "NSPhotoLibraryUsageDescription",
                question: "Would Like to Access Your Photo Library")
    }

    private static func status(_ answer: String?) -> PHAuthorizationStatus {
        switch answer {
        case nil: .notDetermined
        case SystemPrivacy.allowed?: .authorized
        default: .denied
        }
    }

    override init() { super.init() }

    /// The device's one library.
    open class func shared() -> PHPhotoLibrary { only }

    /// What a person has said.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        status(privacy(accessLevel).answer)
    }
    /// The same for reading and writing.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// Asks, the first time. Info.plist has to say what for.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { privacy(accessLevel).ask { handler(status($0)) } }
    /// The same for reading and writing.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }
    /// As `requestAuthorization(for:handler:)`; gives the answer.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    /// Tells an observer from now on. It isn't owned.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        let entry = Observer(object: observer)
        observers.withLock { $0.append(entry) }
    }
    /// Tells it no more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        let id = ObjectIdentifier(observer)
        observers.withLock { $0.removeAll { $0.object.map { ObjectIdentifier($0) == id } ?? true } }
    }

    static var mayAdd: Bool {
        authorizationStatus(for: .addOnly) == .authorized || authorizationStatus(for: .readWrite) == .authorized
    }

    /// Runs the block, in which requests are made, and then does what they ask; on a thread of the library's, asking a person before, if
    /// nobody was asked. The handler hears `PHPhotosError` where it can't be done.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let block = changeBlock
        let work: @Sendable () -> Void = { [self] in
            do {
                try performChangesAndWait(block)
                completionHandler?(true, nil)
            } catch {
                completionHandler?(false, error)
            }
        }
        guard !Self.mayAdd, Self.authorizationStatus(for: .addOnly) == .notDetermined else {
            return DispatchQueue.global().async(execute: work)
        }
        Self.requestAuthorization(for: .addOnly) { _ in DispatchQueue.global().async(execute: work) }
    }

    /// As `performChanges(_:completionHandler:)`; throws its error.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        nonisolated(unsafe) let block = changeBlock
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(block) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// The same, on the thread that calls.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        guard Self.mayAdd else { throw PHPhotosError(.accessUserDenied) }
        try Changes.collect(changeBlock).run()
        for observer in observers.withLock({ $0 }) { observer.object?.photoLibraryDidChange(PHChange()) }
    }
}
