import CoreGraphics
import Foundation

/// Move and scale: the square in the middle of the screen is what is taken.
@MainActor final class PhotoCropController: UIViewController, UIScrollViewDelegate {
    private unowned let picker: UIImagePickerController
    private let image: UIImage
    private let scroll = UIScrollView()
    private let picture: UIImageView
    private let mask = UIView()

    init(picker: UIImagePickerController, image: UIImage) {
        self.picker = picker
        self.image = image
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: Word.choose.text, primaryAction: UIAction { [unowned self] _ in self.take() })
        navigationItem.rightBarButtonItem?.style = .done
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroll.delegate = self
        scroll.clipsToBounds = false
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(picture)
        view.addSubview(scroll)
        mask.isUserInteractionEnabled = false
        mask.layer.borderColor = UIColor.white.withAlphaComponent(0.7).cgColor
        mask.layer.borderWidth = 1
        view.addSubview(mask)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(room.width, room.height)
        let square = CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
        guard scroll.frame != square else { return }
        scroll.frame = square
        mask.frame = square
        let least = max(side / image.size.width, side / image.size.height)
        scroll.minimumZoomScale = least
        scroll.maximumZoomScale = least * 4
        scroll.zoomScale = least
        scroll.contentOffset = CGPoint(
            x: (scroll.contentSize.width - side) / 2, y: (scroll.contentSize.height - side) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    /// The part of the picture inside of the square, in its points.
    private var part: CGRect {
        let scale = scroll.zoomScale
        return CGRect(
            x: scroll.contentOffset.x / scale, y: scroll.contentOffset.y / scale,
            width: scroll.bounds.width / scale, height: scroll.bounds.height / scale
        ).intersection(CGRect(origin: .zero, size: image.size))
    }

    private func take() {
        let part = part, format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let cropped = UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
            image.draw(at: CGPoint(x: -part.minX, y: -part.minY))
        }
        let pixels = part.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
        picker.finish([.originalImage: image, .editedImage: cropped, .cropRect: NSValue(cgRect: pixels)])
    }
}
