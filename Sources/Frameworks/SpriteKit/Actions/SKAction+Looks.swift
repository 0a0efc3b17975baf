import AVFAudio
import UIKit

extension SKAction {
    // MARK: Fading

    /// Brings a node's alpha to 1.
    public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
        let action = fadeAlpha(to: 1, duration: duration)
        return SKAction(action.kind, duration: duration, reverse: { fadeOut(withDuration: duration) })
    }
    /// Brings a node's alpha to 0.
    public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
        let action = fadeAlpha(to: 0, duration: duration)
        return SKAction(action.kind, duration: duration, reverse: { fadeIn(withDuration: duration) })
    }
    /// Adds to a node's alpha.
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        adding(factor, duration) { $0.alpha += $1 }
    }
    /// Brings a node's alpha to a value.
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(alpha, duration, { $0.alpha }, { $0.alpha = $1 })
    }
    /// Hides a node.
    public class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }, reverse: { unhide() }) }
    /// Shows a node.
    public class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }, reverse: { hide() }) }

    // MARK: Colour

    /// Brings a sprite's or a label's colour and how much of it is mixed in to values.
    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                let sprite = node as? SKSpriteNode, label = node as? SKLabelNode
                let start = RGBA(sprite?.color ?? label?.color ?? color)
                let mix = sprite?.colorBlendFactor ?? label?.colorBlendFactor ?? 0
                return { now, _ in
                    let shade = now == 1 ? color : start.mixed(with: RGBA(color), now).color
                    let factor = mix + (colorBlendFactor - mix) * now
                    sprite?.color = shade
                    sprite?.colorBlendFactor = factor
                    label?.color = shade
                    label?.colorBlendFactor = factor
                }
            }, duration: duration)
    }
    /// Brings how much of a sprite's colour is mixed in to a value.
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        bringing(
            colorBlendFactor, sec,
            { ($0 as? SKSpriteNode)?.colorBlendFactor ?? ($0 as? SKLabelNode)?.colorBlendFactor ?? 0 },
            {
                ($0 as? SKSpriteNode)?.colorBlendFactor = $1
                ($0 as? SKLabelNode)?.colorBlendFactor = $1
            })
    }

    // MARK: Textures

    /// Gives a sprite a texture.
    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    /// Gives a sprite a texture, and its size if asked for.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(
            .instant { node in
                guard let sprite = node as? SKSpriteNode else { return }
                sprite.texture = texture
                if resize { sprite.size = texture.size() }
            })
    }
    /// Gives a sprite a texture for light.
    public class func setNormalTexture(_ texture: SKTexture) -> SKAction { setNormalTexture(texture, resize: false) }
    /// Gives a sprite a texture for light.
    public class func setNormalTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(.instant { ($0 as? SKSpriteNode)?.normalTexture = texture })
    }
    /// Shows textures one after the other.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }
    /// Shows textures one after the other.
    /// - Parameters:
    ///   - resize: whether the sprite gets each texture's size.
    ///   - restore: whether the sprite gets its own texture back at the end.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool)
        -> SKAction
    {
        SKAction(
            .interval { node in
                guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _, _ in } }
                let (texture, size) = (sprite.texture, sprite.size)
                return { now, _ in
                    let number = min(textures.count - 1, Int(now * CGFloat(textures.count) + 1e-9))
                    if sprite.texture !== textures[number] {
                        sprite.texture = textures[number]
                        if resize { sprite.size = textures[number].size() }
                    }
                    if now >= 1, restore {
                        sprite.texture = texture
                        if resize { sprite.size = size }
                    }
                }
            }, duration: sec * TimeInterval(textures.count),
            reverse: { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) })
    }
    /// Shows textures for light one after the other.
    public class func animate(withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        wait(forDuration: sec * TimeInterval(textures.count))
    }
    /// Shows textures for light one after the other.
    public class func animate(
        withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        animate(withNormalTextures: textures, timePerFrame: sec)
    }

    // MARK: Sound

    /// Plays a sound of the app's. Nothing is heard; it takes its time if asked for.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        guard wait else { return SKAction(.instant { _ in }) }
        let name = soundFile as NSString
        let file = Bundle.main.url(forResource: name.deletingPathExtension, withExtension: name.pathExtension)
        let seconds = file.flatMap { try? AVAudioPlayer(contentsOf: $0) }?.duration ?? 0
        return SKAction.wait(forDuration: seconds)
    }
    /// Begins a sound node's sound, which isn't heard.
    public class func play() -> SKAction { SKAction(.instant { _ in }) }
    /// Holds a sound node's sound.
    public class func pause() -> SKAction { SKAction(.instant { _ in }) }
    /// Ends a sound node's sound.
    public class func stop() -> SKAction { SKAction(.instant { _ in }) }
    /// Brings a sound node's volume to a value.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    /// Adds to a sound node's volume.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    /// Brings a sound node's rate to a value.
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
        wait(forDuration: duration)
    }
    /// Brings a sound node's place between the speakers to a value.
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
}
