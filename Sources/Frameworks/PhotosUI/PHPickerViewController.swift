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
    }

    /// Which pictures are shown; nil: all.
    public var filter: PHPickerFilter?
    /// How many may be chosen: 1 by default, 0 any number.
    public var selectionLimit = 1
    /// In which form pictures come. They come as they are (DEV-1092).
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How the order of choosing counts: whether pictures show their place in it.
    public var selection = Selection.default
    /// Which are chosen at first. None are (DEV-1092).
    public var preselectedAssetIdentifiers: [String] = []
    private let namesAssets: Bool

    /// Results don't say which picture of the library they are.
    public init() { namesAssets = false }
    /// Results say which picture of the library they are, where it is one of its files.
    public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }

    var tellsNames: Bool { namesAssets }
}

/// A picture that was chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// Gives the picture.
    public let itemProvider: NSItemProvider
    /// Names it in the library, where the picker was made to say so.
    public let assetIdentifier: String?

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
            limit: configuration.selectionLimit, isOrdered: configuration.selection == .ordered
        ) { [weak self] in self?.finishPicking($0) }
        show(inside)
    }

    private func finishPicking(_ places: [Int]) {
        let results = places.map { place in
            let (item, name) = (NSItemProvider(object: PhotoLibrary.photo(place)), PhotoLibrary.name(place))
            item.suggestedName = (name as NSString).deletingPathExtension
            return PHPickerResult(itemProvider: item, assetIdentifier: configuration.tellsNames ? name : nil)
        }
        delegate?.picker(self, didFinishPicking: results)
    }

    private func show(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// The library has no films.
    private func showNothing() {
        let page = UIViewController()
        page.title = "Photos"
        page.view.backgroundColor = .systemBackground
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.secondaryText = "No Photos or Videos"
        page.contentUnavailableConfiguration = nothing
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", image: nil,
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in
                guard let self else { return }
                delegate?.picker(self, didFinishPicking: [])
            })
        show(UINavigationController(rootViewController: page))
    }

    /// Nothing is chosen that could be given up.
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
}

/// Hears what the image picker inside gives.
@MainActor
private final class PictureListener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    weak var picker: PHPickerViewController?

    func imagePickerControllerDidCancel(_ inside: UIImagePickerController) {
        guard let picker else { return }
        picker.delegate?.picker(picker, didFinishPicking: [])
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
                PHPickerResult(itemProvider: item, assetIdentifier: picker.configuration.tellsNames ? name : nil)
            ])
    }
}
