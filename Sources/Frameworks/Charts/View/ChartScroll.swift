import SwiftUI

/// How a chart's scrolling ends: at values that an app asks for.
public protocol ChartScrollTargetBehavior {}

/// Ends at multiples of a number, or at dates that match.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    let snap: ChartScrollSnap
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Scrolling ends at multiples of a number.
    public static func valueAligned<P: Plottable & Numeric>(unit: P) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(snap: .multiple(Primitive(unit).number ?? 1))
    }
    /// Scrolling ends at dates that match components.
    public static func valueAligned(matching components: DateComponents) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(snap: .matching(components))
    }
}

extension View {
    /// Says how scrolling of charts ends.
    nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
        let snap = (behavior as? ValueAlignedChartScrollTargetBehavior)?.snap
        return chartSetting { $0.scrollSnap = snap }
    }
}

/// To which values scrolling is rounded.
enum ChartScrollSnap {
    case multiple(Double)
    case matching(DateComponents)

    func rounded(_ value: Primitive, calendar: Calendar) -> Primitive {
        switch (self, value) {
        case (.multiple(let unit), .number(let number)) where unit > 0: return .number((number / unit).rounded() * unit)
        case (.multiple(let unit), .date(let date)) where unit > 0:
            return .date(
                Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / unit).rounded() * unit))
        case (.matching(let components), .date(let date)):
            let after = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
            let before = calendar.nextDate(
                after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
            guard let after else { return before.map { .date($0) } ?? value }
            guard let before else { return .date(after) }
            return .date(after.timeIntervalSince(date) < date.timeIntervalSince(before) ? after : before)
        default: return value
        }
    }
}

/// Where a chart is scrolled to: at which fractions of its axes the seen parts begin.
struct ChartScroll: Equatable {
    var x: Double?
    var y: Double?
    /// Where they were when a finger came down.
    var xAtStart: Double?
    var yAtStart: Double?

    /// Lets a model show what is seen.
    func show(_ model: inout ChartModel, _ settings: ChartSettings) {
        if settings.scrollableAxes.contains(.horizontal) || settings.x.visibleLength != nil {
            model.x = seen(model.x, x, settings.x, settings.xScroll)
        }
        if settings.scrollableAxes.contains(.vertical) || settings.y.visibleLength != nil {
            model.y = seen(model.y, y, settings.y, settings.yScroll)
        }
    }

    private func seen(
        _ scale: PositionScale, _ own: Double?, _ settings: ChartSettings.Scale,
        _ position: ChartSettings.ScrollPosition
    ) -> PositionScale {
        let length = settings.visibleLength.map { scale.part(ofLength: $0) } ?? 1
        let asked = position.read?() ?? (own == nil ? position.initial : nil)
        let start = asked.flatMap { scale.wholeFraction(of: $0) } ?? own ?? 0
        return scale.showing(start: min(max(start, 0), 1 - length), length: length)
    }
}

/// Selects and scrolls by fingers on the plot.
struct PlotGestures: ViewModifier {
    let geometry: PlotGeometry
    let settings: ChartSettings
    @Binding var scroll: ChartScroll
    @Environment(\.calendar) private var calendar
    @GestureState private var isTouched = false

    func body(content: Content) -> some View {
        if settings.gesture != nil || selects || !settings.scrollableAxes.isEmpty {
            touchable(content)
        } else {
            content
        }
    }

    private var selects: Bool {
        settings.xSelection != nil || settings.ySelection != nil || settings.angleSelection != nil
    }

    @ViewBuilder private func touchable(_ content: Content) -> some View {
        let area = content.contentShape(Rectangle())
        if selects {
            // Beside the scroll view around, which goes on where the finger goes its way: then the drag fails, and nothing is selected.
            area.simultaneousGesture(
                selection.updating($isTouched) { _, isTouched, _ in isTouched = true }.onChanged { select($0) }
            )
            .onChange(of: isTouched) { _, isTouched in if !isTouched { clear() } }
        } else if !settings.scrollableAxes.isEmpty {
            area.gesture(
                DragGesture(minimumDistance: 10).onChanged { scroll(by: $0.translation) }
                    .onEnded { endScrolling(by: $0.translation) })
        } else if let gesture = settings.gesture {
            area.modifier(ProxyGesture(geometry: geometry, gesture: gesture))
        }
    }

    // MARK: Selection

    /// The drag that selects from the first touch on. One across the plot's selectable axis is for what scrolls.
    private var selection: DragGesture {
        var drag = DragGesture(minimumDistance: 0)
        if settings.angleSelection == nil {
            if settings.ySelection == nil { drag.yieldingAxes = .vertical }
            if settings.xSelection == nil { drag.yieldingAxes = .horizontal }
        }
        return drag
    }

    private func select(_ drag: DragGesture.Value) {
        let (place, start) = (drag.location, drag.startLocation)
        if let selection = settings.xSelection {
            selection.value?(geometry.value(at: place.x, on: .horizontal))
            selection.range?(pair(start.x, place.x, .horizontal))
        }
        if let selection = settings.ySelection {
            selection.value?(geometry.value(at: place.y, on: .vertical))
            selection.range?(pair(start.y, place.y, .vertical))
        }
        settings.angleSelection?.value?(geometry.angleValue(at: geometry.angle(at: place)))
    }

    private func pair(_ a: CGFloat, _ b: CGFloat, _ axis: Axis) -> (Primitive, Primitive)? {
        guard let first = geometry.value(at: a, on: axis), let second = geometry.value(at: b, on: axis) else {
            return nil
        }
        return (first, second)
    }

    private func clear() {
        for selection in [settings.xSelection, settings.ySelection, settings.angleSelection] {
            selection?.value?(nil)
            selection?.range?(nil)
        }
    }

    // MARK: Scrolling

    private func scroll(by way: CGSize) {
        if settings.scrollableAxes.contains(.horizontal), geometry.size.width > 0 {
            let window = geometry.model.x.window
            let start = scroll.xAtStart ?? window.start
            let sign: CGFloat = geometry.isRightToLeft ? -1 : 1
            move(
                to: start - Double(sign * way.width / geometry.size.width) * window.length, geometry.model.x,
                settings.xScroll
            ) { scroll.x = $0 }
            scroll.xAtStart = start
        }
        if settings.scrollableAxes.contains(.vertical), geometry.size.height > 0 {
            let window = geometry.model.y.window
            let start = scroll.yAtStart ?? window.start
            move(
                to: start + Double(way.height / geometry.size.height) * window.length, geometry.model.y,
                settings.yScroll
            ) { scroll.y = $0 }
            scroll.yAtStart = start
        }
    }

    private func move(
        to start: Double, _ scale: PositionScale, _ position: ChartSettings.ScrollPosition, _ keep: (Double) -> Void
    ) {
        let start = min(max(start, 0), 1 - scale.window.length)
        keep(start)
        guard let write = position.write,
            let value = scale.showing(start: start, length: scale.window.length).value(at: 0.001, length: 1000)
        else { return }
        write(value)
    }

    private func endScrolling(by way: CGSize) {
        scroll(by: way)
        (scroll.xAtStart, scroll.yAtStart) = (nil, nil)
        guard let snap = settings.scrollSnap else { return }
        settle(geometry.model.x, scroll.x, settings.xScroll, snap) { scroll.x = $0 }
        settle(geometry.model.y, scroll.y, settings.yScroll, snap) { scroll.y = $0 }
    }

    private func settle(
        _ scale: PositionScale, _ start: Double?, _ position: ChartSettings.ScrollPosition, _ snap: ChartScrollSnap,
        _ keep: (Double) -> Void
    ) {
        guard let start,
            let value = scale.showing(start: start, length: scale.window.length).value(at: 0, length: 1000),
            let fraction = scale.wholeFraction(of: snap.rounded(value, calendar: calendar))
        else { return }
        move(to: fraction, scale, position, keep)
    }
}

/// Adds an app's gesture with a proxy of the plot under it.
private struct ProxyGesture: ViewModifier {
    let geometry: PlotGeometry
    let gesture: @MainActor (AnyView, ChartProxy) -> AnyView

    func body(content: Content) -> some View {
        content.overlay {
            Color.clear.contentShape(Rectangle())
                .anchorPreference(key: GesturePlotKey.self, value: .bounds) {
                    PlotReport(anchor: $0, geometry: geometry)
                }
                .overlayPreferenceValue(GesturePlotKey.self) { report in
                    if let report {
                        gesture(AnyView(Color.clear.contentShape(Rectangle())), ChartProxy(report: report))
                    }
                }
        }
    }
}

private struct GesturePlotKey: PreferenceKey {
    static var defaultValue: PlotReport? { nil }
    static func reduce(value: inout PlotReport?, nextValue: () -> PlotReport?) { value = value ?? nextValue() }
}
