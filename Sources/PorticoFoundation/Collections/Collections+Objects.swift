import Foundation

// Linux's collections compare what is asked for with Swift's form of what they hold: an `NSString` is then equal to no `String`, and an
// object of a plain class to nothing. Here both are objects, and equal as iOS's collections find them: by `isEqual`, or by identity.

private func holds(_ held: Any, _ object: AnyObject) -> Bool {
    let held = held as AnyObject
    return held === object || (held as? NSObject)?.isEqual(object) == true
}

extension NSArray {
    /// Whether an object that is equal to this one is there.
    public func contains(_ anObject: AnyObject) -> Bool { index(of: anObject) != NSNotFound }

    /// The index of the first object that is equal to this one; `NSNotFound` where there is none.
    public func index(of anObject: AnyObject) -> Int {
        (0..<count).first { holds(object(at: $0), anObject) } ?? NSNotFound
    }
}

extension NSMutableArray {
    /// Takes out all objects that are equal to this one. Linux's own takes out the first string alone, and no number.
    public func remove(_ anObject: AnyObject) {
        for index in (0..<count).reversed() where holds(object(at: index), anObject) { removeObject(at: index) }
    }

    /// Takes out all that is equal to this value.
    public func remove(_ anObject: some Hashable) { remove(anObject as AnyObject) }
}

extension NSOrderedSet {
    /// Whether an object that is equal to this one is there.
    public func contains(_ object: AnyObject) -> Bool { index(of: object) != NSNotFound }

    /// The index of the object that is equal to this one; `NSNotFound` where there is none.
    public func index(of object: AnyObject) -> Int {
        (0..<count).first { holds(self.object(at: $0), object) } ?? NSNotFound
    }
}

extension NSMutableOrderedSet {
    /// Takes out the object that is equal to this one, if it is there.
    public func remove(_ object: AnyObject) {
        let index = index(of: object)
        if index != NSNotFound { removeObject(at: index) }
    }
}
