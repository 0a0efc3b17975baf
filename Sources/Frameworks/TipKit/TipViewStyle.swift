import SwiftUI

/// Decides how tips look.
@MainActor @preconcurrency public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    /// The view of a tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip that a style gets.
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// Its buttons; a tap is to call an action's `handler`.
    public let actions: [Tips.Action]
    /// Its picture.
    public let image: Image?
    /// The text below the title.
    public let title: Text?
    /// More of it.
    public let message: Text?
    let looks: TipLooks
}

/// Keeps what modifiers say of tips' looks.
struct TipLooks {
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat?
    var imageSize: CGSize?
    var imageStyle: AnyShapeStyle?
}

extension EnvironmentValues {
    private struct LooksKey: EnvironmentKey { static var defaultValue: TipLooks { TipLooks() } }
    private struct StyleKey: EnvironmentKey { static var defaultValue: (any TipViewStyle)? { nil } }

    var tipLooks: TipLooks {
        get { self[LooksKey.self] }
        set { self[LooksKey.self] = newValue }
    }
    var tipViewStyle: (any TipViewStyle)? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tips in this view.
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\.tipViewStyle, style)
    }
    /// Sets the ground of the tips in this view.
    nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipLooks) { $0.background = AnyShapeStyle(style) }
    }
    /// Sets the radius of the corners of the tips in this view.
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipLooks) { $0.cornerRadius = cornerRadius }
    }
    /// Sets the size of the pictures of the tips in this view.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\.tipLooks) { $0.imageSize = size }
    }
    /// Sets the colour of the pictures of the tips in this view.
    nonisolated public func tipImageStyle(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipLooks) { $0.imageStyle = AnyShapeStyle(style) }
    }
}

/// The style of the system's: picture, title, message, a button that closes the tip, and the tip's own below a line.
public struct MiniTipViewStyle: TipViewStyle {
    /// The style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let looks = configuration.looks
        return HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                image.resizable().aspectRatio(contentMode: .fit)
                    .frame(width: looks.imageSize?.width ?? 36, height: looks.imageSize?.height ?? 36)
                    .foregroundStyle(looks.imageStyle ?? AnyShapeStyle(.tint))
            }
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .top) {
                    if let title = configuration.title { title.font(.headline) }
                    Spacer(minLength: 8)
                    Button {
                        configuration.tip.invalidate(reason: .tipClosed)
                    } label: {
                        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                    }
                    .buttonStyle(.plain).accessibilityLabel("Close")
                }
                if let message = configuration.message {
                    message.font(.subheadline).foregroundStyle(.secondary).fixedSize(
                        horizontal: false, vertical: true)
                }
                ForEach(configuration.actions) { action in
                    Divider()
                    Button {
                        action.handler()
                    } label: {
                        action.label().font(.subheadline.weight(action.index == 0 ? .semibold : .regular))
                    }
                    .buttonStyle(.borderless)
                }
            }
        }
        .padding(16)
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The style of the system's.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
