import Foundation
import PorticoTrace

extension UIViewController {
    /// A property that is set in `viewDidLoad`: reading it before then loads the view first.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var stored: Value?

        /// A property without a value until the view is loaded.
        public init() {}
        /// A property that has a value before the view is loaded.
        public init(wrappedValue: Value) { stored = wrappedValue }

        /// The value in a type that is no view controller, where the wrapper can't be used.
        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { fatalError("@ViewLoading outside of a view controller") }
            set { fatalError("@ViewLoading outside of a view controller") }
        }

        /// The value in a view controller. Reading it before it was set loads the view; without a value after that it raises an exception.
        @MainActor
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller, wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
            storage storage: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                if controller[keyPath: storage].stored == nil { controller.loadViewIfNeeded() }
                guard let value = controller[keyPath: storage].stored else {
                    FatalException.internalInconsistency.raise(
                        "\(type(of: controller)): a @ViewLoading property of type \(Value.self) has no value after the view"
                            + " was loaded; set it in loadView() or viewDidLoad()")
                }
                return value
            }
            set { controller[keyPath: storage].stored = newValue }
        }
    }
}
