import UIKit

extension SKAction {
    /// An action that adds to a value, so that several at a time add up.
    static func adding(
        _ amount: CGFloat, _ duration: TimeInterval, _ add: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .interval { node in { now, before in add(node, amount * (now - before)) } }, duration: duration,
            reverse: { adding(-amount, duration, add) })
    }

    /// An action that brings a value to another, from what it is when the action begins.
    static func bringing(
        _ goal: CGFloat, _ duration: TimeInterval, _ read: @escaping @MainActor (SKNode) -> CGFloat,
        _ write: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .interval { node in
                let start = read(node)
                return { now, _ in write(node, now == 1 ? goal : start + (goal - start) * now) }
            }, duration: duration)
    }

    // MARK: Place

    /// Moves a node by a distance.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                { now, before in
                    node.position = CGPoint(
                        x: node.position.x + deltaX * (now - before), y: node.position.y + deltaY * (now - before))
                }
            }, duration: duration, reverse: { moveBy(x: -deltaX, y: -deltaY, duration: duration) })
    }
    /// Moves a node by a distance.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: duration)
    }
    /// Moves a node to a place.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        group([moveTo(x: location.x, duration: duration), moveTo(y: location.y, duration: duration)], as: duration)
    }
    /// Moves a node along the x axis.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(x, duration, { $0.position.x }, { $0.position.x = $1 })
    }
    /// Moves a node along the y axis.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(y, duration, { $0.position.y }, { $0.position.y = $1 })
    }

    /// One interval of several, which has a timing of its own.
    private static func group(_ parts: [SKAction], as duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                let changes = parts.compactMap { part -> ActionKind.Change? in
                    if case .interval(let begin) = part.kind { begin(node) } else { nil }
                }
                return { now, before in for change in changes { change(now, before) } }
            }, duration: duration)
    }

    // MARK: Turn

    /// Turns a node by an angle.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        adding(radians, duration) { $0.zRotation += $1 }
    }
    /// Turns a node to an angle.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(radians, duration, { $0.zRotation }, { $0.zRotation = $1 })
    }
    /// Turns a node to an angle, on the shorter way if asked for.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return SKAction(
            .interval { node in
                let start = node.zRotation
                let way = (radians - start).remainder(dividingBy: 2 * .pi)
                return { now, _ in node.zRotation = start + way * now }
            }, duration: duration)
    }

    // MARK: Scale

    /// Multiplies a node's scale.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: duration)
    }
    /// Multiplies a node's scales.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                let (x, y) = (node.xScale, node.yScale)
                return { now, before in
                    node.xScale += x * (xScale - 1) * (now - before)
                    node.yScale += y * (yScale - 1) * (now - before)
                }
            }, duration: duration,
            reverse: {
                scaleX(by: xScale == 0 ? 0 : 1 / xScale, y: yScale == 0 ? 0 : 1 / yScale, duration: duration)
            })
    }
    /// Brings a node to a scale.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }
    /// Brings a node to scales.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)], as: duration)
    }
    /// Brings a node to a scale along its x axis.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(scale, duration, { $0.xScale }, { $0.xScale = $1 })
    }
    /// Brings a node to a scale along its y axis.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(scale, duration, { $0.yScale }, { $0.yScale = $1 })
    }
    /// Scales a sprite to a size.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                guard let sprite = node as? SKSpriteNode else { return { _, _ in } }
                let (x, y, start) = (sprite.xScale, sprite.yScale, sprite.size)
                let goalX = start.width > 0 ? x * size.width / start.width : x
                let goalY = start.height > 0 ? y * size.height / start.height : y
                return { now, _ in
                    sprite.xScale = x + (goalX - x) * now
                    sprite.yScale = y + (goalY - y) * now
                }
            }, duration: duration)
    }

    // MARK: Size

    /// Makes a sprite larger by so much.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                { now, before in
                    guard let sprite = node as? SKSpriteNode else { return }
                    let size = sprite.size
                    sprite.size = CGSize(
                        width: size.width + width * (now - before), height: size.height + height * (now - before))
                }
            }, duration: duration, reverse: { resize(byWidth: -width, height: -height, duration: duration) })
    }
    /// Brings a sprite to a size.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        group([resize(toWidth: width, duration: duration), resize(toHeight: height, duration: duration)], as: duration)
    }
    /// Brings a sprite to a width.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(
            width, duration, { ($0 as? SKSpriteNode)?.size.width ?? 0 }, { ($0 as? SKSpriteNode)?.size.width = $1 })
    }
    /// Brings a sprite to a height.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        bringing(
            height, duration, { ($0 as? SKSpriteNode)?.size.height ?? 0 }, { ($0 as? SKSpriteNode)?.size.height = $1 })
    }

    // MARK: Paths

    /// Moves a node along a path that begins at the node, turning it.
    public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }
    /// Moves a node along a path that begins at the node, turning it.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    /// Moves a node along a path.
    /// - Parameters:
    ///   - offset: whether the path's points are added to the node's position.
    ///   - orient: whether the node's y axis turns to where the path goes.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval)
        -> SKAction
    {
        follow(PathWalk(path), offset, orient, duration)
    }
    /// Moves a node along a path, so many points a second.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
        -> SKAction
    {
        let walk = PathWalk(path)
        return follow(walk, offset, orient, speed > 0 ? TimeInterval(walk.length / speed) : 0)
    }

    private static func follow(_ walk: PathWalk, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval) -> SKAction {
        SKAction(
            .interval { node in
                let start = offset ? node.position : .zero
                let first = offset ? walk.place(at: 0).point : .zero
                return { now, _ in
                    let (point, angle) = walk.place(at: now * walk.length)
                    node.position = CGPoint(x: start.x + point.x - first.x, y: start.y + point.y - first.y)
                    if orient { node.zRotation = angle - .pi / 2 }
                }
            }, duration: duration, reverse: { follow(walk.backwards, offset, orient, duration) })
    }
}
