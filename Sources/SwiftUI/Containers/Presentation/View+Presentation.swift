import UIKit

extension View {
    /// Presents a sheet while a binding is true.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(.sheet, isPresented, onDismiss, nil, content) }

    /// Presents a sheet while a binding has a value.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(.sheet, item, onDismiss, nil, content) }

    /// Covers the screen while a binding is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(.cover, isPresented, onDismiss, nil, content) }

    /// Covers the screen while a binding has a value.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(.cover, item, onDismiss, nil, content) }

    /// Presents a popover while a binding is true; on a phone a sheet.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(.popover, isPresented, nil, attachmentAnchor, content) }

    /// Presents a popover while a binding has a value; on a phone a sheet.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(.popover, item, nil, attachmentAnchor, content) }

    nonisolated private func present<Content: View>(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ anchor: PopoverAttachmentAnchor?, _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                reset: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss,
                content: { AnyView(content()) }, anchor: anchor))
    }

    nonisolated private func present<Item: Identifiable, Content: View>(
        _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ anchor: PopoverAttachmentAnchor?, _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind, identity: { item.wrappedValue.map { AnyHashable($0.id) } },
                reset: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss,
                content: { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
                anchor: anchor))
    }

    nonisolated private func presentation(_ change: @escaping (inout PresentationValues) -> Void) -> some View {
        transformPreference(PresentationKey.self, change)
    }

    /// Sets the heights at which the view's sheet rests.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { $0.detents = PresentationDetent.sorted(detents) }
    }
    /// Sets the heights at which the view's sheet rests, and which one it has.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // The binding is read here: the sheet follows it.
        let chosen = selection.wrappedValue
        return presentation {
            $0.detents = PresentationDetent.sorted(detents.union([chosen]))
            $0.selection = selection
        }
    }
    /// Shows or hides the grabber of the view's sheet.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.dragIndicator = visibility }
    }
    /// Sets the radius of the corners of the view's sheet.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentation { $0.cornerRadius = cornerRadius }
    }
    /// Sets the background of the view's sheet.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentation { $0.background = AnyShapeStyle(style) }
    }
    /// Sets whether what is behind the view's sheet can be touched.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
    {
        presentation { $0.largestUndimmed = interaction.largest }
    }
    /// Sets what the view's popover becomes where there is little room.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }
    /// Sets whether the view's popover stays one where there is little room in width, and in height.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentation { ($0.compactWidth, $0.compactHeight) = (horizontalAdaptation, verticalAdaptation) }
    }
    /// Keeps people from taking the view's sheet away.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentation { $0.isDismissDisabled = isDisabled }
    }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor {
    /// To a rectangle.
    case rect(Anchor<CGRect>.Source)
    /// To a point of the view.
    case point(UnitPoint)
}

/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let largest: PresentationDetent?

    /// As the system decides: it can't.
    public static var automatic: PresentationBackgroundInteraction { .init(largest: nil) }
    /// It can't.
    public static var disabled: PresentationBackgroundInteraction { .init(largest: nil) }
    /// It can.
    public static var enabled: PresentationBackgroundInteraction { .init(largest: .large) }
    /// It can up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(largest: detent)
    }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let kind: Int

    public static var automatic: PresentationAdaptation { .init(kind: 0) }
    public static var none: PresentationAdaptation { .init(kind: 1) }
    public static var popover: PresentationAdaptation { .init(kind: 2) }
    public static var sheet: PresentationAdaptation { .init(kind: 3) }
    public static var fullScreenCover: PresentationAdaptation { .init(kind: 4) }

    /// UIKit's style for what a popover becomes; nil where that is left to the system.
    @MainActor var style: UIModalPresentationStyle? {
        switch self {
        case .none, .popover: UIModalPresentationStyle.none
        case .sheet: .pageSheet
        case .fullScreenCover: .fullScreen
        default: nil
        }
    }
}

extension PresentationDetent {
    /// Lower ones first, as UIKit wants them.
    static func sorted(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
        func height(_ detent: PresentationDetent) -> CGFloat {
            switch detent.kind {
            case .height(let height): height
            case .fraction(let fraction): fraction * 800
            case .medium: 400
            case .custom: 500
            case .large: .greatestFiniteMagnitude
            }
        }
        return detents.sorted { height($0) < height($1) }
    }
}
