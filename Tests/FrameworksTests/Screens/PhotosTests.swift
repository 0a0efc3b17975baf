import Photos
import PhotosUI
import UIKit
import TestSupport
import XCTest

/// The device's pictures: nothing is seen before a person allows it (DEV-1091, DEV-1092).
final class PhotosTests: MainTestCase, @unchecked Sendable {
    func testNothingIsFoundBeforeItIsAllowed() throws {
        try onMain {
            XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .readWrite), .notDetermined)
            XCTAssertEqual(PHAsset.fetchAssets(with: .image, options: nil).count, 0)
            XCTAssertThrowsError(try PHPhotoLibrary.shared().performChangesAndWait {}) {
                XCTAssertEqual(($0 as? PHPhotosError)?.code, .accessUserDenied)
            }
        }
    }

    func testAPickerOfFilmsHasNothingToShow() {
        onMain {
            XCTAssertEqual(PHPickerConfiguration().selectionLimit, 1)
            XCTAssertEqual(PHPickerFilter.any(of: [.images]), .any(of: [.images]))
            XCTAssertNotEqual(PHPickerFilter.images, .videos)
            var configuration = PHPickerConfiguration()
            configuration.filter = .videos
            let films = PHPickerViewController(configuration: configuration)
            films.loadViewIfNeeded()
            XCTAssertFalse(films.children.first is UIImagePickerController)
            configuration.filter = .any(of: [.videos, .images])
            let both = PHPickerViewController(configuration: configuration)
            both.loadViewIfNeeded()
            XCTAssertTrue(both.children.first is UIImagePickerController)
        }
    }

    final class Hearer: PHPickerViewControllerDelegate {
        var counts: [Int] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            counts.append(results.count)
        }
    }

    func testWhoCancelsOrChoosesIsTold() throws {
        try onMain {
            let hearer = Hearer()
            let picker = PHPickerViewController(configuration: PHPickerConfiguration())
            picker.delegate = hearer
            picker.loadViewIfNeeded()
            let inside = try XCTUnwrap(picker.children.first as? UIImagePickerController)
            inside.delegate?.imagePickerControllerDidCancel(inside)
            XCTAssertEqual(hearer.counts, [0])
            inside.delegate?.imagePickerController(inside, didFinishPickingMediaWithInfo: [.originalImage: UIImage()])
            XCTAssertEqual(hearer.counts, [0, 1])
        }
    }
}
