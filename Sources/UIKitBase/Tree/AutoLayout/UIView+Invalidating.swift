/// What a change of a view's property makes stale (`@Invalidating`).
@preconcurrency @MainActor public protocol UIViewInvalidating: Sendable {
    func invalidate(view: UIView)
}

extension UIView {
    /// The kinds of work that a property of a view can ask for.
    public enum Invalidations {
        /// The view is to be drawn again.
        public struct Display: UIViewInvalidating {
            /// Makes the request; `display` stands for it in `@Invalidating`.
            public nonisolated init() {}
            /// Calls `setNeedsDisplay()`.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// The view's subviews are to be placed again.
        public struct Layout: UIViewInvalidating {
            /// Makes the request; `layout` stands for it in `@Invalidating`.
            public nonisolated init() {}
            /// Calls `setNeedsLayout()`.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// The view's constraints are to be updated.
        public struct Constraints: UIViewInvalidating {
            /// Makes the request; `constraints` stands for it in `@Invalidating`.
            public nonisolated init() {}
            /// Calls `setNeedsUpdateConstraints()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The view's natural size is another one.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Makes the request; `intrinsicContentSize` stands for it in `@Invalidating`.
            public nonisolated init() {}
            /// Calls `invalidateIntrinsicContentSize()`.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of a cell, a table's header or footer, or a button is to be updated.
        public struct Configuration: UIViewInvalidating {
            /// Makes the request; `configuration` stands for it in `@Invalidating`.
            public nonisolated init() {}
            /// Calls the view's `setNeedsUpdateConfiguration()`; nothing in a view that has none.
            public func invalidate(view: UIView) { view.configurationInvalidated() }
        }

        /// Two of them.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Joins two requests into one.
            public nonisolated init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            /// Asks for the first kind of work, then for the second.
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

        /// A property that asks for one kind of work when it changes.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// The value in a type that is no view, where the wrapper can't be used.
        @available(*, unavailable, message: "@Invalidating belongs to properties of UIView's subclasses")
        public var wrappedValue: Value {
            get { fatalError("@Invalidating outside of a view") }
            set { fatalError("@Invalidating outside of a view") }
        }

        /// The value in a view: setting another one asks the view for the work.
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
    /// For `@Invalidating`: draws the view again.
    public nonisolated static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// For `@Invalidating`: places the view's subviews again.
    public nonisolated static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// For `@Invalidating`: updates the view's constraints.
    public nonisolated static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// For `@Invalidating`: asks for the view's natural size again.
    public nonisolated static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// For `@Invalidating`: updates the configuration of a cell, a table's header or footer, or a button.
    public nonisolated static var configuration: UIView.Invalidations.Configuration { .init() }
}
