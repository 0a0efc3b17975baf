import MapKit
import SwiftUI

/// What a map is told beside its content.
struct MapSettings {
    enum Place {
        case initial(MapCameraPosition)
        case position(Binding<MapCameraPosition>)
        case region(Binding<MKCoordinateRegion>)
        case rect(Binding<MKMapRect>)
    }

    let place: Place
    var bounds: MapCameraBounds?
    var modes = MapInteractionModes.all
    var showsUser = false
    var tracking: Binding<MapUserTrackingMode>?
    /// Reads and writes what is selected.
    var selected: (() -> AnyHashable?)?
    var select: ((AnyHashable?) -> Void)?

    init(initial: MapCameraPosition, bounds: MapCameraBounds?, modes: MapInteractionModes) {
        (place, self.bounds, self.modes) = (.initial(initial), bounds, modes)
    }

    init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds?, modes: MapInteractionModes) {
        (place, self.bounds, self.modes) = (.position(position), bounds, modes)
    }

    init(
        region: Binding<MKCoordinateRegion>, modes: MapInteractionModes, showsUser: Bool,
        tracking: Binding<MapUserTrackingMode>?
    ) { (place, self.modes, self.showsUser, self.tracking) = (.region(region), modes, showsUser, tracking) }

    init(
        rect: Binding<MKMapRect>, modes: MapInteractionModes, showsUser: Bool, tracking: Binding<MapUserTrackingMode>?
    ) { (place, self.modes, self.showsUser, self.tracking) = (.rect(rect), modes, showsUser, tracking) }

    mutating func select<Value: Hashable>(by binding: Binding<Value?>) {
        selected = { binding.wrappedValue.map { AnyHashable($0) } }
        select = { binding.wrappedValue = $0?.base as? Value }
    }
}

/// Style, controls and listeners of the maps in a view.
struct MapEnvironment {
    var style: MapStyle?
    /// Nil: the standard ones.
    var controls: [MapControlKind]?
    var showsControls = true
    var listeners: [(frequency: MapCameraUpdateFrequency, tell: (MapCameraUpdateContext) -> Void)] = []
    var proxy: MapProxyBox?
}

private struct MapEnvironmentKey: EnvironmentKey {
    static var defaultValue: MapEnvironment { MapEnvironment() }
}

extension EnvironmentValues {
    var mapEnvironment: MapEnvironment {
        get { self[MapEnvironmentKey.self] }
        set { self[MapEnvironmentKey.self] = newValue }
    }
}

extension View {
    /// Says how the maps in the view look.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View {
        transformEnvironment(\.mapEnvironment) { $0.style = style }
    }
    /// Says which controls the maps in the view have.
    nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let kinds = MapControlKind.kinds(in: content())
        return transformEnvironment(\.mapEnvironment) { $0.controls = kinds }
    }
    /// Says whether controls of the maps in the view are seen.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.mapEnvironment) { $0.showsControls = visibility != .hidden }
    }
    /// Has a name for the maps and controls of the view. There is one map for each control here.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Hears of cameras of the maps in the view that have moved.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapEnvironment) { $0.listeners.append((frequency, action)) }
    }
    /// Hears of cameras of the maps in the view that have moved.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}
