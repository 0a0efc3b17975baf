extension View {
    /// Calls the action when more of the view than a part comes into sight of the scroll view around, and when it goes.
    ///
    /// - Parameter threshold: the part of the view's area, between 0 and 1.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: proxy.isSeen(threshold), initial: true) { old, isSeen in
                    // A view that begins out of sight has not gone.
                    if old != isSeen || isSeen { action(isSeen) }
                }
            }
        }
    }
}

extension GeometryProxy {
    /// Whether that part of the container is in sight of the scroll view around. False without one.
    fileprivate func isSeen(_ threshold: Double) -> Bool {
        guard let seen = bounds(of: .scrollView) else { return false }
        let shared = seen.intersection(CGRect(origin: .zero, size: size))
        guard !shared.isNull, size.width > 0, size.height > 0 else { return false }
        let part = Double(shared.width * shared.height / (size.width * size.height))
        return part > 0 && part >= threshold
    }
}
