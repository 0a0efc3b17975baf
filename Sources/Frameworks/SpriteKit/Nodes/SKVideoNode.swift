import AVFoundation
import UIKit

/// A rectangle in which a film plays. Its sound is heard; its rectangle stays empty: nothing here decodes pictures (DEV-1098).
open class SKVideoNode: SKNode {
    private var player: AVPlayer

    /// A film that a player of the app's plays; the player's own controls count, too.
    public init(avPlayer player: AVPlayer) {
        self.player = player
        super.init()
        baseSize = player.currentItem?.presentationSize ?? .zero
    }
    /// A node without a film.
    public override convenience init() { self.init(avPlayer: AVPlayer()) }
    /// A film at an address.
    public convenience init(url: URL) { self.init(avPlayer: AVPlayer(url: url)) }
    /// A film at an address.
    public convenience init(videoURL url: URL) { self.init(url: url) }
    /// One of the app's films.
    public convenience init(fileNamed videoFile: String) {
        let path = videoFile as NSString
        let file = Bundle.main.url(forResource: path.deletingPathExtension, withExtension: path.pathExtension)
        self.init(avPlayer: file.map { AVPlayer(url: $0) } ?? AVPlayer())
    }
    /// One of the app's films.
    public convenience init(videoFileNamed videoFile: String) { self.init(fileNamed: videoFile) }
    /// A node of a scene's file, without a film.
    public required init?(coder aDecoder: NSCoder) {
        player = AVPlayer()
        super.init(coder: aDecoder)
    }

    private var baseSize = CGSize.zero
    /// Its size in its parent's coordinates; the film's at first.
    open var size: CGSize {
        get { scaledSize(baseSize) }
        set { baseSize = unscaledSize(newValue) }
    }
    /// The point of its rectangle, in parts of its sides, that lies at its position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// Begins to play, or goes on.
    open func play() { player.play() }
    /// Holds the film.
    open func pause() { player.pause() }

    override var contentBounds: CGRect {
        CGRect(
            origin: CGPoint(x: -anchorPoint.x * baseSize.width, y: -anchorPoint.y * baseSize.height), size: baseSize)
    }

    override func copyContent(of node: SKNode) {
        guard let other = node as? SKVideoNode else { return }
        (player, baseSize, anchorPoint) = (other.player, other.baseSize, other.anchorPoint)
    }
}
