import Foundation
import PorticoTrace

extension UIViewController {
    /// A property that is set in `viewDidLoad`: reading it before then loads the view first.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var stored: Value?

        public init() {}
        public init(wrappedValue: Value) { stored = wrappedValue }

        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { fatalError("@ViewLoading outside of a view controller") }
            set { fatalError("@ViewLoading outside of a view controller") }
        }

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
