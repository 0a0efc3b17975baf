/// An object in a list or dictionary that doesn't keep it alive.
struct Weak<Object: AnyObject> {
    weak var object: Object?
}
