import SwiftUI

/// Colors, shapes, images, gradients and effects as apps write them.
struct ShapeForms: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.self) private var environment
    @State private var isOn = false

    var body: some View {
        ScrollView {
            colors
            styles
            shapes
            images
            effects
            canvases
        }
    }

    @ViewBuilder private var colors: some View {
        HStack {
            Color.red
            Color.orange
            Color.yellow
            Color.green
            Color.mint
            Color.teal
            Color.blue
            Color.indigo
            Color.purple
            Color.pink
            Color.brown
            Color.white
            Color.gray
            Color.black
            Color.clear
            Color.primary
            Color.secondary
            Color.accentColor
        }
        Color("Brand")
        Color("Brand", bundle: .main)
        Color(.systemBackground)
        Color(UIColor.label)
        Color(uiColor: .secondarySystemBackground)
        Color(red: 1, green: 0.5, blue: 0)
        Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)
        Color(.displayP3, red: 1, green: 0.5, blue: 0)
        Color(white: 0.5)
        Color(white: 0.5, opacity: 0.2)
        Color(hue: 0.5, saturation: 1, brightness: 1)
        Color(cgColor: UIColor.red.cgColor).opacity(0.5)
        Text(UIColor(Color.red) == .red ? "same" : "other")
        Text(Color.red.resolve(in: environment).description)
        Text(colorScheme == .dark ? "dark" : colorScheme == .light ? "light" : "none")
        Rectangle().fill(Color.red.gradient)
    }

    @ViewBuilder private var styles: some View {
        Text("a").foregroundStyle(.primary)
        Text("a").foregroundStyle(.secondary).foregroundStyle(.tertiary).foregroundStyle(.quaternary)
        Text("a").foregroundStyle(.tint).tint(.red).tint(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        ).accentColor(.purple)
        Text("a").foregroundStyle(.red, .blue).foregroundStyle(.white.opacity(0.5)).foregroundStyle(.clear)
        Text("a").foregroundStyle(.black).foregroundStyle(.gray).foregroundStyle(.orange).foregroundStyle(.yellow)
        Text("a").foregroundColor(Color.green).foregroundColor(.blue)
        Text("a").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(HierarchicalShapeStyle.primary))
        Text("a").background(.background).background(.bar).background(.thinMaterial).background(Material.thick)
        Text("a").border(.red).border(Color.blue, width: 2)
        Text("a").colorScheme(.dark).preferredColorScheme(nil).environment(\.colorScheme, .dark)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        LinearGradient(
            gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing)
        LinearGradient(
            gradient: Gradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]),
            startPoint: UnitPoint(x: 0, y: 0), endPoint: .topTrailing)
        LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .bottomLeading, endPoint: .center)
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
        AngularGradient(colors: [.red, .blue], center: .center)
        AngularGradient(gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .degrees(90))
        EllipticalGradient(colors: [.red, .blue])
        Text("a").glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
        Text("a").containerBackground(.blue, for: .navigation)
    }

    @ViewBuilder private var shapes: some View {
        Circle().fill(Color.red).frame(width: 10, height: 10)
        Circle().fill(.blue.gradient)
        Circle().stroke(Color.red)
        Circle().stroke(.red, lineWidth: 2)
        Circle().stroke(lineWidth: 3).foregroundColor(.red)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [2, 4]))
        Circle().stroke(style: StrokeStyle(lineWidth: 2)).trim(from: 0, to: 0.5)
        Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4).rotationEffect(.degrees(-90))
        Circle().strokeBorder(.red, lineWidth: 2)
        Circle().strokeBorder(Color.blue)
        Circle().inset(by: 2).fill(.red)
        Rectangle().fill(.clear)
        RoundedRectangle(cornerRadius: 8).fill(.red)
        RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder()
        RoundedRectangle(cornerSize: CGSize(width: 4, height: 4))
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8)
        Capsule()
        Capsule(style: .circular)
        Ellipse()
        ContainerRelativeShape()
        Triangle().fill(.red)
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 10))
            path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
            path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
            path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
            path.addArc(center: .zero, radius: 4, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
            path.addPath(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
            path.addLines([.zero, CGPoint(x: 1, y: 1)])
            path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 8, height: 8), cornerSize: CGSize(width: 2, height: 2))
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
            path.closeSubpath()
        }
        .fill(.red)
        Path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath)
        Text("a").clipShape(Circle()).clipShape(.capsule).clipShape(.rect).clipShape(.circle)
        Text("a").clipShape(RoundedRectangle(cornerRadius: 2), style: FillStyle()).cornerRadius(4)
        Text("a").contentShape(Rectangle()).contentShape(.rect)
        Text("a").contentShape(.interaction, Circle())
        Text("a").mask(Circle()).mask { Text("b") }.mask(alignment: .top) { Rectangle() }
    }

    @ViewBuilder private var images: some View {
        Image("picture")
        Image("picture", bundle: .main).renderingMode(.template).resizable()
        Image(systemName: "star.fill").imageScale(.large).symbolRenderingMode(.hierarchical)
        Image(systemName: "star").imageScale(.small).imageScale(.medium).symbolVariant(.fill)
        Image(systemName: "star").symbolRenderingMode(.palette).renderingMode(.original)
        Image(systemName: "star").resizable().scaledToFit().frame(width: 20, height: 20)
        Image(systemName: "wifi", variableValue: 0.5)
        Image(uiImage: UIImage()).resizable().interpolation(.high).antialiased(true).scaledToFill()
        Image(uiImage: UIImage()).resizable(capInsets: EdgeInsets(), resizingMode: .tile).accessibilityHidden(true)
        Image(decorative: "picture")
        Image(systemName: "star").symbolEffect(.pulse).symbolEffect(.bounce, value: isOn)
        Image(systemName: "star").symbolEffect(.variableColor.iterative, options: .repeating, isActive: isOn)
        AsyncImage(url: URL(string: "https://example.invalid/a.png"))
        AsyncImage(url: nil) { image in
            image.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: nil) { phase in
            if let image = phase.image { image } else if phase.error != nil { Text("failed") } else { Color.gray }
        }
        AsyncImage(url: nil, scale: 2, transaction: Transaction(animation: .default)) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image
            case .failure: Image(systemName: "photo")
            @unknown default: EmptyView()
            }
        }
    }

    @ViewBuilder private var effects: some View {
        Text("a").opacity(0.5).shadow(radius: 2).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        Text("a").blur(radius: 2).saturation(0.5).brightness(0.1).contrast(0.9).grayscale(0.2).hueRotation(.degrees(9))
        Text("a").blendMode(.multiply).compositingGroup().drawingGroup().luminanceToAlpha().colorMultiply(.red)
        Text("a").rotationEffect(.degrees(90)).rotationEffect(Angle(degrees: 45), anchor: .topLeading)
        Text("a").rotationEffect(Angle.radians(1)).rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
        Text("a").scaleEffect(2).scaleEffect(x: 1, y: -1).scaleEffect(0.5, anchor: .leading)
        Text("a").scaleEffect(CGSize(width: 1, height: 2)).modifier(Shake(amount: 1)).colorInvert()
        Text("a").transformEffect(CGAffineTransform(translationX: 1, y: 0)).visualEffect { view, proxy in
            view.offset(x: proxy.size.width)
        }
    }

    @ViewBuilder private var canvases: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.blue), lineWidth: 2)
            context.draw(Text("a"), at: CGPoint(x: 5, y: 5))
        }
        .frame(width: 20, height: 20)
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
            Text(context.date, style: .time)
        }
        TimelineView(.animation(minimumInterval: 1, paused: true)) { Text("\($0.date.timeIntervalSince1970)") }
    }
}

private struct Triangle: Shape {
    var height = 1.0
    var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY * height))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: sin(amount * .pi) * 4, y: 0))
    }
}
