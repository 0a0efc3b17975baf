import SwiftUI
import UIKit

/// A tip among views of UIKit's. The app adds it when the tip is to be shown, and takes it away afterwards.
@preconcurrency @MainActor
open class TipUIView: UIView {
    private let hosting: UIHostingController<TipUIContent>

    /// The style; nil is that of the system's.
    public var viewStyle: (any TipViewStyle)? { didSet { hosting.rootView.style = viewStyle } }
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 13 { didSet { hosting.rootView.looks.cornerRadius = cornerRadius } }
    /// The size of the picture.
    public var imageSize: CGSize = CGSize(width: 36, height: 36) {
        didSet { hosting.rootView.looks.imageSize = imageSize }
    }
    /// The colour of the picture.
    public var imageStyle: (any ShapeStyle)? {
        didSet { hosting.rootView.looks.imageStyle = imageStyle.map { AnyShapeStyle($0) } }
    }
    open override var backgroundColor: UIColor? {
        didSet {
            let colour = backgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) }
            hosting.rootView.looks.background = colour
            layer.backgroundColor = nil
        }
    }

    /// A view of a tip; `actionHandler` is called when one of its buttons is tapped.
    public init(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        hosting = UIHostingController(
            rootView: TipUIContent(tip: tip, isGrounded: true, arrowEdge: arrowEdge, action: actionHandler))
        super.init(frame: .zero)
        hosting.view.backgroundColor = .clear
        hosting.sizingOptions = [.intrinsicContentSize]
        hosting.view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hosting.view)
        NSLayoutConstraint.activate([
            hosting.view.leadingAnchor.constraint(equalTo: leadingAnchor),
            hosting.view.trailingAnchor.constraint(equalTo: trailingAnchor),
            hosting.view.topAnchor.constraint(equalTo: topAnchor),
            hosting.view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// Tips aren't archived.
    public required init?(coder: NSCoder) { nil }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(in: size) }
}

/// A tip in a view of UIKit's, whose display counts from when it appears.
struct TipUIContent: View {
    let tip: any Tip
    let isGrounded: Bool
    var arrowEdge: Edge?
    let action: @MainActor (Tips.Action) -> Void
    var style: (any TipViewStyle)?
    var looks = TipLooks()

    var body: some View {
        TipContent(
            tip: tip, isGrounded: isGrounded, action: { action in MainActor.assumeIsolated { self.action(action) } }
        )
        .environment(\.tipViewStyle, style).environment(\.tipLooks, looks)
        .onAppear { TipStore.shared.beginDisplay(of: tip) }
        .onDisappear { TipStore.shared.endDisplay(of: tip) }
    }
}
