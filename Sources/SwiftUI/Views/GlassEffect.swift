/// iOS 26's glass. Names that compile and change nothing (DEV-991).
public struct Glass: Equatable, Sendable {
    public static var regular: Glass { Glass() }
    public static var clear: Glass { Glass() }
    public static var identity: Glass { Glass() }
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Several views with glass, which flow into each other on iOS 26.
public struct GlassEffectContainer<Content: View> {
    let content: Content
}

extension GlassEffectContainer: View {
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
    public var body: some View { content }
}

extension View {
    nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        self
    }
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
}
