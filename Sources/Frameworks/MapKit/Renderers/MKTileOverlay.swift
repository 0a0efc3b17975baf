import CoreGraphics
import Foundation
import FoundationNetworking
import UIKit

/// Square pictures that cover the map: those of a folder, a server or an app.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    /// Which picture: its column from the west, its row from the north and its zoom, at which the world is 2^z pictures wide.
    public struct Path: Sendable {
        /// The column.
        public var x: Int
        /// The row.
        public var y: Int
        /// The zoom.
        public var z: Int
        /// Pixels a point of the screen.
        public var contentScaleFactor: CGFloat

        /// The picture of the whole world.
        public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 0) }
        /// A picture.
        public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
            (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
        }
    }

    /// The address with `{x}`, `{y}`, `{z}` and `{scale}` in the places of the numbers.
    public let urlTemplate: String?
    /// Points that a picture is wide and high at its own zoom; 256 by default.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south.
    open var isGeometryFlipped = false
    /// The farthest zoom that there are pictures of.
    open var minimumZ = 0
    /// The nearest zoom that there are pictures of.
    open var maximumZ = 21
    /// Whether nothing of the map below is seen: labels aren't drawn then.
    open var canReplaceMapContent = false

    /// - Parameter URLTemplate: the address with `{x}`, `{y}`, `{z}` and `{scale}` in the places of the numbers.
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// The middle of the world.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The whole world.
    open var boundingMapRect: MKMapRect { .world }

    /// The address of a picture.
    open func url(forTilePath path: Path) -> URL {
        let row = isGeometryFlipped ? (1 << min(max(path.z, 0), 40)) - 1 - path.y : path.y
        let text = (urlTemplate ?? "")
            .replacingOccurrences(of: "{x}", with: "\(path.x)").replacingOccurrences(of: "{y}", with: "\(row)")
            .replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: "\(max(Int(path.contentScaleFactor), 1))")
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    /// Gets a picture's bytes and hands them over, on any thread. This one reads `url(forTilePath:)`: files at once, others by the network.
    open func loadTile(at path: Path, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let url = url(forTilePath: path)
        guard url.isFileURL else {
            guard urlTemplate != nil, url.scheme != nil else { return result(nil, URLError(.unsupportedURL)) }
            URLSession.shared.dataTask(with: url) { data, response, error in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                if error == nil, !(200..<300).contains(status) { return result(nil, URLError(.badServerResponse)) }
                result(data, error)
            }.resume()
            return
        }
        do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
    }

    /// Gets a picture's bytes.
    open func loadTile(at path: Path) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadTile(at: path) { data, error in
                continuation.resume(with: data.map(Result.success) ?? .failure(error ?? URLError(.unknown)))
            }
        }
    }
}

/// Draws pictures of a tile overlay, and has those loaded that it hasn't got.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    private enum Tile {
        case loading, failed
        case picture(UIImage)
    }

    /// So many pictures are kept: several screens at one zoom.
    private static let most = 256
    private var tiles: [String: Tile] = [:]
    private var order: [String] = []
    private var round = 0

    /// - Parameter overlay: the pictures.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// - Parameter overlay: the pictures.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

    /// Throws away what was loaded, and loads what is seen again.
    open func reloadData() {
        round += 1
        (tiles, order) = ([:], [])
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let overlay = overlay as? MKTileOverlay, overlay.tileSize.width > 0 else { return }
        let exact = log2(Double(zoomScale) * Mercator.side / Double(overlay.tileSize.width))
        let level = Int(exact.rounded())
        guard level >= overlay.minimumZ, overlay.maximumZ >= overlay.minimumZ else { return }
        // Nearer than the nearest pictures these are drawn larger; 2^24 columns still count exactly.
        let z = min(max(level, 0), overlay.maximumZ, 24)
        let count = 1 << z
        let side = Mercator.side / Double(count)
        let seen = mapRect.intersection(.world)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        let columns = Int(seen.minX / side)...min(Int(seen.maxX / side), count - 1)
        let rows = Int(seen.minY / side)...min(Int(seen.maxY / side), count - 1)
        guard columns.count * rows.count <= Self.most else { return }
        for row in rows {
            for column in columns {
                let path = MKTileOverlay.Path(x: column, y: row, z: z, contentScaleFactor: contentScaleFactor)
                guard case .picture(let image)? = tile(path, overlay) else { continue }
                let square = MKMapRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
                UIGraphicsPushContext(context)
                image.draw(in: rect(for: square))
                UIGraphicsPopContext()
            }
        }
    }

    private func tile(_ path: MKTileOverlay.Path, _ overlay: MKTileOverlay) -> Tile? {
        let key = "\(path.z)/\(path.x)/\(path.y)"
        if let known = tiles[key] { return known }
        keep(.loading, key)
        let answer = TileAnswer(renderer: self, key: key, round: round)
        overlay.loadTile(at: path) { data, _ in answer.take(data) }
        answer.isDrawing = false
        return tiles[key]
    }

    private func keep(_ tile: Tile, _ key: String) {
        if tiles.updateValue(tile, forKey: key) == nil { order.append(key) }
        while order.count > 2 * Self.most { tiles[order.removeFirst()] = nil }
    }

    fileprivate func finish(_ key: String, _ data: Data?, _ round: Int) {
        guard round == self.round else { return }
        keep(data.flatMap { UIImage(data: $0) }.map { .picture($0) } ?? .failed, key)
    }
}

/// Brings a picture back to the main thread. One that comes while its renderer draws is drawn at once.
private final class TileAnswer: @unchecked Sendable {
    private weak var renderer: MKTileOverlayRenderer?
    private let key: String
    private let round: Int
    /// Written and read on the main thread alone.
    var isDrawing = true

    init(renderer: MKTileOverlayRenderer, key: String, round: Int) {
        (self.renderer, self.key, self.round) = (renderer, key, round)
    }

    func take(_ data: Data?) {
        if Thread.isMainThread, isDrawing {
            renderer?.finish(key, data, round)
            return
        }
        DispatchQueue.main.async { [self] in
            renderer?.finish(key, data, round)
            renderer?.setNeedsDisplay()
        }
    }
}
