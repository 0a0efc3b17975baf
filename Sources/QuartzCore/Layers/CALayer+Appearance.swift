import CoreGraphics
import Foundation
import PorticoRenderModel

// Properties that apps set and do not override.
extension CALayer {
    /// For the app's own use.
    public final var name: String? {
        get { cold?.name }
        set { if name != newValue { coldStorage.name = newValue } }
    }

    /// Whether the layer is seen from behind.
    public final var isDoubleSided: Bool {
        get { properties.isDoubleSided }
        set { set(.isDoubleSided, isDoubleSided, newValue) { $0.isDoubleSided = newValue } }
    }

    /// Whether y grows upwards for the sublayers.
    public final var isGeometryFlipped: Bool {
        get { properties.isGeometryFlipped }
        set { set(.isGeometryFlipped, isGeometryFlipped, newValue) { $0.isGeometryFlipped = newValue } }
    }

    /// The corners that `cornerRadius` rounds; all by default.
    public final var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(properties.maskedCorners)) }
        set {
            let raw = UInt8(truncatingIfNeeded: newValue.rawValue & 15)
            set(.maskedCorners, properties.maskedCorners, raw) { $0.maskedCorners = raw }
        }
    }

    /// The curve of rounded corners: `circular` by default.
    public final var cornerCurve: CALayerCornerCurve {
        get { properties.hasContinuousCorners ? .continuous : .circular }
        set {
            let flag = newValue == .continuous
            set(.cornerCurve, properties.hasContinuousCorners, flag) { $0.hasContinuousCorners = flag }
        }
    }

    /// The factor by which a continuous corner is longer than a circular one of the same radius.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528_665 : 1
    }

    /// The pixel format that `draw(in:)` would like. `RGBA8Uint` by default; drawn in eight bits a channel in any case (DEV-004,
    /// DEV-086).
    public final var contentsFormat: CALayerContentsFormat {
        get { cold?.contentsFormat ?? .RGBA8Uint }
        set {
            if contentsFormat == newValue { return }
            change(.contentsFormat) { _ in coldStorage.contentsFormat = newValue }
        }
    }

    /// The way in which pixels are combined where contents are drawn smaller than they are: `linear` by default.
    public final var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.minificationFilter) }
        set {
            set(.minificationFilter, properties.minificationFilter, newValue.record) {
                $0.minificationFilter = newValue.record
            }
        }
    }

    /// The way in which pixels are combined where contents are drawn larger than they are: `linear` by default.
    public final var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.magnificationFilter) }
        set {
            set(.magnificationFilter, properties.magnificationFilter, newValue.record) {
                $0.magnificationFilter = newValue.record
            }
        }
    }

    /// The number added to the level of the smaller copies that `trilinear` chooses from: above 0 is softer. 0 by default. Animatable.
    public final var minificationFilterBias: Float {
        get { properties.extras.minificationFilterBias }
        set {
            set(.minificationFilterBias, minificationFilterBias, newValue) {
                $0.extras.minificationFilterBias = newValue
            }
        }
    }

    /// Whether opacity applies to the layer and its sublayers as one picture.
    public final var allowsGroupOpacity: Bool {
        get { properties.allowsGroupOpacity }
        set { set(.allowsGroupOpacity, allowsGroupOpacity, newValue) { $0.allowsGroupOpacity = newValue } }
    }

    /// Whether the subtree is drawn into a bitmap first, and kept.
    public final var shouldRasterize: Bool {
        get { properties.shouldRasterize }
        set { set(.shouldRasterize, shouldRasterize, newValue) { $0.shouldRasterize = newValue } }
    }

    /// Pixels per point of the bitmap that `shouldRasterize` makes: 1 by default, so set the screen's scale. Animatable.
    public final var rasterizationScale: CGFloat {
        get { properties.extras.rasterizationScale }
        set { set(.rasterizationScale, rasterizationScale, newValue) { $0.extras.rasterizationScale = newValue } }
    }

    /// The edges that are drawn smooth where they may be: all by default.
    public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { CAEdgeAntialiasingMask(rawValue: UInt32(properties.edgeAntialiasingMask)) }
        set {
            let raw = UInt8(truncatingIfNeeded: newValue.rawValue & 15)
            set(.edgeAntialiasingMask, properties.edgeAntialiasingMask, raw) { $0.edgeAntialiasingMask = raw }
        }
    }

    /// Whether straight edges of turned layers are drawn smooth. False by default; round corners are smooth in any case (DEV-030).
    public final var allowsEdgeAntialiasing: Bool {
        get { properties.allowsEdgeAntialiasing }
        set { set(.allowsEdgeAntialiasing, allowsEdgeAntialiasing, newValue) { $0.allowsEdgeAntialiasing = newValue } }
    }

    /// A hint that `draw(in:)` may run in the background. Drawing is the same either way.
    public final var drawsAsynchronously: Bool {
        get { properties.drawsAsynchronously }
        set { set(.drawsAsynchronously, drawsAsynchronously, newValue) { $0.drawsAsynchronously = newValue } }
    }

    /// Kept; iOS draws no filters either.
    public final var filters: [Any]? {
        get { cold?.filters }
        set {
            change(.filters) { _ in coldStorage.filters = newValue }
        }
    }

    /// Filters of what is behind the layer. Kept: they draw nothing (DEV-034).
    public final var backgroundFilters: [Any]? {
        get { cold?.backgroundFilters }
        set {
            change(.backgroundFilters) { _ in coldStorage.backgroundFilters = newValue }
        }
    }

    /// A filter that puts the layer on what is behind it. Kept: it draws nothing (DEV-034).
    public final var compositingFilter: Any? {
        get { cold?.compositingFilter }
        set {
            change(.compositingFilter) { _ in coldStorage.compositingFilter = newValue }
        }
    }

    /// Actions by key; asked after the delegate.
    public final var actions: [String: any CAAction]? {
        get { cold?.actions }
        set {
            TransactionLock.lock()
            coldStorage.actions = newValue
            noteActionSources()
            TransactionLock.unlock()
        }
    }

    /// Values for keys that have none, and an "actions" dictionary.
    public final var style: [AnyHashable: Any]? {
        get { cold?.style }
        set {
            TransactionLock.lock()
            coldStorage.style = newValue
            noteActionSources()
            TransactionLock.unlock()
        }
    }
}
