import AVFAudio
import Foundation
import PorticoObjC

/// The properties of players that observers of a key path ask for: `addObserver(_:forKeyPath:)` with `status` of an item.
private enum KeyedPlayers {
    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        ObjCClassRegistry.shared.registerKeys(
            readable: {
                [
                    .init("status") { $0.status.rawValue }, .init("error") { $0.error }, .init("asset") { $0.asset },
                    .init("duration") { NSValue(time: $0.duration) },
                    .init("loadedTimeRanges") { $0.loadedTimeRanges },
                    .init("seekableTimeRanges") { $0.seekableTimeRanges },
                    .init("isPlaybackLikelyToKeepUp") { $0.isPlaybackLikelyToKeepUp },
                    .init("isPlaybackBufferEmpty") { $0.isPlaybackBufferEmpty },
                    .init("isPlaybackBufferFull") { $0.isPlaybackBufferFull },
                    .init("presentationSize") { $0.presentationSize },
                ]
            }, of: AVPlayerItem.self)
        ObjCClassRegistry.shared.registerKeys(
            readable: {
                [
                    .init("status") { $0.status.rawValue }, .init("error") { $0.error },
                    .init("timeControlStatus") { $0.timeControlStatus.rawValue }, .init("rate") { $0.rate },
                    .init("currentItem") { $0.currentItem }, .init("volume") { $0.volume },
                    .init("isMuted") { $0.isMuted },
                ]
            }, of: AVPlayer.self)
        ObjCClassRegistry.shared.registerKeys(
            readable: { [.init("isReadyForDisplay") { $0.isReadyForDisplay }, .init("player") { $0.player }] },
            of: AVPlayerLayer.self)
        // Volume buttons are watched so.
        ObjCClassRegistry.shared.register("outputVolume", of: AVAudioSession.self) { receiver, _, _ in
            unsafeDowncast(receiver, to: AVAudioSession.self).outputVolume
        }
    }
}
