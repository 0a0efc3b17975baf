import Observation
import PorticoCombine
import SwiftUI

/// State, environment and life cycle as apps write them.
struct StateForms: View {
    @State private var number = 0
    @State private var optional: String?
    @State private var settings: Settings
    @State private var clock = Clock()
    @StateObject private var model = Model()
    @StateObject private var other: Model
    @AppStorage("name") private var name = "Ada"
    @AppStorage("kind", store: .standard) private var kind = Kind.one
    @AppStorage("maybe") private var maybe: String?
    @SceneStorage("tab") private var tab = 1
    @Environment(\.theme) private var theme
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.displayScale) private var displayScale
    @Environment(\.isPresented) private var isPresented
    @Environment(\.undoManager) private var undoManager
    @Environment(\.openWindow) private var openWindow

    enum Kind: String { case one, two }

    struct Settings: Equatable {
        var isOn = false
        var names = ["a", "b"]
    }

    init(settings: Settings = Settings()) {
        _settings = State(initialValue: settings)
        _optional = State(wrappedValue: nil)
        _other = StateObject(wrappedValue: Model())
    }

    var body: some View {
        VStack {
            Child(number: $number, isOn: $settings.isOn)
            Child(number: .constant(3), isOn: Binding.constant(true))
            Child(number: Binding(get: { number }, set: { number = $0 }), isOn: $settings.isOn.animation())
            Child(number: Binding(get: { number }, set: { value, _ in number = value }), isOn: $model.isOn)
            Child(number: $clock.ticks, isOn: $settings.isOn.animation(.easeIn))
            ObservedChild(model: model).environmentObject(other)
            ObservableChild(clock: clock).environment(clock)
            ForEach($settings.names, id: \.self) { $name in TextField("Name", text: $name) }
            if let value = Binding($optional) { TextField("Value", text: value) }
            Text(theme.name).environment(\.theme, Theme(name: "own")).theme("other")
            Text(scenePhase == .active ? "active" : scenePhase == .background ? "background" : "inactive")
            Text("\(name) \(kind.rawValue) \(maybe ?? "") \(tab) \(reduceMotion ? 1 : 0) \(Int(displayScale))")
            Text(redactionReasons.contains(.placeholder) ? calendar.timeZone.identifier : timeZone.identifier)
            Text(isPresented ? "presented" : "root")
            Button("Window") { openWindow(id: "other") }.disabled(undoManager != nil)
        }
        .onAppear { number += 1 }
        .onAppear(perform: appear)
        .onDisappear { number -= 1 }
        .onDisappear(perform: appear)
        .task { await load() }
        .task(id: number) { await load() }
        .task(priority: .background) { await load() }
        .onChange(of: number) { appear() }
        .onChange(of: number) { old, new in print(old, new) }
        .onChange(of: scenePhase, initial: true) { _, phase in print(phase) }
        .onReceive(model.$isOn) { _ in }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
        .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in }
        .onOpenURL { url in print(url) }
        .onContinueUserActivity("activity") { _ in }
        .userActivity("activity") { $0.title = "Title" }
        .environment(\.locale, Locale(identifier: "de"))
        .environment(\.managedObjectContextName, "main")
        .modifier(Card(radius: 4))
        .card()
        .transaction { $0.animation = nil }
        .transformEnvironment(\.theme) { $0 = Theme(name: $0.name + "!") }
    }

    private func appear() {}

    private func load() async {}
}

private struct Child: View {
    @Binding var number: Int
    @Binding private var isOn: Bool

    init(number: Binding<Int>, isOn: Binding<Bool>) {
        _number = number
        self._isOn = isOn
    }

    var body: some View {
        Toggle("\(number)", isOn: $isOn).onTapGesture {
            $number.wrappedValue += 1
            withTransaction(Transaction(animation: .default)) { isOn.toggle() }
        }
    }
}

private struct ObservedChild: View {
    @ObservedObject var model: Model
    @EnvironmentObject private var other: Model

    init(model: Model) { self.model = model }

    var body: some View {
        Toggle(isOn: $model.isOn) { Text(other.title) }
    }
}

private struct ObservableChild: View {
    @Bindable var clock: Clock
    @Environment(Clock.self) private var current
    @Environment(Clock.self) private var maybe: Clock?

    var body: some View {
        @Bindable var bound = current
        Stepper("\(current.ticks) \(maybe == nil ? 0 : 1)", value: $bound.ticks)
        Stepper("\(clock.ticks)", value: $clock.ticks)
    }
}

private final class Model: ObservableObject {
    @Published var isOn = false
    @Published private(set) var title = "Title"
    func change() { objectWillChange.send() }
}

@Observable @MainActor private final class Clock {
    var ticks = 0
    @ObservationIgnored var hidden = 0
}

private struct Theme { var name = "plain" }

private struct NameKey: EnvironmentKey {
    static let defaultValue = "none"
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

extension EnvironmentValues {
    fileprivate var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    fileprivate var managedObjectContextName: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

extension View {
    fileprivate func theme(_ name: String) -> some View { environment(\.theme, Theme(name: name)) }
    fileprivate func card() -> some View { modifier(Card()) }
}

private struct Card: ViewModifier {
    var radius: CGFloat = 8
    @State private var isHovered = false

    func body(content: Content) -> some View {
        content.padding().background(Color.white).cornerRadius(radius).onHover { isHovered = $0 }
    }
}

private struct Stored: DynamicProperty {
    @State private var value = 0
    mutating func update() {}
}
