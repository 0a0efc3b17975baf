/// A node that keeps the last value of its view.
@MainActor package class ValueNode<Value>: ViewNode {
    /// Read while it is compared, by an `==` of the app's that asks a view for something.
    @exclusivity(unchecked) package final var value: Value

    package init(_ value: Value, _ context: NodeContext) {
        self.value = value
        super.init(context)
    }

    package final override var viewType: Any.Type { Value.self }
    package final override var viewValue: Any? { value }

    /// True if the new value has this node's identity. A node that says false is torn down and another takes its place.
    package func accepts(_ newValue: Value) -> Bool { true }

    /// Compares values whose bytes differ. Looked up once a node.
    private final lazy var plan = ComparisonPlan.plan(for: Value.self)

    /// Takes a newer value. If it is equal to the last, the node only does what it waits to do for what it read.
    package final func update(_ newValue: Value) {
        // The kept value is looked at where it lies, and changes places with the newer one: views are dear to copy.
        let isSame = withUnsafePointer(to: &value) { kept in
            withUnsafePointer(to: newValue) { ValueComparison.areEqual(kept, $0, plan) }
        }
        if isSame {
            if isDirty { run() }
            return
        }
        var old = newValue
        swap(&value, &old)
        valueDidChange(from: old)
    }

    /// Overridden where more is to do than to run again.
    package func valueDidChange(from old: Value) { run() }
}
