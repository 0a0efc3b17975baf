import Foundation
import PorticoTrace

/// Nodes that sounds flow through. What is scheduled is over on time by the app's clock, and unheard (DEV-1323).
///
/// - From: the app
open class AVAudioEngine: NSObject, @unchecked Sendable {
    private struct Connection {
        let from: AVAudioNode
        let to: AVAudioNode
    }

    private let lock = NSRecursiveLock()
    /// Guarded by the lock, as what follows.
    private var nodes: Set<AVAudioNode> = []
    private var connections: [Connection] = []
    private var running = false
    private var mixer: AVAudioMixerNode?
    private var output: AVAudioOutputNode?
    private var input: AVAudioInputNode?

    /// An engine without nodes.
    public override init() { super.init() }

    private func attachedNode<Node: AVAudioNode>(_ node: inout Node?, _ make: () -> Node) -> Node {
        if let node { return node }
        let made = make()
        made.engine = self
        nodes.insert(made)
        node = made
        return made
    }

    /// The speakers, made when they are first asked for.
    open var outputNode: AVAudioOutputNode { lock.withLock { attachedNode(&output, AVAudioOutputNode.init) } }
    /// The microphone, made when it is first asked for. An engine that has one doesn't start (DEV-1323).
    open var inputNode: AVAudioInputNode { lock.withLock { attachedNode(&input, AVAudioInputNode.init) } }
    /// A mixer that flows into the speakers, made when it is first asked for.
    open var mainMixerNode: AVAudioMixerNode {
        lock.withLock {
            if let mixer { return mixer }
            let made = attachedNode(&mixer, AVAudioMixerNode.init)
            connect(made, to: outputNode, format: nil)
            return made
        }
    }

    /// The nodes that are attached.
    open var attachedNodes: Set<AVAudioNode> { lock.withLock { nodes } }
    /// Takes a node up.
    open func attach(_ node: AVAudioNode) {
        lock.withLock {
            node.engine = self
            nodes.insert(node)
        }
    }
    /// Lets a node go, and its connections.
    open func detach(_ node: AVAudioNode) {
        lock.withLock {
            guard nodes.remove(node) != nil else { return }
            connections.removeAll { $0.from === node || $0.to === node }
            node.engine = nil
        }
    }

    /// Has sounds flow from a node into another. Both are attached.
    ///
    /// - Parameter format: how they are written; nil: as the first node gives them.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(node1, to: node2, fromBus: 0, toBus: 0, format: format)
    }
    /// Has sounds flow from an output into an input.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        lock.withLock {
            guard nodes.contains(node1), nodes.contains(node2) else {
                FatalException.generic.raise(
                    "required condition is false: _engine != nil: the nodes of a connection are attached first")
            }
            if node2 !== mixer {
                connections.removeAll { $0.to === node2 && node2.numberOfInputs == 1 && !(node2 is AVAudioMixerNode) }
            }
            connections.removeAll { $0.from === node1 }
            connections.append(Connection(from: node1, to: node2))
            if let format { (node1.outputFormat, node2.inputFormat) = (format, format) }
        }
    }
    /// Has nothing flow into a node.
    open func disconnectNodeInput(_ node: AVAudioNode) { lock.withLock { connections.removeAll { $0.to === node } } }
    /// Has nothing flow out of a node.
    open func disconnectNodeOutput(_ node: AVAudioNode) { lock.withLock { connections.removeAll { $0.from === node } } }

    final func inputCount(of node: AVAudioNode) -> Int { lock.withLock { connections.count { $0.to === node } } }
    final func isConnected(_ node: AVAudioNode) -> Bool { lock.withLock { connections.contains { $0.from === node } } }

    /// Whether it runs.
    open var isRunning: Bool { lock.withLock { running } }
    /// Gets ready to start. There is nothing to get.
    open func prepare() {}
    /// Starts. Throws where it has a microphone's node: the device has none (DEV-1323).
    open func start() throws {
        try lock.withLock {
            guard input != nil || output != nil else {
                FatalException.generic.raise(
                    "required condition is false: inputNode != nullptr || outputNode != nullptr")
            }
            guard input == nil else {
                throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 2_003_329_396)
            }
            running = true
        }
        for player in players { player.engineBegan() }
    }
    /// Waits: what plays goes on with the next start.
    open func pause() {
        lock.withLock { running = false }
        for player in players { player.engineEnded() }
    }
    /// Stops, as `pause()`.
    open func stop() { pause() }
    /// Forgets what is scheduled.
    open func reset() { for player in players { player.reset() } }

    private var players: [AVAudioPlayerNode] { attachedNodes.compactMap { $0 as? AVAudioPlayerNode } }
}

extension NSNotification.Name {
    /// The device's speakers have changed. Never posted: there are none.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
