import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace

/// Lets a person choose a picture of the device's library, and crop it where the app allows editing.
///
/// Present it as it is; its delegate hears of the choice, and dismisses it. The device has no camera: ask `isSourceTypeAvailable(_:)` first,
/// as on a simulator (DEV-560).
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// What a camera takes. There is no camera (DEV-560).
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// Which of the cameras is used. There is no camera (DEV-560).
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// When the camera's flash fires. There is no camera (DEV-560).
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// How well films are recorded. There are no films (DEV-560).
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// Whether pictures are handed over in a form that other systems read.
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    /// What the delegate's dictionary holds.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the medium, a `String`: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it is in the library, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The cropped picture, if editing is allowed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// An `NSValue` with the cropped part, in the original's pixels.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The address of a film. Never given: there are no films (DEV-560).
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The address of a copy of the picture, which belongs to the app.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The address in the old asset library. Never given (DEV-560).
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// What a camera noted with a picture. Never given: there is no camera (DEV-560).
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// A picture with its movement. Never given (DEV-560).
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The picture in the photo library. Never given: there is no such library (DEV-560).
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Makes a picker for the library's pictures, to be presented as it is.
    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    /// Makes a picker from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: What there is

    /// Whether pictures can come from there: from the library always, from the camera never.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The types of media there: pictures; nil for a source that isn't available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [picture] : nil
    }

    /// Whether the device has that camera: false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether that camera has a flash: false.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// What that camera can take: nil, as there is none.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    static let picture = "public.image"

    // MARK: Setting up

    /// Hears of the choice. The picker doesn't keep it.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        didSet { super.delegate = delegate }
    }

    /// Where pictures come from; the library. A source that isn't available raises an exception.
    open var sourceType: SourceType = .photoLibrary {
        didSet {
            FatalException.invalidArgument.raise(
                unless: Self.isSourceTypeAvailable(sourceType), "Source type \(sourceType.rawValue) not available")
        }
    }

    /// Which types are offered: pictures. A list without one that is available raises an exception.
    open var mediaTypes = [UIImagePickerController.picture] {
        didSet {
            FatalException.invalidArgument.raise(
                unless: mediaTypes.contains(Self.picture), "No available types for source \(sourceType.rawValue)")
        }
    }

    /// Whether a person may move and scale the picture before it is taken; false.
    open var allowsEditing = false
    /// Kept (DEV-560).
    open var imageExportPreset: ImageURLExportPreset = .compatible
    /// The longest film, in seconds. Kept (DEV-560); 600 by default.
    open var videoMaximumDuration: TimeInterval = 600
    /// How well films are recorded. Kept (DEV-560); `typeMedium` by default.
    open var videoQuality: QualityType = .typeMedium
    /// Into which form films are brought. Kept (DEV-560); empty by default.
    open var videoExportPreset = ""
    /// Whether the camera's own controls are shown. Kept (DEV-560); true by default.
    open var showsCameraControls = true
    /// A view over the camera's picture. Kept (DEV-560); nil by default.
    open var cameraOverlayView: UIView?
    /// What is done to the camera's picture. Kept (DEV-560); `identity` by default.
    open var cameraViewTransform: CGAffineTransform = .identity
    /// What the camera takes. Kept (DEV-560); `photo` by default.
    open var cameraCaptureMode: CameraCaptureMode = .photo
    /// Which camera is used. Kept (DEV-560); `rear` by default.
    open var cameraDevice: CameraDevice = .rear
    /// When the flash fires. Kept (DEV-560); `auto` by default.
    open var cameraFlashMode: CameraFlashMode = .auto

    /// There is no camera: nothing happens.
    open func takePicture() {}
    /// There is no camera: nothing begins, which false says.
    @discardableResult open func startVideoCapture() -> Bool { false }
    /// There is no camera: nothing ends.
    open func stopVideoCapture() {}

    // MARK: Choosing

    /// Set by a photo picker, which shows this one's pages, before the view is there.
    package final var selection: PhotoSelection?

    open override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([makePhotoGrid(self)], animated: false)
    }

    package final func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }

    package final func choose(_ image: UIImage) {
        guard allowsEditing else { return finish([.originalImage: image]) }
        pushViewController(PhotoCropController(picker: self, image: image), animated: true)
    }

    final func finish(_ media: [InfoKey: Any]) {
        var info = media
        info[.mediaType] = Self.picture
        info[.imageURL] = (media[.originalImage] as? UIImage).flatMap(Self.copy)
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// A file of the app's own, as iOS leaves one in its temporary folder.
    private static func copy(_ image: UIImage) -> URL? {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
        guard let data = image.pngData(), (try? WholeFile.write(data, to: url, lasts: false)) != nil else { return nil }
        return url
    }
}

/// What a picker tells of a person's choice. Each of its methods should dismiss the picker; one that isn't there is the same as one that
/// does only that.
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Stands in where the delegate takes no picture: dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }

    /// Stands in where the delegate doesn't mind: dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// The library's pictures to choose from, which are a collection view; UIKitLists defines it (`ListSeams.swift`).
@_silgen_name("portico_above_photo_grid") @MainActor
func makePhotoGrid(_ picker: UIImagePickerController) -> UIViewController
