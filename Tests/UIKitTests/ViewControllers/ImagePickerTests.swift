import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// DEV-560.
final class ImagePickerTests: MainTestCase, @unchecked Sendable {
    private final class Chooser: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            dismiss(animated: true)
        }
    }

    @MainActor private func present(allowsEditing: Bool) -> (Chooser, UIImagePickerController) {
        let chooser = Chooser()
        harness.show(root: chooser)
        harness.advance(by: 0.1)
        let picker = UIImagePickerController()
        picker.allowsEditing = allowsEditing
        picker.delegate = chooser
        chooser.present(picker, animated: true)
        harness.advance(by: 1)
        return (chooser, picker)
    }

    @MainActor private func grid(_ picker: UIImagePickerController) throws -> UICollectionView {
        try XCTUnwrap((picker.viewControllers.first as? UICollectionViewController)?.collectionView)
    }

    func testAPictureIsChosen() throws {
        try onMain {
            let (chooser, picker) = present(allowsEditing: false)
            let grid = try grid(picker)
            XCTAssertEqual(grid.numberOfItems(inSection: 0), 6)
            XCTAssertEqual(grid.visibleCells.count, 6)
            harness.tap(try XCTUnwrap(grid.cellForItem(at: IndexPath(item: 1, section: 0))))
            harness.advance(by: 1)
            let info = try XCTUnwrap(chooser.info)
            XCTAssertEqual((info[.originalImage] as? UIImage)?.size, CGSize(width: 1200, height: 900))
            XCTAssertNil(info[.editedImage])
            XCTAssertEqual(info[.mediaType] as? String, "public.image")
            let url = try XCTUnwrap(info[.imageURL] as? URL)
            XCTAssertNotNil(UIImage(contentsOfFile: url.path))
            try? FileManager.default.removeItem(at: url)
            XCTAssertNil(chooser.presentedViewController)
        }
    }

    private final class Saver: NSObject {
        var told: [String] = []
        static let registered: Void = _porticoRegister(
            "image:didFinishSavingWithError:contextInfo:", { Saver.self }
        ) { object, _, arguments in
            let image: UIImage = arguments(0), error: (any Error)? = arguments(1)
            let context: UnsafeRawPointer = arguments(2), sameContext: UnsafeMutableRawPointer? = arguments(2)
            nonisolated(unsafe) let saver = object as? Saver
            let width = image.size.width
            let place = UInt(bitPattern: context), isSame = UInt(bitPattern: sameContext) == place
            let outcome = error == nil ? "saved" : "failed"
            MainActor.assumeIsolated { saver?.told.append("\(width) \(outcome) \(place) \(isSame)") }
            return nil
        }
    }

    /// DEV-857.
    func testSavedPicturesAreOfferedAfterTheLibrarys() throws {
        try onMain {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let usual = SavedPhotos.folder
            SavedPhotos.folder = folder
            defer {
                SavedPhotos.folder = usual
                try? FileManager.default.removeItem(at: folder)
            }
            _ = Saver.registered
            let saver = Saver()
            let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
            let selector = Selector("image:didFinishSavingWithError:contextInfo:")
            SavedPhotos.add(image, thenTell: saver, selector, nil)
            SavedPhotos.add(image, thenTell: nil, nil, nil)
            SavedPhotos.add(image, thenTell: saver, selector, UnsafeMutableRawPointer(bitPattern: 64))
            XCTAssertEqual(saver.told, [], "later")
            harness.advance(by: 0.1)
            XCTAssertEqual(saver.told, ["30.0 saved 0 true", "30.0 saved 64 true"])
            let (chooser, picker) = present(allowsEditing: false)
            let grid = try grid(picker)
            XCTAssertEqual(grid.numberOfItems(inSection: 0), 9)
            harness.tap(try XCTUnwrap(grid.cellForItem(at: IndexPath(item: 7, section: 0))))
            harness.advance(by: 1)
            XCTAssertEqual(
                (chooser.info?[.originalImage] as? UIImage)?.cgImage?.width, Int(30 * UIScreen.main.scale))
            (chooser.info?[.imageURL] as? URL).map { try? FileManager.default.removeItem(at: $0) }
        }
    }

    func testPicturesMayBeSavedOnAnyThread() {
        // Compiles only where the function is nobody's actor's.
        let save: (UIImage, Any?, Selector?, UnsafeMutableRawPointer?) -> Void = UIImageWriteToSavedPhotosAlbum
        _ = save
    }

    func testAPictureThatCantBeWrittenIsToldOf() {
        onMain {
            let usual = SavedPhotos.folder
            SavedPhotos.folder = URL(fileURLWithPath: "/dev/null/Photos")
            defer { SavedPhotos.folder = usual }
            _ = Saver.registered
            let saver = Saver()
            SavedPhotos.add(
                UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }, thenTell: saver,
                Selector("image:didFinishSavingWithError:contextInfo:"), nil)
            harness.advance(by: 0.1)
            XCTAssertEqual(saver.told, ["3.0 failed 0 true"])
        }
    }

    func testAPictureIsCroppedToASquare() throws {
        try onMain {
            let (chooser, picker) = present(allowsEditing: true)
            harness.tap(try XCTUnwrap(try grid(picker).cellForItem(at: IndexPath(item: 0, section: 0))))
            harness.advance(by: 1)
            XCTAssertNil(chooser.info, "the person may move and scale it")
            let choose = try XCTUnwrap(picker.topViewController?.navigationItem.rightBarButtonItem)
            _ = choose.primaryAction.map { $0.performWithSender(nil, target: nil) }
            harness.advance(by: 1)
            let info = try XCTUnwrap(chooser.info)
            XCTAssertEqual((info[.editedImage] as? UIImage)?.size, CGSize(width: 900, height: 900))
            XCTAssertEqual((info[.cropRect] as? NSValue)?.cgRectValue, CGRect(x: 150, y: 0, width: 900, height: 900))
            (info[.imageURL] as? URL).map { try? FileManager.default.removeItem(at: $0) }
        }
    }

    func testCancelDismissesWithoutADelegatesMethod() throws {
        try onMain {
            let (chooser, picker) = present(allowsEditing: false)
            picker.cancel()
            harness.advance(by: 1)
            XCTAssertNil(chooser.presentedViewController)
            XCTAssertNil(chooser.info)
        }
    }

    func testThereIsNoCamera() {
        onMain {
            XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
            XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
            XCTAssertEqual(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum), ["public.image"])
            XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
            XCTAssertFalse(UIImagePickerController.isCameraDeviceAvailable(.rear))
            XCTAssertEqual(UIImagePickerController().mediaTypes, ["public.image"])
            XCTAssertEqual(UIImagePickerController().sourceType, .photoLibrary)
        }
    }

    func testThePicturesAreTheSameEachTime() {
        onMain {
            XCTAssertEqual(PhotoLibrary.photo(3).pngData(), PhotoLibrary.photo(3).pngData())
            XCTAssertNotEqual(PhotoLibrary.photo(3).pngData(), PhotoLibrary.photo(4).pngData())
        }
    }
}
