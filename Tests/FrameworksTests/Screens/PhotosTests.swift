@testable import Photos
import PhotosUI
import UIKit
import TestSupport
import XCTest

/// The device's pictures: nothing is seen before a person allows it (DEV-1091).
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

    /// A picture in a file of its own, as an asset.
    private func picture() throws -> PHAsset {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        let folder = PictureFolder(url: place)
        let name = UUID().uuidString + ".png"
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 3, height: 2), format: .init(for: .init(displayScale: 1))
        )
        .image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
        try folder.add(try XCTUnwrap(image.pngData()), name: name)
        let url = folder.url.appendingPathComponent(name)
        addTeardownBlock { try? FileManager.default.removeItem(at: place) }
        return PHAsset(url)
    }

    func testAPictureHasOneFile() async throws {
        let asset = try picture()
        let resource = try XCTUnwrap(PHAssetResource.assetResources(for: asset).first)
        XCTAssertEqual(resource.type, .photo)
        XCTAssertEqual(resource.uniformTypeIdentifier, "public.png")
        XCTAssertEqual(resource.assetLocalIdentifier, asset.localIdentifier)
        XCTAssertEqual([resource.pixelWidth, resource.pixelHeight], [3, 2])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try await PHAssetResourceManager.default().writeData(for: resource, toFile: file, options: nil)
        let bytes = try Data(contentsOf: file)
        XCTAssertEqual(bytes, try Data(contentsOf: asset.url))
        do {
            try await PHAssetResourceManager.default().writeData(for: resource, toFile: file, options: nil)
            XCTFail("the file is there")
        } catch {}
        let done = expectation(description: "the data comes")
        nonisolated(unsafe) var received = Data()
        PHAssetResourceManager.default().requestData(for: resource, options: nil) {
            received += $0
        } completionHandler: { error in
            XCTAssertNil(error)
            done.fulfill()
        }
        await fulfillment(of: [done], timeout: 10)
        XCTAssertEqual(received, bytes)
        try FileManager.default.removeItem(at: asset.url)
        XCTAssertEqual(PHAssetResource.assetResources(for: asset).count, 0)
    }

    func testAChangeSaysWhatItIs() throws {
        let (first, second, third) = (try picture(), try picture(), try picture())
        var library = [first, second]
        let before = PHFetchResult(library)
        library = [third, second]
        let details = try XCTUnwrap(PHChange().changeDetails(for: before))
        XCTAssertTrue(details.hasIncrementalChanges)
        XCTAssertEqual(details.removedIndexes, [0])
        XCTAssertEqual(details.removedObjects, [first])
        XCTAssertEqual(details.insertedIndexes, [0])
        XCTAssertEqual(details.insertedObjects, [third])
        XCTAssertFalse(details.hasMoves)
        XCTAssertEqual(details.fetchResultAfterChanges.firstObject, third)
        XCTAssertNil(PHChange().changeDetails(for: details.fetchResultAfterChanges))
        library = [second, third]
        let moved = try XCTUnwrap(PHChange().changeDetails(for: details.fetchResultAfterChanges))
        XCTAssertTrue(moved.hasMoves)
        var moves: [[Int]] = []
        moved.enumerateMoves { moves.append([$0, $1]) }
        XCTAssertEqual(moves, [[0, 1], [1, 0]])
        XCTAssertNil(PHChange().changeDetails(for: first))
        try FileManager.default.removeItem(at: first.url)
        XCTAssertEqual(PHChange().changeDetails(for: first)?.objectWasDeleted, true)
    }

    func testAResultIsGoneThroughBackwards() throws {
        let all = [try picture(), try picture(), try picture()]
        let result = PHFetchResult(all)
        var places: [Int] = []
        result.enumerateObjects(at: [0, 2], options: .reverse) { _, place, _ in places.append(place) }
        result.enumerateObjects(options: .reverse) { _, place, stop in
            places.append(place)
            stop.pointee = true
        }
        XCTAssertEqual(places, [2, 0, 2])
    }

    // DEV-1322
    func testThereAreNoLivePhotos() async {
        let told = expectation(description: "the handler is called")
        PHLivePhoto.request(
            withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
        ) { photo, info in
            XCTAssertNil(photo)
            XCTAssertEqual((info[PHLivePhotoInfoErrorKey] as? PHPhotosError)?.code, .invalidResource)
            told.fulfill()
        }
        await fulfillment(of: [told], timeout: 10)
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

    final class Chooser: UIViewController, PHPickerViewControllerDelegate {
        var results: [PHPickerResult]?
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
            picker.dismiss(animated: true)
        }
    }

    @MainActor private func present(
        limit: Int, ordered: Bool = false, _ change: (inout PHPickerConfiguration) -> Void = { _ in }
    ) throws -> (Chooser, UICollectionViewController) {
        let chooser = Chooser()
        harness.show(root: chooser)
        harness.advance(by: 0.1)
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = limit
        if ordered { configuration.selection = .ordered }
        change(&configuration)
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = chooser
        chooser.present(picker, animated: true)
        harness.advance(by: 1)
        let inside = try XCTUnwrap(picker.children.first as? UIImagePickerController)
        return (chooser, try XCTUnwrap(inside.viewControllers.first as? UICollectionViewController))
    }

    @MainActor private func tap(_ item: Int, _ grid: UICollectionViewController) throws {
        harness.tap(try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0))))
        harness.advance(by: 0.5)
    }

    func testAPickerForOneEndsWithTheFirstTap() throws {
        try onMain {
            let (chooser, grid) = try present(limit: 1)
            XCTAssertNil(grid.navigationItem.rightBarButtonItem)
            try tap(1, grid)
            harness.advance(by: 1)
            XCTAssertEqual(chooser.results?.count, 1)
            XCTAssertEqual(chooser.results?.first?.itemProvider.canLoadObject(ofClass: UIImage.self), true)
            XCTAssertNil(chooser.presentedViewController)
        }
    }

    func testSeveralAreChosenInOrderUpToTheLimit() throws {
        try onMain {
            let (chooser, grid) = try present(limit: 2, ordered: true)
            let add = try XCTUnwrap(grid.navigationItem.rightBarButtonItem)
            XCTAssertFalse(add.isEnabled)
            for item in [3, 1, 0] { try tap(item, grid) }
            XCTAssertNil(chooser.results, "nothing ends before Add")
            XCTAssertTrue(add.isEnabled)
            XCTAssertEqual(
                grid.collectionView.indexPathsForSelectedItems?.map(\.item).sorted(), [1, 3], "two may be chosen")
            add.primaryAction?.performWithSender(add, target: nil)
            harness.advance(by: 1)
            XCTAssertEqual(chooser.results?.compactMap(\.assetIdentifier), ["IMG_0004.PNG", "IMG_0002.PNG"])
        }
    }

    func testWhatIsTappedAgainIsGivenUp() throws {
        try onMain {
            let (_, grid) = try present(limit: 0)
            let add = try XCTUnwrap(grid.navigationItem.rightBarButtonItem)
            try tap(2, grid)
            XCTAssertTrue(add.isEnabled)
            try tap(2, grid)
            XCTAssertFalse(add.isEnabled)
        }
    }

    func testWhatIsChosenBeforeIsShownAndComesBackWithoutData() throws {
        try onMain {
            let (chooser, grid) = try present(limit: 2, ordered: true) {
                $0.preselectedAssetIdentifiers = ["IMG_0003.PNG", "IMG_0001.PNG", "IMG_0002.PNG", "none"]
            }
            let add = try XCTUnwrap(grid.navigationItem.rightBarButtonItem)
            func shown() -> [Int] { (grid.collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted() }
            XCTAssertEqual(shown(), [0, 1, 2])
            XCTAssertFalse(add.isEnabled, "one too many")
            try tap(4, grid)
            XCTAssertEqual(shown(), [0, 1, 2])
            try tap(1, grid)
            try tap(0, grid)
            try tap(4, grid)
            XCTAssertEqual(shown(), [2, 4])
            XCTAssertTrue(add.isEnabled)
            let picker = try XCTUnwrap(grid.navigationController?.parent as? PHPickerViewController)
            picker.moveAsset(withIdentifier: "IMG_0005.PNG", afterAssetWithIdentifier: nil)
            add.primaryAction?.performWithSender(add, target: nil)
            harness.advance(by: 1)
            let results = try XCTUnwrap(chooser.results)
            XCTAssertEqual(results.map(\.assetIdentifier), ["IMG_0005.PNG", "IMG_0003.PNG"])
            XCTAssertEqual(
                results.map { $0.itemProvider.registeredTypeIdentifiers.isEmpty }, [false, true],
                "the app has the second")
        }
    }

    func testCancellingKeepsWhatWasChosenBefore() throws {
        try onMain {
            let (chooser, grid) = try present(limit: 0) { $0.preselectedAssetIdentifiers = ["IMG_0002.PNG"] }
            let picker = try XCTUnwrap(grid.navigationController?.parent as? PHPickerViewController)
            picker.deselectAssets(withIdentifiers: ["IMG_0002.PNG"])
            XCTAssertEqual(grid.collectionView.indexPathsForSelectedItems, [])
            XCTAssertEqual(grid.navigationItem.rightBarButtonItem?.isEnabled, true, "nothing is a choice, too")
            let cancel = try XCTUnwrap(grid.navigationItem.leftBarButtonItem)
            cancel.primaryAction?.performWithSender(cancel, target: nil)
            harness.advance(by: 1)
            XCTAssertEqual(chooser.results?.map(\.assetIdentifier), ["IMG_0002.PNG"])
            XCTAssertEqual(chooser.results?.first?.itemProvider.registeredTypeIdentifiers, [])
        }
    }

    func testAContinuousPickerTellsEachChange() throws {
        try onMain {
            final class Listener: PHPickerViewControllerDelegate {
                var heard: [[String?]] = []
                func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                    heard.append(results.map(\.assetIdentifier))
                }
            }
            let (_, grid) = try present(limit: 0) { $0.selection = .continuousAndOrdered }
            let picker = try XCTUnwrap(grid.navigationController?.parent as? PHPickerViewController)
            let listener = Listener()
            picker.delegate = listener
            try tap(1, grid)
            try tap(0, grid)
            try tap(1, grid)
            XCTAssertEqual(listener.heard, [["IMG_0002.PNG"], ["IMG_0002.PNG", "IMG_0001.PNG"], ["IMG_0001.PNG"]])
        }
    }

    // DEV-1092
    func testPicturesComeAsTheyAre() throws {
        try onMain {
            let (chooser, grid) = try present(limit: 1) { $0.preferredAssetRepresentationMode = .compatible }
            try tap(0, grid)
            harness.advance(by: 1)
            let types = try XCTUnwrap(chooser.results?.first?.itemProvider.registeredTypeIdentifiers)
            XCTAssertTrue(types.contains("public.png"), "\(types)")
        }
    }

    func testKindsOfFilmsHaveNoPictures() throws {
        onMain {
            for filter in [
                PHPickerFilter.bursts, .cinematicVideos, .depthEffectPhotos, .slomoVideos, .timelapseVideos,
                .playbackStyle(.video), .playbackStyle(.livePhoto), .playbackStyle(.videoLooping),
            ] {
                var configuration = PHPickerConfiguration()
                configuration.filter = filter
                let picker = PHPickerViewController(configuration: configuration)
                picker.loadViewIfNeeded()
                XCTAssertFalse(picker.children.first is UIImagePickerController)
            }
            XCTAssertEqual(PHPickerFilter.playbackStyle(.image), .images)
        }
        XCTAssertEqual(try picture().playbackStyle, .image)
    }

    /// DEV-1380.
    func testALivePhotosViewStaysEmpty() {
        onMain {
            final class Watcher: NSObject, PHLivePhotoViewDelegate {
                var heard = 0
                func livePhotoView(_ view: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle) {
                    heard += 1
                }
            }
            let (view, watcher) = (PHLivePhotoView(), Watcher())
            view.delegate = watcher
            view.startPlayback(with: .full)
            view.stopPlayback()
            XCTAssertEqual(watcher.heard, 0)
            XCTAssertNil(view.livePhoto)
            XCTAssertTrue(view.playbackGestureRecognizer.view === view)
            XCTAssertGreaterThan(PHLivePhotoView.livePhotoBadgeImage(options: .overContent).size.width, 0)
        }
    }
}
