/// A value that is made anywhere and only used on the main thread, where views are made: Apple's signatures don't say that closures are sendable.
struct Carried<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
