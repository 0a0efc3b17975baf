/// An object in a list or dictionary that doesn't keep it alive.
package struct Weak<Object: AnyObject> {
    package weak var object: Object?

    package init(object: Object? = nil) {
        self.object = object
    }
}
