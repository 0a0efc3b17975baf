import Foundation
import Photos
import UIKit

/// Which pictures a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case images, videos, live, other(String), any([Kind]), all([Kind]), not(Kind)
        /// Whether the library's pictures, which are stills, are among them.
        var hasPictures: Bool {
            switch self {
            case .images: true
            case .videos, .live, .other: false
            case .any(let kinds): kinds.contains { $0.hasPictures }
            case .all(let kinds): kinds.allSatisfy { $0.hasPictures }
            case .not(let kind): !kind.hasPictures
            }
        }
    }
    let kind: Kind

    /// Pictures.
    public static let images = PHPickerFilter(kind: .images)
    /// Films.
    public static let videos = PHPickerFilter(kind: .videos)
    /// Pictures with a movement.
    public static let livePhotos = PHPickerFilter(kind: .live)
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter(kind: .other("screenshots"))
    /// Films of the screen.
    public static let screenRecordings = PHPickerFilter(kind: .other("recordings"))
    /// Wide pictures.
    public static let panoramas = PHPickerFilter(kind: .other("panoramas"))
    /// Pictures with a blurred background.
    public static let depthEffectPhotos = PHPickerFilter(kind: .other("depth"))
    /// Pictures taken in quick succession.
    public static let bursts = PHPickerFilter(kind: .other("bursts"))
    /// Films whose background is blurred.
    public static let cinematicVideos = PHPickerFilter(kind: .other("cinematic"))
    /// Films that play slower than they were taken.
    public static let slomoVideos = PHPickerFilter(kind: .other("slow"))
    /// Films that play faster than they were taken.
    public static let timelapseVideos = PHPickerFilter(kind: .other("timelapse"))
    /// What moves in a certain way, or not at all.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        switch playbackStyle {
        case .image, .imageAnimated: .images
        case .livePhoto: .livePhotos
        case .video: .videos
        default: PHPickerFilter(kind: .other("style \(playbackStyle.rawValue)"))
        }
    }
    /// What any of several shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kind: .any(subfilters.map(\.kind)))
    }
    /// What all of several show.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kind: .all(subfilters.map(\.kind)))
    }
    /// What another one doesn't show.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter.kind)) }
}

/// How a picker is set up.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// In which form pictures come.
    public enum AssetRepresentationMode: Int, Hashable, Sendable {
        case automatic = 0
        case current = 1
        case compatible = 2
    }
    /// How the order of choosing counts.
    public enum Selection: Int, Hashable, Sendable {
        case `default` = 0
        case ordered = 1
        /// The delegate hears of each change.
        case continuous = 2
        /// The delegate hears of each change, and pictures show their place in the order.
        case continuousAndOrdered = 3

        fileprivate var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
        fileprivate var isContinuous: Bool { self == .continuous || self == .continuousAndOrdered }
    }

    /// Which pictures are shown; nil: all.
    public var filter: PHPickerFilter?
    /// How many may be chosen: 1 by default, 0 any number.
    public var selectionLimit = 1
    /// In which form pictures come. They come as they are (DEV-1092).
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How the order of choosing counts: whether pictures show their place in it.
    public var selection = Selection.default
    /// The pictures that are chosen when the picker comes, by their identifiers; only where the picker is made for a library. They may be more
    /// than the limit: then some have to be given up first. Results give no data of them.
    public var preselectedAssetIdentifiers: [String] = []
    private let namesAssets: Bool
    /// The same of pictures that SwiftUI's picker has chosen before, with and without a library.
    package var earlierNames: [String] = []

    /// Results don't say which picture of the library they are.
    public init() { namesAssets = false }
    /// Results say which picture of the library they are, where it is one of its files.
    public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }

    var tellsNames: Bool { namesAssets }
    fileprivate var preselectedNames: [String] {
        earlierNames + (namesAssets ? preselectedAssetIdentifiers.filter { !earlierNames.contains($0) } : [])
    }
}

/// A picture that was chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// Gives the picture.
    public let itemProvider: NSItemProvider
    /// Names it in the library, where the picker was made to say so.
    public let assetIdentifier: String?
    /// The picture's name, also where the app isn't told.
    package let name: String?

    init(itemProvider: NSItemProvider, name: String?, isNamed: Bool) {
        (self.itemProvider, self.name, assetIdentifier) = (itemProvider, name, isNamed ? name : nil)
    }

    public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The person is done; without results they cancelled. The app takes the picker away.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures of the library, without the app's being allowed to see the rest. Present it as it is.
///
/// - From: the app
/// - To: `UIImagePickerController`, whose pages it shows
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// How it is set up.
    public let configuration: PHPickerConfiguration
    /// Hears what was chosen. It isn't owned.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private let inside = UIImagePickerController()
    private let listener = PictureListener()
    /// Whether the delegate is being told of the end, not of a change.
    package private(set) var isEnding = true

    /// - Parameter configuration: how it is set up.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// A picker for one picture; what an archive says of it isn't read.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        guard configuration.filter?.kind.hasPictures ?? true else { return showNothing() }
        listener.picker = self
        inside.delegate = listener
        inside.selection = PhotoSelection(
            limit: configuration.selectionLimit, isOrdered: configuration.selection.isOrdered,
            isContinuous: configuration.selection.isContinuous,
            preselected: configuration.preselectedNames.compactMap { PhotoLibrary.photoPlace(named: $0) }
        ) { [weak self] in self?.tellDelegate($0, isEnd: $1) }
        show(inside)
    }

    private func tellDelegate(_ places: [Int], isEnd: Bool) {
        isEnding = isEnd
        defer { isEnding = true }
        delegate?.picker(self, didFinishPicking: places.map { makeResult($0) })
    }

    /// A picture that was chosen before comes without data: the app has it.
    private func makeResult(_ place: Int) -> PHPickerResult {
        let name = PhotoLibrary.name(place)
        let isKnown = inside.selection?.preselected.contains(place) == true
        let item = isKnown ? NSItemProvider() : NSItemProvider(object: PhotoLibrary.photo(place))
        item.suggestedName = (name as NSString).deletingPathExtension
        return PHPickerResult(itemProvider: item, name: name, isNamed: configuration.tellsNames)
    }

    /// The person wants nothing of it: what was chosen before stays so.
    fileprivate func cancelPicking() { tellDelegate(inside.selection?.preselected ?? [], isEnd: true) }

    private func show(_ child: UIViewController) {
        embedChild(child, in: view)
    }

    /// The library has no films.
    private func showNothing() {
        let page = UIViewController.makeEmptyPage("Photos", saying: "No Photos or Videos") { [weak self] in
            guard let self else { return }
            delegate?.picker(self, didFinishPicking: [])
        }
        show(UINavigationController(rootViewController: page))
    }

    /// Gives pictures up that are chosen.
    open func deselectAssets(withIdentifiers identifiers: [String]) {
        inside.selection?.giveUpPlaces(identifiers.compactMap { PhotoLibrary.photoPlace(named: $0) })
    }

    /// Moves a chosen picture behind another one in the order, or to the front.
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {
        guard let place = PhotoLibrary.photoPlace(named: identifier) else { return }
        guard let afterIdentifier else { return inside.selection?.movePlace(place, behind: nil) ?? () }
        guard let other = PhotoLibrary.photoPlace(named: afterIdentifier) else { return }
        inside.selection?.movePlace(place, behind: other)
    }
}

/// Hears what the image picker inside gives.
@MainActor
private final class PictureListener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var picker: PHPickerViewController?

    func imagePickerControllerDidCancel(_ inside: UIImagePickerController) {
        picker?.cancelPicking()
    }

    func imagePickerController(
        _ inside: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        guard let picker else { return }
        guard let image = info[.originalImage] as? UIImage else {
            picker.delegate?.picker(picker, didFinishPicking: [])
            return
        }
        let item = NSItemProvider(object: image)
        let name = (info[.imageURL] as? URL)?.lastPathComponent
        item.suggestedName = name.map { ($0 as NSString).deletingPathExtension }
        picker.delegate?.picker(
            picker,
            didFinishPicking: [
                PHPickerResult(itemProvider: item, name: name, isNamed: picker.configuration.tellsNames)
            ])
    }
}
