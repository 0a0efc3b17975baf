import Foundation

/// Shows the images of an animation one after the other, by the media clock.
@MainActor
final class ImagePlayer {
    private let images: [UIImage]
    private let duration: TimeInterval
    private let repeatCount: Int
    private let show: (UIImage) -> Void
    private let finish: () -> Void
    private var timer: Timer?
    private var step = 0

    init(
        images: [UIImage], duration: TimeInterval, repeatCount: Int, show: @escaping (UIImage) -> Void,
        finish: @escaping () -> Void
    ) {
        self.images = images
        self.duration = duration
        self.repeatCount = repeatCount
        self.show = show
        self.finish = finish
    }

    deinit {
        MainActor.assumeIsolated { timer?.invalidate() }
    }

    func start() {
        guard timer == nil else { return }
        show(images[step % images.count])
        let timer = Timer(_porticoTimeInterval: duration / Double(images.count), repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.advance() }
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    /// The next image, or the end after the last one of the last round.
    func advance() {
        step += 1
        if repeatCount > 0, step >= images.count * repeatCount {
            stop()
            finish()
        } else {
            show(images[step % images.count])
        }
    }
}
