import CoreGraphics
import CoreLocation
import Foundation
import PorticoTrace
import UIKit

/// The queue of views for annotations to which the delegate gives none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The queue of views for clusters to which the delegate gives none.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map that people move, zoom and turn, with annotations and overlays. Apple's maps can't be had: without tiles of the app's own the ground
/// is a quiet colour with parallels and meridians, the same in every run (DEV-1160).
///
/// What a place's point is, `MapProjection` says; `MapMover` changes it. The ground and overlays are one picture, drawn anew for each step
/// of a movement; annotations' views lie over it.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Hears what happens, and gives views and renderers. It isn't owned.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { if delegate != nil { setNeedsLayout() } } }

    final lazy var mover = MapMover(map: self)
    final lazy var annotationStage = MapAnnotationStage(map: self)
    final lazy var overlayStage = MapOverlayStage(map: self)
    final lazy var tracker = MapUserTracker(map: self)
    private lazy var gestures = MapGestures(map: self)
    private let picture = MapPictureView()
    private let compass = MKCompassButton(frame: .zero)
    private let scaleView = MKScaleView(frame: .zero)
    /// What is to be seen once the view has a size.
    private var wanted: ((inout MapProjection) -> Void)?
    private var hasLoaded = false
    private var ownMargins: UIEdgeInsets?

    /// A map of where the country is.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A map as an archive says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        // Archives name only what isn't so by default.
        func says(_ key: String, else other: Bool) -> Bool {
            coder.containsValue(forKey: key) ? coder.decodeBool(forKey: key) : other
        }
        isPitchEnabled = says("pitchEnabled", else: true)
        showsCompass = says("showsCompass", else: true)
        isRotateEnabled = says("rotateEnabled", else: true)
        showsBuildings = says("showsBuildings", else: true)
        showsPointsOfInterest = says("showsPointsOfInterest", else: true)
        showsScale = says("showsScale", else: false)
        showsTraffic = says("showsTraffic", else: false)
        isZoomEnabled = says("zoomEnabled", else: true)
        isScrollEnabled = says("scrollEnabled", else: true)
        if says("showsUserLocation", else: false) { showsUserLocation = true }
        let types = ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"]
        if let name = coder.decodeObject(forKey: "mapType") as? String, let index = types.firstIndex(of: name) {
            mapType = MKMapType(rawValue: UInt(index)) ?? .standard
        }
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        addSubview(picture)
        addSubview(annotationStage.layer)
        addSubview(scaleView)
        addSubview(compass)
        (compass.mapView, scaleView.mapView) = (self, self)
        scaleView.isHidden = true
        picture.picture = { [weak self] in self?.pictureNow() }
        wanted = { $0.show(Self.first.mapRect) }
        updateGestures()
        resize()
    }

    /// The United States, as a device shows that was bought there.
    private static let first = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
        span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 61.28))

    // MARK: What is seen

    /// What the map shows. Setting it shows at least that, at once; a region that there isn't raises.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows at least a region.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else {
            FatalException.invalidArgument.raise(
                "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) "
                    + "span:\(region.span.latitudeDelta), \(region.span.longitudeDelta)>")
        }
        go(animated) { $0.show(region.mapRect) }
    }

    /// The region that would be seen if that one were set.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard region.isValid else { return region }
        return MKCoordinateRegion(mapRectThatFits(region.mapRect))
    }

    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { mover.projection.worldPlace(mover.projection.anchor).coordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// Shows another place in the middle, at the same zoom.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            FatalException.invalidArgument.raise(
                "Invalid coordinate \(coordinate.latitude), \(coordinate.longitude)")
        }
        let place = MKMapPoint(coordinate)
        go(animated, keeping: true) {
            $0.center = CGPoint(x: place.x, y: place.y)
            $0.limit()
        }
    }

    /// The part of the flat map that is seen and that bars and margins don't cover.
    open var visibleMapRect: MKMapRect {
        get { mover.projection.mapRect(mover.projection.open) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows at least a rectangle of the flat map.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }

    /// Shows at least a rectangle of the flat map, and room beside it in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        guard !mapRect.isNull else { return }
        go(animate) { $0.show(mapRect, padding: insets) }
    }

    /// The rectangle that would be seen if that one were set.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

    /// The same with room beside it.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        guard bounds.width > 0, bounds.height > 0 else { return mapRect }
        var next = mover.projection
        next.show(mapRect, padding: insets)
        next = limited(next)
        return next.mapRect(next.open)
    }

    /// From where the map is looked at. A copy: changing it changes nothing until it is set.
    open var camera: MKMapCamera {
        get {
            let camera = MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: mover.projection.distance, pitch: pitch,
                heading: mover.projection.heading)
            return camera
        }
        set { setCamera(newValue, animated: false) }
    }
    private var pitch: CGFloat = 0

    /// Looks from elsewhere.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        pitch = isPitchEnabled ? camera.pitch : 0
        let copy = camera.copy() as? MKMapCamera ?? camera
        go(animated) { $0.look(copy) }
    }

    /// Which distances people can zoom to.
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange() {
        didSet {
            if cameraZoomRange == nil {
                cameraZoomRange = CameraZoomRange()
            } else {
                mover.set(limited(mover.projection))
            }
        }
    }
    /// Sets which distances people can zoom to.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    /// Where the map's middle can be; nil: everywhere.
    open var cameraBoundary: CameraBoundary? { didSet { mover.set(limited(mover.projection)) } }
    /// Sets where the map's middle can be.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }

    private func go(_ animated: Bool, keeping: Bool = false, _ change: @escaping (inout MapProjection) -> Void) {
        guard bounds.width > 0, bounds.height > 0 else {
            let before = keeping ? wanted : nil
            wanted = {
                before?(&$0)
                change(&$0)
            }
            // What is asked for before the map has a size is read again already.
            var guess = mover.projection
            guess.size = CGSize(width: 1, height: 1)
            change(&guess)
            guess.size = .zero
            mover.set(guess)
            return
        }
        wasMovedByFinger = false
        var next = keeping ? mover.destination : mover.projection
        change(&next)
        mover.go(to: limited(next), animated: animated)
    }

    /// What people may see of it.
    final func limited(_ projection: MapProjection) -> MapProjection {
        var next = projection
        if let range = cameraZoomRange {
            if range.minCenterCoordinateDistance > 0, next.distance < range.minCenterCoordinateDistance {
                next.look(from: range.minCenterCoordinateDistance)
            }
            if range.maxCenterCoordinateDistance > 0, next.distance > range.maxCenterCoordinateDistance {
                next.look(from: range.maxCenterCoordinateDistance)
            }
        }
        if let rect = cameraBoundary?.mapRect {
            next.center = CGPoint(
                x: min(max(next.center.x, rect.minX), rect.maxX), y: min(max(next.center.y, rect.minY), rect.maxY))
            next.limit()
        }
        return next
    }

    // MARK: Looks

    /// How the ground looks.
    open var mapType = MKMapType.standard { didSet { setNeedsPicture() } }
    /// How the ground looks, as iOS 16 says it.
    open var preferredConfiguration: MKMapConfiguration {
        get { configuration ?? mapType.configuration }
        set {
            configuration = newValue
            mapType = newValue.mapType
        }
    }
    private var configuration: MKMapConfiguration?
    /// Whether people can zoom; true by default.
    open var isZoomEnabled = true { didSet { updateGestures() } }
    /// Whether people can move the map; true by default.
    open var isScrollEnabled = true { didSet { updateGestures() } }
    /// Whether people can turn the map; true by default.
    open var isRotateEnabled = true { didSet { updateGestures() } }
    /// Whether the camera's pitch is kept; true by default. Maps are flat here (DEV-1160).
    open var isPitchEnabled = true { didSet { if !isPitchEnabled { pitch = 0 } } }
    /// Whether a compass is seen while the map is turned; true by default.
    open var showsCompass = true { didSet { setNeedsLayout() } }
    /// Whether a scale is seen; false by default.
    open var showsScale = false { didSet { setNeedsLayout() } }
    /// Whether traffic is seen; false by default. Kept: there is none (DEV-1160).
    open var showsTraffic = false
    /// Whether houses are seen; true by default. Kept: there are none (DEV-1160).
    open var showsBuildings = true
    /// Whether shops and the like are seen; true by default. Kept: there are none (DEV-1160).
    open var showsPointsOfInterest = true
    /// Which of them. Kept: there are none (DEV-1160).
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Which features of the ground can be selected. Kept: there are none (DEV-1160).
    open var selectableMapFeatures: MKMapFeatureOptions = []
    /// Whether a button shows with which people follow themselves; false by default. Kept (DEV-1160).
    open var showsUserTrackingButton = false
    /// Whether a button shows that tilts the map. Kept: maps are flat here (DEV-1160).
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive

    private func updateGestures() {
        gestures.setEnabled(scroll: isScrollEnabled, zoom: isZoomEnabled, rotate: isRotateEnabled)
    }

    // MARK: The person

    /// Whether the map shows where the person is who holds the device; false by default. Nobody is asked by it: the app asks with a location
    /// manager.
    open var showsUserLocation = false {
        didSet {
            if !showsUserLocation, userTrackingMode != .none { setUserTrackingMode(.none, animated: false) }
            tracker.isOn = showsUserLocation
        }
    }
    /// The person's annotation.
    open var userLocation: MKUserLocation { tracker.user }
    /// Whether the person is on the part that is seen.
    open var isUserLocationVisible: Bool {
        guard let place = userLocation.location?.coordinate else { return false }
        return bounds.contains(convert(place, toPointTo: self))
    }
    /// Whether the map follows the person.
    open var userTrackingMode: MKUserTrackingMode {
        get { following }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    private var following = MKUserTrackingMode.none

    /// Follows the person, or doesn't any more. The device has no compass: with the heading is as without.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != following else { return }
        following = mode
        if mode != .none {
            showsUserLocation = true
            if let place = userLocation.location?.coordinate { setCenter(place, animated: animated) }
        }
        tell("mapView:didChangeUserTrackingMode:animated:") { $0.mapView(self, didChange: mode, animated: animated) }
    }

    final func userDidMove() {
        if showsUserLocation { annotationStage.add(userLocation) }
        tell("mapView:didUpdateUserLocation:") { $0.mapView(self, didUpdate: self.userLocation) }
        if following != .none, let place = userLocation.location?.coordinate { setCenter(place, animated: true) }
    }

    final func fingerDidMoveMap() {
        wasMovedByFinger = true
        setUserTrackingMode(.none, animated: false)
    }
    /// Whether the last movement was a person's, not the app's.
    package internal(set) var wasMovedByFinger = false
    /// Whether it is on the way to another place.
    package final var isAnimatingByItself: Bool { mover.isOnTheWay }

    // MARK: Layout

    /// What bars cover, unless the app says otherwise: the map's middle is in the middle of the rest.
    open override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            ownMargins = newValue
            super.layoutMargins = newValue
            resize()
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        resize()
    }

    open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { resize() } } }
    open override var frame: CGRect { didSet { if frame.size != oldValue.size { resize() } } }

    /// Whether bars of the views around it count that don't hand on a safe area, as SwiftUI's don't.
    package final var countsSafeAreaAround = false

    /// What bars cover of it.
    private var safeEdges: UIEdgeInsets {
        guard countsSafeAreaAround, safeAreaInsets == .zero else { return safeAreaInsets }
        var around = superview
        while let view = around, view.safeAreaInsets == .zero { around = view.superview }
        guard let around else { return .zero }
        let (frame, safe) = (convert(bounds, to: around), around.safeAreaInsets)
        return UIEdgeInsets(
            top: max(0, safe.top - max(frame.minY, 0)), left: max(0, safe.left - max(frame.minX, 0)),
            bottom: max(0, safe.bottom - max(around.bounds.maxY - frame.maxY, 0)),
            right: max(0, safe.right - max(around.bounds.maxX - frame.maxX, 0)))
    }

    private func resize() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let (own, safe) = (ownMargins ?? .zero, safeEdges)
        let covered = MapProjection.EdgeDistances(
            top: max(safe.top, own.top), left: max(safe.left, own.left), bottom: max(safe.bottom, own.bottom),
            right: max(safe.right, own.right))
        guard mover.projection.size != bounds.size || mover.projection.insets != covered else { return }
        mover.resize(bounds.size, covered)
        if let wanted {
            var next = mover.projection
            wanted(&next)
            mover.begin(animated: false)
            mover.set(limited(next))
            mover.end()
            // Bars tell their size after the map has its own.
            if window != nil { self.wanted = nil }
        }
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { mover.stop() }
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsPicture()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        resize()
        (picture.frame, annotationStage.layer.frame) = (bounds, bounds)
        layOutControls()
        guard bounds.width > 0, bounds.height > 0 else { return }
        overlayStage.addRenderers()
        annotationStage.update()
        if !hasLoaded, window != nil {
            hasLoaded = true
            wanted = nil
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.tellLoaded() } }
        }
    }

    private func layOutControls() {
        let open = mover.projection.open
        compass.frame = CGRect(x: open.maxX - 44 - 5, y: open.minY + 5, width: 44, height: 44)
        compass.isHidden = !showsCompass || mover.projection.heading == 0
        scaleView.frame = CGRect(x: open.minX + 14, y: open.minY + 8, width: min(open.width / 2, 200), height: 26)
        scaleView.isHidden = !showsScale
        compass.update()
        scaleView.setNeedsDisplay()
    }

    final func addCallout(_ callout: CalloutView) { insertSubview(callout, belowSubview: scaleView) }

    final func setNeedsPicture() { picture.setNeedsDisplay() }

    /// What is drawn now.
    private func pictureNow() -> MapPicture? {
        guard mover.projection.size.width > 0 else { return nil }
        let scale = window?.screen.scale ?? traitCollection.displayScale
        return MapPicture(
            ground: MapGround(
                projection: mover.projection, type: mapType, isDark: traitCollection.userInterfaceStyle == .dark),
            overlays: overlayStage.drawn, pixelsPerPoint: scale > 0 ? scale : 2)
    }
}
