/// What an inspector asks about single objects, places and what is alive. Each answer is a `blob` with JSON of the type named here.
///
/// - From: `HostRequest.inspect`
/// - To: `InspectorDesk` in UIKit
package enum InspectorQuestion: Codable, Sendable, Equatable {
    /// Everything known about an object of the last dump: `[PropertySection]`.
    case properties(UInt64)
    /// The place on the screen of an object of the last dump: `PlaceDump`.
    case place(UInt64)
    /// The view that one sees at a point of the screen: `PickDump`.
    case pick(x: Double, y: Double)
    /// All views with all their properties, as a `TreeDump`, to be compared with another one.
    case snapshot
    /// Controllers and views that are in memory, and which of them aren't on the screen: `AliveDump`.
    case alive
    /// What VoiceOver reads, in order, and what is wrong with it: `[AuditedElement]`.
    case accessibility
}

/// The properties that one class of an object adds.
package struct PropertySection: Codable, Sendable, Equatable {
    package var title: String
    package var properties: [TreeNode.Property]

    package init(title: String, properties: [TreeNode.Property]) {
        self.title = title
        self.properties = properties
    }
}

/// An object's four corners on the screen, and what holds it there.
package struct PlaceDump: Codable, Sendable, Equatable {
    /// A constraint as a line between two points of the screen.
    package struct Line: Codable, Sendable, Equatable {
        /// x, y, x, y.
        package var points: [Double]
        package var text: String

        package init(points: [Double], text: String) {
            self.points = points
            self.text = text
        }
    }

    package var title: String
    /// Top left, top right, bottom right, bottom left of its bounds, x before y.
    package var corners: [Double]
    /// Width and height of its bounds.
    package var size: [Double]
    package var constraints: [Line]

    package init(title: String, corners: [Double], size: [Double], constraints: [Line] = []) {
        self.title = title
        self.corners = corners
        self.size = size
        self.constraints = constraints
    }
}

package struct PickDump: Codable, Sendable, Equatable {
    /// The view's id, as in the tree of views; nil where there is none.
    package var view: UInt64?
    /// Of its layer, in the tree of layers.
    package var layer: UInt64?
    /// Of SwiftUI's view there, in the tree of those.
    package var part: UInt64?
    package var place: PlaceDump?

    package init(view: UInt64? = nil, layer: UInt64? = nil, part: UInt64? = nil, place: PlaceDump? = nil) {
        self.view = view
        self.layer = layer
        self.part = part
        self.place = place
    }
}

/// The objects in memory.
package struct AliveDump: Codable, Sendable, Equatable {
    package struct Object: Codable, Sendable, Equatable {
        package var id: UInt64
        package var type: String
        package var title: String?
        /// Seconds since it was made.
        package var age: Double
        /// Whose it is, or why it isn't on the screen.
        package var state: String
        /// Whether nothing that UIKit knows of leads to it: if it lives on, something of the app's holds it.
        package var isLoose: Bool
        /// Views in it, itself counted.
        package var views: Int

        package init(
            id: UInt64, type: String, title: String?, age: Double, state: String, isLoose: Bool, views: Int
        ) {
            self.id = id
            self.type = type
            self.title = title
            self.age = age
            self.state = state
            self.isLoose = isLoose
            self.views = views
        }
    }

    package struct Count: Codable, Sendable, Equatable {
        package var type: String
        package var isController: Bool
        package var all: Int
        package var offScreen: Int

        package init(type: String, isController: Bool, all: Int, offScreen: Int) {
            self.type = type
            self.isController = isController
            self.all = all
            self.offScreen = offScreen
        }
    }

    /// Those that aren't on the screen, oldest first.
    package var controllers: [Object]
    /// Views without a superview, oldest first; what lies in them goes with them.
    package var views: [Object]
    package var counts: [Count]
    /// Whether views are watched from the process's beginning; nothing is said of views otherwise.
    package var watchesViews: Bool

    package init(controllers: [Object], views: [Object], counts: [Count], watchesViews: Bool) {
        self.controllers = controllers
        self.views = views
        self.counts = counts
        self.watchesViews = watchesViews
    }
}

/// One thing that VoiceOver stops at.
package struct AuditedElement: Codable, Sendable, Equatable {
    package struct Warning: Codable, Sendable, Equatable {
        package enum Kind: String, Codable, Sendable {
            case label, target, contrast, clipped
        }

        package var kind: Kind
        package var text: String

        package init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }
    }

    package var id: UInt64
    package var type: String
    /// Label, value and traits, as they are read.
    package var spoken: String
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: [String]
    /// On the screen: x, y, width, height.
    package var frame: [Double]
    /// Of its text to what is behind it, 1 to 21; nil where it has none, or lies over a picture.
    package var contrast: Double?
    package var warnings: [Warning]

    package init(id: UInt64, type: String, spoken: String, traits: [String], frame: [Double]) {
        self.id = id
        self.type = type
        self.spoken = spoken
        self.traits = traits
        self.frame = frame
        warnings = []
    }
}
