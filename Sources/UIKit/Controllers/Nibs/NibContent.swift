import Foundation

/// What a nib or a storyboard's scene holds, whatever file it was read from: objects with the values that they decode, and
/// what is to be connected when all of them are there.
///
/// - From: a `NibSource`
/// - To: `NibInstantiation`
package struct NibContent {
    package typealias ID = String

    package enum Value {
        /// A property list's value, or a structure such as `CGRect`.
        case plain(Any)
        case object(ID)
        case objects([ID])
    }

    package enum Kind {
        /// Made by its class's `init(coder:)`. The name is Swift's ("Module.Class") or Objective-C's.
        case instance(className: String)
        /// File's Owner: whoever loads the nib.
        case owner
        /// The target of actions that look for their own receiver.
        case firstResponder
        /// Handed in under a name by whoever loads the nib.
        case external(String)
    }

    package struct Object {
        package var id: ID
        package var kind: Kind
        package var values: [String: Value]

        package init(_ id: ID, _ kind: Kind, _ values: [String: Value] = [:]) {
            (self.id, self.kind, self.values) = (id, kind, values)
        }
    }

    package enum Connection {
        case outlet(of: ID, key: String, to: ID)
        case collection(of: ID, key: String, to: [ID])
        case action(of: ID, selector: String, target: ID, events: UIControl.Event)
        /// A user-defined runtime attribute.
        case attribute(of: ID, keyPath: String, value: Any?)
    }

    /// In the order of the file; also the order of `awakeFromNib`.
    package var objects: [Object]
    package var connections: [Connection]
    /// What the loading answers.
    package var topLevel: [ID]

    package init(_ objects: [Object], connections: [Connection] = [], topLevel: [ID] = []) {
        (self.objects, self.connections, self.topLevel) = (objects, connections, topLevel)
    }
}

/// Where nibs come from: bundles, or a test's memory. It reads files; making objects is `NibInstantiation`'s.
@MainActor package protocol NibSource {
    /// Nil where the bundle (nil is the main one) has no nib of that name.
    func nib(named name: String, in bundle: Bundle?) -> NibContent?
}

/// The source of the run; nil finds nothing.
@MainActor package enum NibSources {
    package static var current: (any NibSource)?
}
