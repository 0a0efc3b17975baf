import SwiftUI
import UIKit

/// What libraries of views write beside what apps do: closures that they keep, older forms, modifiers of modifiers.
struct LibraryForms: View {
    @State private var amount = 0.5
    @State private var count = 1
    private let shade = LinearGradient(colors: [.red, .clear], startPoint: .bottom, endPoint: .top)

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                KeptActionButton(label: Text("Kept")) { proxy.scrollToTop() }
                sliders
                ZStack {
                    shade.opacity(0.5)
                    shade.blendMode(.hardLight)
                    Color.red.blendMode(.hardLight)
                    Rectangle().fill(shade.opacity(0.5))
                }
                drops
                colors
                Text("Modified")
                    .modifier(Moved(distance: amount).animation(.easeInOut))
                    .modifier(Moved(distance: amount).animation(nil).transaction { $0.animation = nil })
                    .modifier(_AppearanceActionModifier(appear: {}, disappear: {}))
                    ._onButtonGesture(pressing: { _ in }, perform: {})
            }
        }
    }

    @ViewBuilder private var sliders: some View {
        Slider(
            value: $amount, in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
            maximumValueLabel: Text("10")
        ) { Text("Amount") }
        Slider(value: $amount, minimumValueLabel: Text("0"), maximumValueLabel: Text("1"), label: { Text("Amount") })
        Stepper(onIncrement: { count += 1 }, onDecrement: nil, label: { Text("Count") })
        Stepper(value: $count, in: 0...10, onEditingChanged: { _ in }) { Text("Count") }
        Stepper(value: $count, onEditingChanged: { _ in }, label: { Text("Count") })
    }

    @available(*, deprecated) private var dropped: some View {
        Text("Dropped").onDrop(of: ["public.image", "public.text"], isTargeted: nil) { _, _ in true }
    }

    /// An asset's constant, one of UIKit's colours of the same name, a colour literal as it is lowered, and colours by their parts.
    @ViewBuilder private var colors: some View {
        Color(.accentOfLibraries)
        Color(.systemBackground)
        Color(_porticoColor(red: 1, green: 0, blue: 0, alpha: 1))
        Color(.init(red: 1, green: 0, blue: 0, alpha: 1))
        Color(UIColor.red.cgColor)
    }

    @ViewBuilder private var drops: some View {
        Text("Drop").onDrop(of: [.image], isTargeted: nil) { _ in true }
    }
}

/// The closure is nobody's in particular: Apple's initializers take it in Swift 6, too.
private struct KeptActionButton<Content: View>: View {
    let label: Content
    let action: () -> Void

    var body: some View {
        Button(action: action) { label }
        Button("Title", action: action)
        Button("Title", role: .destructive, action: action)
        Menu("Menu", content: { label }, primaryAction: action)
    }
}

extension ScrollViewProxy {
    /// Not on the main actor, as libraries declare it.
    fileprivate func scrollToTop() { scrollTo("top", anchor: .top) }
}

private struct Moved: ViewModifier, Animatable {
    nonisolated(unsafe) var distance: Double

    nonisolated init(distance: Double) { self.distance = distance }

    nonisolated var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: distance) }
}

extension ColorResource {
    fileprivate static let accentOfLibraries = ColorResource(name: "none", bundle: .main)
}

extension UIColor {
    fileprivate static var accentOfLibraries: UIColor { UIColor(resource: .accentOfLibraries) }
}
