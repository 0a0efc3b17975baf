import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Builds transactions the way a commit does, and draws them on a virtual clock.
final class Scene {
    let clock = MediaClock(virtualStart: 0)
    let server: RenderServer
    let sink = RecordingSink()
    private var next: UInt32 = 1
    private var known: [LayerID: LayerProperties] = [:]
    private var transaction = LayerTransaction()
    let root: LayerID
    private(set) var frame = 0

    init(width: Int = 100, height: Int = 100, scale: Double = 1, workers: Int = 1, color: RGBA? = RGBA(1, 1, 1, 1)) {
        server = RenderServer(
            clock: clock, width: width, height: height, scale: scale, sink: sink, workers: workers)
        root = LayerID(rawValue: 1)
        next = 2
        var values = LayerProperties()
        values.anchorPoint = .zero
        values.bounds = CGRect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
        if let color { values.backgroundColor = color }
        known[root] = values
        transaction.changed.append(.init(id: root, changes: .all, properties: values))
        transaction.root = root
    }

    /// `frame` is where the layer stands in its parent while it has no transform.
    @discardableResult
    func add(
        _ frame: CGRect, to parent: LayerID? = nil, at index: Int? = nil, color: RGBA = RGBA(0, 0, 0, 0),
        _ edit: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerID {
        let id = LayerID(rawValue: next)
        next += 1
        var values = LayerProperties()
        values.bounds = CGRect(origin: .zero, size: frame.size)
        values.position = CGPoint(x: frame.midX, y: frame.midY)
        values.backgroundColor = color
        edit(&values)
        known[id] = values
        transaction.changed.append(.init(id: id, changes: .all, properties: values))
        let parent = parent ?? root
        transaction.edits.append(.insert(parent: parent, child: id, at: index ?? (counts[parent] ?? 0)))
        counts[parent, default: 0] += 1
        return id
    }
    private var counts: [LayerID: Int] = [:]

    func change(_ id: LayerID, _ changes: LayerChanges, _ edit: (inout LayerProperties) -> Void) {
        edit(&known[id]!)
        transaction.changed.append(.init(id: id, changes: changes, properties: known[id]!))
    }

    func remove(_ id: LayerID, from parent: LayerID, at index: Int) {
        transaction.removed.append(id)
        transaction.edits.append(.remove(parent: parent, child: id, at: index))
        counts[parent, default: 1] -= 1
    }

    /// Ends a layer, as a commit does for everything below one that leaves.
    func forget(_ id: LayerID) { transaction.removed.append(id) }

    func mask(_ id: LayerID, _ frame: CGRect) {
        let mask = LayerID(rawValue: next)
        next += 1
        var values = LayerProperties()
        (values.bounds, values.position) = (
            CGRect(origin: .zero, size: frame.size), CGPoint(x: frame.midX, y: frame.midY)
        )
        values.backgroundColor = black
        transaction.changed.append(.init(id: mask, changes: .all, properties: values))
        change(id, LayerChanges(.mask)) { $0.mask = mask }
    }

    func edit(_ edit: LayerTransaction.TreeEdit) { transaction.edits.append(edit) }

    func animate(_ id: LayerID, _ record: AnimationRecord) {
        transaction.animationsAdded.append(.init(layer: id, record: record))
    }

    func stopAnimation(_ id: LayerID, _ animation: AnimationID) {
        transaction.animationsRemoved.append(.init(layer: id, animation: animation))
    }

    func take() -> LayerTransaction {
        defer {
            transaction = LayerTransaction()
            transaction.root = root
        }
        return transaction
    }

    func commit() {
        let taken = take()
        if !taken.isEmpty { server.submit(taken) }
    }

    /// Commits and draws the next sixtieth.
    @discardableResult
    func draw() -> FrameResult {
        commit()
        let time = Double(frame) / 60
        frame += 1
        clock.set(to: time)
        return server.renderFrame(at: time)
    }

    func pixels() -> Picture { Picture(server.snapshot()) }

    deinit { server.stop() }
}

final class RecordingSink: SurfaceSink, @unchecked Sendable {
    struct Frame: Equatable {
        var number: Int
        var time: Double
        var damage: [PixelRect]
    }
    private let lock = NSLock()
    private var recorded: [Frame] = []
    var frames: [Frame] { lock.withLock { recorded } }

    func present(surface: Surface, damage: [PixelRect], frame: Int, time: Double) {
        lock.withLock { recorded.append(Frame(number: frame, time: time, damage: damage)) }
    }
}

struct Picture: Equatable, CustomStringConvertible {
    let width: Int, height: Int
    var words: [UInt32]

    init(width: Int, height: Int, words: [UInt32]) { (self.width, self.height, self.words) = (width, height, words) }

    init(_ pixels: PixelBuffer) {
        (width, height) = (pixels.width, pixels.height)
        words = []
        words.reserveCapacity(width * height)
        for y in 0..<height {
            let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            words.append(contentsOf: UnsafeBufferPointer(start: row, count: width))
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

    var description: String { "picture \(width)x\(height)" }

    /// The largest difference of a channel, and where.
    func difference(_ o: Picture) -> (Int, String) {
        var worst = 0, place = ""
        for i in words.indices {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                let d = abs(Int(words[i] >> shift & 255) - Int(o.words[i] >> shift & 255))
                if d > worst { (worst, place) = (d, "at \(i % width),\(i / width)") }
            }
        }
        return (worst, place)
    }

    /// Every pixel that differs lies in the rectangles.
    func differs(from o: Picture, onlyIn rects: [PixelRect]) -> Bool {
        for i in words.indices where words[i] != o.words[i] {
            let (x, y) = (Int32(i % width), Int32(i / width))
            if !rects.contains(where: { x >= $0.x0 && x < $0.x1 && y >= $0.y0 && y < $0.y1 }) { return false }
        }
        return true
    }
}

let red = RGBA(1, 0, 0, 1), green = RGBA(0, 1, 0, 1), blue = RGBA(0, 0, 1, 1), black = RGBA(0, 0, 0, 1)
let clear = RGBA(0, 0, 0, 0)

func image(_ width: Int, _ height: Int, isOpaque: Bool = false, _ color: (Int, Int) -> UInt32) -> ContentsRecord {
    let pixels = PixelBuffer(width: width, height: height)!
    for y in 0..<height {
        let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = color(x, y) }
    }
    return ContentsRecord(pixels: pixels, isOpaque: isOpaque)
}

func basic(
    _ id: UInt64, _ property: LayerProperty, from: AnimationValue, to: AnimationValue, begin: Double = 0,
    duration: Double
) -> AnimationRecord {
    AnimationRecord(
        id: AnimationID(rawValue: id), timing: TimingRecord(beginTime: begin, duration: duration),
        property: AnimatedProperty(property), kind: .basic(from: from, to: to, by: nil))
}
