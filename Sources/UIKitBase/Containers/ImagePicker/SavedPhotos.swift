import Foundation
import PorticoHost
import PorticoObjC

/// Pictures that the app has added to the photo library: files in its own container, after the library's six (DEV-857).
@MainActor enum SavedPhotos {
    /// Another one in tests.
    @InSession static var folder: URL? = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first?
        .appendingPathComponent("Photos")

    /// The oldest first.
    static var files: [URL] {
        let found = folder.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    static func add(_ image: UIImage) throws {
        guard let folder, let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = String(format: "IMG_%04d.PNG", PhotoLibrary.count + files.count + 1)
        try WholeFile.write(data, to: folder.appendingPathComponent(name))
    }

    /// Calls the target's method, if there is one, when the picture is there or couldn't be written: on the main thread, later.
    static func add(
        _ image: UIImage, thenTell target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
    ) {
        var failure: (any Error)?
        do { try add(image) } catch { failure = error as NSError }
        guard let target, let selector else { return }
        let address = context.map { UnsafeRawPointer($0) }
        nonisolated(unsafe) let (object, arguments) = (target as AnyObject, [image, failure, address] as [Any?])
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard let method = ObjCClassRegistry.shared.method(selector, of: object) else {
                    unrecognized(selector, object)
                }
                _ = method.invoke(object, arguments)
            }
        }
    }

    /// The system ends an app that doesn't say what it wants with the library.
    nonisolated static func demandReason() {
        let key = "NSPhotoLibraryAddUsageDescription"
        guard (Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "").isEmpty else { return }
        fatalError(
            "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  "
                + "The app's Info.plist must contain an \(key) key with a string value explaining to the user how the "
                + "app uses this data.")
    }
}

/// Adds a picture to the photo library, where image pickers show it from then on (DEV-857).
///
/// Info.plist must have an `NSPhotoLibraryAddUsageDescription`, without which the app is ended.
/// It may be called on any thread.
///
/// - Parameters:
///   - completionTarget: whose method is called when the picture is there, or couldn't be written; on the main thread, later.
///   - completionSelector: that method, of the form `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: what it is given at last.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotos.demandReason()
    nonisolated(unsafe) let (target, context) = (completionTarget, contextInfo)
    let add = { @MainActor @Sendable in SavedPhotos.add(image, thenTell: target, completionSelector, context) }
    if Thread.isMainThread {
        MainActor.assumeIsolated(add)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(add) }
    }
}
