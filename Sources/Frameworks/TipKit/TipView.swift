import SwiftUI

/// A tip between other views: it takes room while the tip is shown, and none before and after.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let isPresented: Binding<Bool>?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void

    /// A tip; nil shows nothing. `action` is called when one of its buttons is tapped.
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) { (self.tip, isPresented, self.arrowEdge, self.action) = (tip, nil, arrowEdge, action) }

    /// A tip that says whether it is shown.
    public init(
        _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) { (self.tip, self.isPresented, self.arrowEdge, self.action) = (tip, isPresented, arrowEdge, action) }

    /// A tip of any type.
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip { self.init(tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action) }

    /// A tip of any type that says whether it is shown.
    public init(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.init(tip.map(AnyTip.init), isPresented: isPresented, arrowEdge: arrowEdge, action: action)
    }

    public var body: some View {
        if let tip, TipChanges.status(of: tip) == .available {
            TipContent(tip: tip, isGrounded: true, action: action)
                .overlay(alignment: arrowEdge.alignment) { TipArrow(edge: arrowEdge) }
                .recordsDisplay(of: tip, isPresented)
                .id(tip.id)
        }
    }
}

extension View {
    /// Tells the store, and the app's binding, while the view that shows a tip is on the screen.
    func recordsDisplay(of tip: any Tip, _ isPresented: Binding<Bool>?) -> some View {
        onAppear {
            TipStore.shared.beginDisplay(of: tip)
            isPresented?.wrappedValue = true
        }
        .onDisappear {
            TipStore.shared.endDisplay(of: tip)
            isPresented?.wrappedValue = false
        }
    }
}

/// The content of a tip, by the style of its place.
struct TipContent: View {
    let tip: any Tip
    let isGrounded: Bool
    let action: (Tips.Action) -> Void
    @Environment(\.tipLooks) private var looks
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        let style = style ?? MiniTipViewStyle()
        let content = AnyView(style.makeTip(configuration))
        if isGrounded {
            content.background(
                looks.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemGroupedBackground)),
                in: RoundedRectangle(cornerRadius: looks.cornerRadius ?? 13))
        } else if let background = looks.background {
            content.background(background)
        } else {
            content
        }
    }

    private var configuration: TipViewStyleConfiguration {
        // A tap calls the action's own handler and the view's.
        nonisolated(unsafe) let action = action
        let actions = tip.numberedActions.map { own in
            var both = Tips.Action(
                id: own.id,
                perform: {
                    own.handler()
                    action(own)
                }, own.label)
            both.index = own.index
            return both
        }
        return TipViewStyleConfiguration(
            tip: tip, actions: actions, image: tip.image, title: tip.title, message: tip.message, looks: looks)
    }
}

extension TipViewStyle {
    fileprivate func makeTip(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The arrow at an edge of a tip between other views.
private struct TipArrow: View {
    let edge: Edge?
    @Environment(\.tipLooks) private var looks

    var body: some View {
        if let edge {
            Rectangle().fill(looks.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemGroupedBackground)))
                .frame(width: 14, height: 14).rotationEffect(.degrees(45))
                .offset(x: edge == .leading ? -5 : edge == .trailing ? 5 : 0)
                .offset(y: edge == .top ? -5 : edge == .bottom ? 5 : 0)
                .accessibilityHidden(true)
        }
    }
}

extension Optional<Edge> {
    fileprivate var alignment: Alignment {
        switch self {
        case .top?: .top
        case .bottom?: .bottom
        case .leading?: .leading
        case .trailing?: .trailing
        case nil: .center
        }
    }
}
