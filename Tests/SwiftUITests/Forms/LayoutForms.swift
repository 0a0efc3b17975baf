import SwiftUI

/// Stacks, frames, grids and readers as apps write them.
struct LayoutForms: View {
    @State private var width: CGFloat = 0
    @State private var position: Int? = 1
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.layoutDirection) private var direction
    private let items = ["a", "b", "c"]

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical, showsIndicators: false) {
                stacks
                frames
                grids
                places
                readers
                if horizontal == .compact, vertical == .regular, direction == .rightToLeft { EmptyView() }
            }
            .frame(width: proxy.size.width)
            .onAppear { width = proxy.frame(in: .global).width - proxy.safeAreaInsets.leading }
        }
    }

    @ViewBuilder private var stacks: some View {
        VStack { Text("a") }
        VStack(alignment: .leading) { Text("a") }
        VStack(spacing: 4) { Text("a") }
        VStack(alignment: .trailing, spacing: 0) {
            Text("a")
            Spacer()
            Spacer(minLength: 8)
            Divider()
        }
        HStack(alignment: .top, spacing: 0) { Text("a") }
        HStack(alignment: .firstTextBaseline) { Text("a") }
        HStack(alignment: .lastTextBaseline) { Text("a") }
        HStack(alignment: .bottom) { Text("a") }
        HStack(alignment: .center) { Text("a").layoutPriority(1) }
        ZStack { Text("a") }
        ZStack(alignment: .topLeading) { Text("a").zIndex(1) }
        Group { Text("a") }
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
            Section(header: Text("Header")) { ForEach(items, id: \.self) { Text($0) } }
        }
        ScrollView(.horizontal) {
            LazyHStack(alignment: .top, spacing: 8) { ForEach(0..<3) { Text("\($0)") } }.scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        .scrollClipDisabled()
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, 16, for: .scrollContent)
    }

    @ViewBuilder private var frames: some View {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10, alignment: .bottomTrailing)
        Color.red.frame(height: 4)
        Text("a").frame(maxWidth: .infinity, alignment: .leading)
        Text("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 44, maxHeight: 100, alignment: .center)
        Text("a").frame(idealWidth: 100, maxWidth: 200)
        Text("a").padding().padding(4).padding(.horizontal).padding(.vertical, 8)
        Text("a").padding([.top, .leading], 4).padding(.bottom, 3).padding(.trailing).padding(.all, 1)
        Text("a").padding(EdgeInsets()).padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("a").offset(x: 1, y: 2).offset(CGSize(width: 1, height: 2)).offset(y: -3)
        Text("a").position(x: 10, y: 10).frame(width: 20, height: 20)
        Text("a").background(Color.red).background(.ultraThinMaterial).background { Color.blue }
        Text("a").background(Color.blue, ignoresSafeAreaEdges: .bottom)
        Text("a").background(alignment: .bottom) { Color.blue }
        Text("a").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        Text("a").background(.regularMaterial, in: .rect(cornerRadius: 8)).background(Circle(), alignment: .top)
        Text("a").overlay(Circle(), alignment: .topTrailing).overlay { Text("b") }.overlay(.red)
        Text("a").overlay(alignment: .bottomLeading) { Text("b") }
        Color.green.ignoresSafeArea()
        Color.green.ignoresSafeArea(.container, edges: .bottom).ignoresSafeArea(.keyboard, edges: .all)
        Color.green.edgesIgnoringSafeArea(.all).aspectRatio(1, contentMode: .fit)
        Color.green.aspectRatio(contentMode: .fill).frame(height: 10).clipped()
        Text("a").safeAreaInset(edge: .bottom, alignment: .center, spacing: 0) { Text("inset") }
        Text("a").safeAreaPadding(.horizontal, 16)
        Text("a").containerRelativeFrame(.horizontal)
    }

    @ViewBuilder private var grids: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.flexible(minimum: 20, maximum: .infinity))]) {
            ForEach(items, id: \.self) { Text($0) }
        }
        LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 3), alignment: .leading, spacing: 4
        ) {
            ForEach(items, id: \.self) { Text($0) }
        }
        LazyVGrid(columns: [GridItem(), GridItem(.fixed(30), spacing: 2, alignment: .top)]) { Text("a") }
        LazyHGrid(rows: [GridItem(.fixed(30))], spacing: 4) { Text("a") }.frame(height: 40)
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
            GridRow {
                Text("a"); Text("b")
            }
            GridRow(alignment: .top) { Text("c").gridCellColumns(2) }
            Divider().gridCellUnsizedAxes(.horizontal)
        }
    }

    @ViewBuilder private var places: some View {
        Text("a").alignmentGuide(.leading) { $0[.trailing] }
        Text("a").alignmentGuide(.top) { dimensions in dimensions.height / 2 + dimensions[VerticalAlignment.center] }
        Text("a").alignmentGuide(HorizontalAlignment.listRowSeparatorLeading) { _ in 0 }
        Text("a").alignmentGuide(.custom) { $0.width }
        Text("a").coordinateSpace(name: "space").coordinateSpace(.named("other"))
        ViewThatFits {
            Text("a long text"); Text("a")
        }
        ViewThatFits(in: .horizontal) { Text("a") }
        Flow(spacing: 4) { ForEach(items, id: \.self) { Text($0) } }
        Flow { Text("a") }
        AnyLayout(VStackLayout(spacing: 1)) { Text("a") }
        Text("a").flipsForRightToLeftLayoutDirection(true)
        Text("a").environment(\.layoutDirection, .rightToLeft)
    }

    @ViewBuilder private var readers: some View {
        GeometryReader { geometry in
            Color.clear.preference(key: WidthKey.self, value: geometry.size.width)
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
        ScrollViewReader { proxy in
            ScrollView { Text("a").id("top") }
                .frame(height: 20)
                .onChange(of: width) {
                    withAnimation { proxy.scrollTo("top", anchor: .bottom) }
                    proxy.scrollTo("top")
                }
        }
        Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { geometry in
                    anchor.map { Rectangle().stroke().frame(width: geometry[$0].width) }
                }
            }
            .backgroundPreferenceValue(BoundsKey.self) { _ in Color.clear }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private enum CustomAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
    fileprivate static let custom = HorizontalAlignment(CustomAlignment.self)
}

private struct Flow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(proposal.replacingUnspecifiedDimensions().width, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, point) in zip(subviews, arrange(proposal.width ?? bounds.width, subviews).points) {
            subview.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .topLeading,
                proposal: .unspecified)
        }
    }

    private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, points: [CGPoint]) {
        var (x, y, line, points) = (CGFloat(0), CGFloat(0), CGFloat(0), [CGPoint]())
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x + size.width > width, x > 0 { (x, y, line) = (0, y + line + spacing, 0) }
            points.append(CGPoint(x: x, y: y))
            (x, line) = (x + size.width + spacing, max(line, size.height))
        }
        return (CGSize(width: width, height: y + line), points)
    }
}
