import AVFoundation
import AVKit
import SwiftUI

/// A player with its controls, and a view over it.
@preconcurrency @MainActor
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// A player with a view over its picture and under its controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    public var body: some View { PlayerPage(player: player).overlay { overlay.allowsHitTesting(false) } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// A player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

private struct PlayerPage: UIViewControllerRepresentable {
    let player: AVPlayer?

    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

    func updateUIViewController(_ page: AVPlayerViewController, context: Context) {
        if page.player !== player { page.player = player }
    }
}
