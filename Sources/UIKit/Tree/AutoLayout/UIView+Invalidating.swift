import PorticoTrace

/// What a change of a view's property makes stale (`@Invalidating`).
@preconcurrency @MainActor public protocol UIViewInvalidating: Sendable {
    func invalidate(view: UIView)
}

extension UIView {
    /// The kinds of work that a property of a view can ask for.
    public enum Invalidations {
        public struct Display: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        public struct Layout: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        public struct Constraints: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        public struct IntrinsicContentSize: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Asks a cell to update its configuration; there are no cells yet.
        public struct Configuration: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { unimplemented("UIView.Invalidations.Configuration") }
        }

        /// Two of them.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1
            private let second: Invalidation2

            public nonisolated init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view that, set to another value, invalidates something: `@Invalidating(.display) var color = UIColor.red`.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        @available(*, unavailable, message: "@Invalidating belongs to properties of UIView's subclasses")
        public var wrappedValue: Value {
            get { fatalError("@Invalidating outside of a view") }
            set { fatalError("@Invalidating outside of a view") }
        }

        @MainActor
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance view: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { view[keyPath: storageKeyPath].value }
            set {
                guard view[keyPath: storageKeyPath].value != newValue else { return }
                view[keyPath: storageKeyPath].value = newValue
                view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    public nonisolated static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    public nonisolated static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    public nonisolated static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    public nonisolated static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    public nonisolated static var configuration: UIView.Invalidations.Configuration { .init() }
}
