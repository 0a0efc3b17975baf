import AVFoundation
import UIKit

/// Hears of a player's page.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// It leaves the whole screen.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
    /// Stands for a delegate without the method.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

/// Shows a player with its controls. Films aren't decoded here: the page says so, and sounds play on time and unheard (DEV-1098).
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// What it shows.
    open var player: AVPlayer? {
        didSet {
            observation = player?.observe(\.rate, _porticoKeys: "rate") { [weak self] _, _ in
                MainActor.assumeIsolated {
                    guard let self, self.isViewLoaded else { return }
                    self.update()
                }
            }
            if isViewLoaded { update() }
        }
    }
    /// How it is presented: over the whole screen, unless the app chooses a style.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { super.modalPresentationStyle == .automatic ? .fullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }
    /// Tells that somebody else plays or stops the player.
    private var observation: NSKeyValueObservation?
    /// Hears of it. It isn't owned.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether there are controls; true by default.
    open var showsPlaybackControls = true { didSet { if isViewLoaded { update() } } }
    /// How pictures fit. Kept: there are none (DEV-1098).
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it may become small. Kept: there is nothing to see (DEV-1098).
    open var allowsPictureInPicturePlayback = true
    /// Whether it becomes small by itself. Kept: there is nothing to see (DEV-1098).
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether it fills the screen when it plays. Kept (DEV-1098).
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it leaves the whole screen at the end. Kept (DEV-1098).
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether a first picture is there: no.
    open var isReadyForDisplay: Bool { false }
    /// What an app lays over the pictures.
    public let contentOverlayView: UIView? = UIView()

    private let notice = UILabel()
    private let close = UIButton(type: .system), playing = UIButton(type: .system)

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        notice.numberOfLines = 0
        (notice.textColor, notice.textAlignment) = (.lightGray, .center)
        close.setTitle("Done", for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        playing.addAction(
            UIAction { [weak self] _ in
                guard let self, let player else { return }
                if player.rate == 0 { player.play() } else { player.pause() }
                update()
            }, for: .touchUpInside)
        let overlay = contentOverlayView ?? UIView()
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
        for part in [notice, close, playing] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            notice.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            notice.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            notice.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            close.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            close.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            playing.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
            playing.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        ])
        update()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    private func update() {
        let isFilm = player?.currentItem?.status == .failed
        notice.text = isFilm ? "Nothing here decodes this film." : nil
        playing.setTitle(player.map { $0.rate == 0 ? "Play" : "Pause" } ?? "", for: .normal)
        // Within another controller there is nothing to be closed.
        close.isHidden = !showsPlaybackControls || parent != nil
        playing.isHidden = !showsPlaybackControls || player == nil || isFilm
    }
}
