/// A dynamic property of a view, and what it is now, for an inspector.
struct PropertyReading {
    /// As it is declared; that of one in another is behind it: “form.name”.
    let name: String
    let type: Any.Type
    /// Nil where it isn't told.
    let value: Any?
}

/// A property whose value can be told without running anything of the app's.
protocol InspectedDynamicProperty: GraphProperty {
    @MainActor var inspectedValue: Any? { get }
}

extension State: InspectedDynamicProperty {
    var inspectedValue: Any? { wrappedValue }
}
extension Binding: InspectedDynamicProperty {
    /// What an app's closure gives, or a subscript by an index of earlier, isn't asked for.
    var inspectedValue: Any? { reachesStateItself ? wrappedValue : nil }
}
extension ObservedObject: InspectedDynamicProperty {
    var inspectedValue: Any? { wrappedValue }
}
extension StateObject: InspectedDynamicProperty {
    var inspectedValue: Any? { madeObject }
}
extension EnvironmentObject: InspectedDynamicProperty {
    var inspectedValue: Any? { foundObject }
}
extension AppStorage: InspectedDynamicProperty {
    var inspectedValue: Any? { wrappedValue }
}
extension SceneStorage: InspectedDynamicProperty {
    var inspectedValue: Any? { wrappedValue }
}
extension FocusState: InspectedDynamicProperty {
    var inspectedValue: Any? { wrappedValue }
}
extension GestureState: InspectedDynamicProperty {
    var inspectedValue: Any? { wrappedValue }
}
extension ScaledMetric: InspectedDynamicProperty {
    var inspectedValue: Any? { wrappedValue }
}
extension Environment: InspectedDynamicProperty {
    /// An object that isn't there may not be asked for.
    var inspectedValue: Any? { readsObject ? nil : wrappedValue }
}
