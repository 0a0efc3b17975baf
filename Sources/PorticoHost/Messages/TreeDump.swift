/// The trees of a running app that the inspector shows. A value tree: nothing in it keeps an object of the app alive.
package struct TreeDump: Codable, Sendable, Equatable {
    package var kind: TreeKind
    package var roots: [TreeNode]

    package init(kind: TreeKind, roots: [TreeNode]) {
        self.kind = kind
        self.roots = roots
    }
}

package struct TreeNode: Codable, Sendable, Equatable {
    package struct Property: Codable, Sendable, Equatable {
        package var name: String
        package var value: String
        /// The value on the screen now, where it differs: a layer that animates.
        package var presented: String?
        /// Whether `HostRequest.edit` takes it.
        package var isEditable: Bool
        /// What its text is, where that isn't just text.
        package var form: Form?
        /// The values that there are, for a choice or options.
        package var choices: [String]?
        /// The statement that sets it: `$` stands for the object, `%` for the value. Nil: `$.name = %`.
        package var swift: String?
        /// Whether a new object has the same value.
        package var isDefault: Bool?

        package init(
            _ name: String, _ value: String, presented: String? = nil, isEditable: Bool = false, form: Form? = nil
        ) {
            self.name = name
            self.value = value
            self.presented = presented
            self.isEditable = isEditable
            self.form = form
        }

        /// How a value is written: numbers with commas between, colours as #RRGGBBAA.
        package enum Form: String, Codable, Sendable {
            case number, boolean, point, size, rect, insets, transform, choice, options, color, layerColor
        }
    }

    /// Names the object until the next dump of the same kind.
    package var id: UInt64
    package var type: String
    /// What a person would call it: its text, title, identifier.
    package var title: String?
    /// In the superview's or superlayer's coordinates: x, y, width, height.
    package var frame: [Double]
    /// Layers: bounds to screen, the six numbers of an affine transform (a, b, c, d, tx, ty), and the bounds' origin and size.
    package var screenTransform: [Double]?
    package var bounds: [Double]?
    package var isHidden: Bool
    package var properties: [Property]
    /// The layer of a view, the view of a controller, the view of a layer, as ids in the trees of their kinds.
    package var relatives: [String: UInt64]
    /// Layers: the view that shows it, as its own layer or as one below that.
    package var owner: String?
    package var children: [TreeNode]

    package init(
        id: UInt64, type: String, title: String? = nil, frame: [Double] = [], screenTransform: [Double]? = nil,
        bounds: [Double]? = nil, isHidden: Bool = false, properties: [Property] = [], relatives: [String: UInt64] = [:],
        children: [TreeNode] = []
    ) {
        self.id = id
        self.type = type
        self.title = title
        self.frame = frame
        self.screenTransform = screenTransform
        self.bounds = bounds
        self.isHidden = isHidden
        self.properties = properties
        self.relatives = relatives
        self.children = children
    }
}

package struct ConstraintDump: Codable, Sendable, Equatable {
    /// For `HostRequest.edit`, which takes `constant`, `priority` and `isActive`.
    package var id: UInt64
    /// As `NSLayoutConstraint.description` writes it.
    package var text: String
    package var identifier: String?
    package var priority: Double
    package var constant: Double
    package var isActive: Bool

    package init(id: UInt64, text: String, identifier: String?, priority: Double, constant: Double, isActive: Bool) {
        self.id = id
        self.text = text
        self.identifier = identifier
        self.priority = priority
        self.constant = constant
        self.isActive = isActive
    }
}
