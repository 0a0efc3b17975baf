import CoreGraphics
import CoreLocation
import Foundation
import UIKit

/// Draws a map into a picture, without annotations and overlays: as views draw their ground.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// Hears of the picture.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// What is drawn, and how large.
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        /// What is seen, in place of a region.
        open var camera = MKMapCamera() { didSet { show = { [camera] in $0.look(camera) } } }
        /// What is seen, in place of a camera.
        open var mapRect = MKMapRect.world { didSet { show = { [mapRect] in $0.show(mapRect) } } }
        /// What is seen, in place of a camera.
        open var region = MKCoordinateRegion(.world) {
            didSet { show = { [region] in if region.isValid { $0.show(region.mapRect) } } }
        }
        /// How the ground looks.
        open var mapType = MKMapType.standard
        /// The same as iOS 16 says it.
        open var preferredConfiguration: MKMapConfiguration {
            get { mapType.configuration }
            set { mapType = newValue.mapType }
        }
        /// Which places are shown. Kept: the ground has none (DEV-1160).
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether shops and the like are seen. Kept: the ground has none (DEV-1160).
        open var showsPointsOfInterest = true
        /// Whether houses are seen. Kept: the ground has none (DEV-1160).
        open var showsBuildings = true
        /// Points of the picture; 256 by 256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels a point; the screen's by default.
        open var scale: CGFloat = 0
        /// Light or dark.
        open var traitCollection = UITraitCollection()
        fileprivate var show: (inout MapProjection) -> Void = { $0.show(.world) }

        /// The whole world.
        public override init() { super.init() }

        /// The same options.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.camera, copy.mapRect, copy.region) = (camera, mapRect, region)
            (copy.mapType, copy.size, copy.scale) = (mapType, size, scale)
            (copy.traitCollection, copy.show) = (traitCollection, show)
            (copy.pointOfInterestFilter, copy.showsBuildings) = (pointOfInterestFilter, showsBuildings)
            return copy
        }
    }

    /// A picture of a map.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        public let image: UIImage
        /// Light or dark.
        public let traitCollection: UITraitCollection
        private let projection: MapProjection

        init(_ image: UIImage, _ projection: MapProjection, _ traits: UITraitCollection) {
            (self.image, self.projection, traitCollection) = (image, projection, traits)
            super.init()
        }

        /// Where a coordinate is in the picture.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(MKMapPoint(coordinate)) }
    }

    private let options: Options
    private var round = 0
    /// Whether the picture isn't there yet.
    public private(set) var isLoading = false

    /// - Parameter options: what is drawn. Later changes to them don't count.
    public init(options: Options) {
        self.options = options.copy() as? Options ?? options
        super.init()
    }
    /// A picture of the whole world.
    public override convenience init() { self.init(options: Options()) }

    /// Draws, and calls on the main queue.
    open func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Draws, and calls on a queue.
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) {
        isLoading = true
        round += 1
        let mine = round
        DispatchQueue.main.async { [self] in
            guard isLoading, round == mine else { return }
            isLoading = false
            let made = MainActor.assumeIsolated { draw() }
            queue.async { completionHandler(made, made == nil ? MKError(.unknown) : nil) }
        }
    }

    /// Draws.
    open func start() async throws -> Snapshot { try await start(with: .main) }

    /// Draws.
    open func start(with queue: DispatchQueue) async throws -> Snapshot {
        try await withCheckedThrowingContinuation { continuation in
            start(with: queue) { made, error in
                continuation.resume(with: made.map(Result.success) ?? .failure(error ?? MKError(.unknown)))
            }
        }
    }

    /// Ends drawing: nobody is called any more.
    open func cancel() { isLoading = false }

    @MainActor private func draw() -> Snapshot? {
        let size = options.size
        // A side of 16,384 points is more than any screen has.
        guard size.width > 0, size.height > 0, size.width <= 16384, size.height <= 16384 else { return nil }
        var projection = MapProjection()
        projection.size = size
        options.show(&projection)
        let traits =
            options.traitCollection.userInterfaceStyle == .unspecified
            ? UITraitCollection.current : options.traitCollection
        let picture = MapPicture(
            ground: MapGround(
                projection: projection, type: options.mapType, isDark: traits.userInterfaceStyle == .dark),
            overlays: [], pixelsPerPoint: 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale > 0 ? options.scale : UIScreen.main.scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { picture.draw(in: $0.cgContext) }
        return Snapshot(image, projection, options.traitCollection)
    }
}
