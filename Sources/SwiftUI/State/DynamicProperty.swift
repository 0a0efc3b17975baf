/// A stored property of a view that brings something along from outside of the view's value.
public protocol DynamicProperty {
    /// Called before each run of the view's body.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
