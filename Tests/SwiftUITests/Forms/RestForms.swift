import SwiftUI

/// Types that apps name in their own declarations, and forms that two of 71 repositories write.
struct RestForms: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.openURL) private var openURL
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.layoutDirection) private var direction
    @Environment(\.sizeCategory) private var category
    @Namespace private var namespace
    @State private var names = ["a", "b"]
    @State private var isShown = false
    private let role: ButtonRole? = .cancel
    private let design: Font.Design = .rounded
    private let width: Font.Width = .compressed
    private let alignment: TextAlignment = .center
    private let axis: Axis = .vertical
    private let mode: ContentMode = .fit
    private let visibility: Visibility = .visible

    var body: some View {
        ScrollView {
            VStack {
                values
                styles
                layouts
                Named(namespace: namespace)
                Embedded()
            }
        }
        .scrollDismissesKeyboard(.immediately)
        .scenePadding(.horizontal)
        .toolbar { content }
        .environment(\.openURL, OpenURLAction { $0.scheme == "https" ? .handled : .systemAction })
    }

    private func close() {
        dismiss()
        presentationMode.wrappedValue.dismiss()
        if let url = URL(string: "https://example.com") { openURL(url) }
    }

    private func isRegular(_ size: UserInterfaceSizeClass?) -> Bool { size == .regular }

    @ToolbarContentBuilder private var content: some ToolbarContent {
        item(at: .topBarLeading)
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("End", role: .confirm, action: close) }
    }

    private func item(at placement: ToolbarItemPlacement) -> some ToolbarContent {
        ToolbarItem(placement: placement) { Text(verbatim: "Bar") }
    }

    @ViewBuilder private var values: some View {
        Text("one") + Text(" two").bold() + Text(verbatim: names[0])
        Text("design").fontDesign(design).fontWidth(width).multilineTextAlignment(alignment)
        Text("wide").fontWidth(.expanded)
        Text(direction == .leftToRight ? "left" : "right")
        Text(isRegular(sizeClass) ? "regular" : "compact")
        Text(category >= .accessibilityExtraLarge ? "large" : "small")
        Text([ContentSizeCategory.accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge].description)
        Text("small").dynamicTypeSize(.xSmall)
        Text("limited").dynamicTypeSize(.xSmall ... .xLarge)
        TextField("Name", text: $names[0])
        Image(systemName: "star").symbolRenderingMode(.monochrome)
        Image(systemName: "star").symbolRenderingMode(.multicolor)
        Text("Counting").accessibilityAddTraits(.updatesFrequently)
        Text("Sheet").contentShape(Rectangle()).gesture(
            DragGesture().onEnded { value in isShown = value.predictedEndLocation.y > 100 })
    }

    @ViewBuilder private var styles: some View {
        Button("1", role: role, action: close).buttonStyle(BorderedButtonStyle())
        Button("2", action: close).buttonStyle(BorderedProminentButtonStyle())
        Button("3", action: close).buttonStyle(.glassProminent)
        ControlGroup { Button("4", action: close) }.controlGroupStyle(.compactMenu)
        GlassEffectContainer(spacing: 8) { Text("glass").glassEffect() }
        Text("thick").background(.thickMaterial).background(.ultraThickMaterial)
        ProgressView(value: 0.5).progressViewStyle(Bars())
        Bordered(shape: RoundedRectangle(cornerRadius: 4))
        icon(.template)
        Text("row").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        Text("filters").blur(radius: 1).saturation(0.5).brightness(0.1).contrast(1.1).grayscale(0.2)
        Text("more").hueRotation(.degrees(20)).colorInvert().colorMultiply(.red).luminanceToAlpha()
        Text("groups").compositingGroup().drawingGroup().blendMode(.screen)
        Text("projected").projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.1)))
    }

    private func icon(_ mode: Image.TemplateRenderingMode) -> some View {
        Image(systemName: "star").renderingMode(mode).resizable().aspectRatio(contentMode: self.mode)
            .frame(width: 10)
    }

    @ViewBuilder private var layouts: some View {
        let layout = axis == .vertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout { Text("laid out") }
        GeometryReader { proxy in measured(proxy) }.frame(height: 10)
        Text("guide").alignmentGuide(.top) { dimensions in dimensions[.top] + dimensions[VerticalAlignment.center] / 9 }
        Text("anchored").anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
            .overlayPreferenceValue(PlaceKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor { Color.clear.frame(width: proxy[anchor].width) }
                }
            }
        List { Text("row") }.frame(height: 60).scrollContentBackground(visibility)
    }

    private func measured(_ proxy: GeometryProxy) -> some View { Text(verbatim: "\(proxy.size.width)") }
}

private enum PlaceKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

private struct Named: View {
    let namespace: Namespace.ID
    var body: some View { Text("named").matchedGeometryEffect(id: 1, in: namespace) }
}

private struct Bordered<S: InsettableShape>: View {
    let shape: S
    var body: some View { shape.strokeBorder(.red, lineWidth: 2).frame(height: 10) }
}

private struct Bars: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rectangle().frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 4)
    }
}

private final class ModalController: UIHostingController<Text> {
    override var isModalInPresentation: Bool {
        get { true }
        set {}
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

private struct Embedded: UIViewControllerRepresentable {
    func makeUIViewController(context: UIViewControllerRepresentableContext<Embedded>) -> UIViewController {
        let controller = ModalController(rootView: Text("embedded"))
        controller.safeAreaRegions = .container
        return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct ScenesOf: App {
    @SceneBuilder private var others: some Scene { WindowGroup(id: "other") { Text("other") } }
    var body: some Scene { others }
}
