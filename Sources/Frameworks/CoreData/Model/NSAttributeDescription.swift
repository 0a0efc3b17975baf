import Foundation

/// Of which type an attribute's values are.
public enum NSAttributeType: UInt, Sendable {
    /// Not said: of a transient attribute.
    case undefinedAttributeType = 0
    /// Whole numbers of 16 bits.
    case integer16AttributeType = 100
    /// Whole numbers of 32 bits.
    case integer32AttributeType = 200
    /// Whole numbers of 64 bits.
    case integer64AttributeType = 300
    /// `NSDecimalNumber`.
    case decimalAttributeType = 400
    /// Numbers of 64 bits.
    case doubleAttributeType = 500
    /// Numbers of 32 bits.
    case floatAttributeType = 600
    /// Texts.
    case stringAttributeType = 700
    /// True or false.
    case booleanAttributeType = 800
    /// Moments.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// `UUID`.
    case UUIDAttributeType = 1100
    /// `URL`.
    case URIAttributeType = 1200
    /// Anything that a transformer makes bytes of.
    case transformableAttributeType = 1800
    /// `NSManagedObjectID`, of results only.
    case objectIDAttributeType = 2000
}

/// A property that has a value of its own: a number, a text, a date, bytes.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// Of which type an attribute's values are, as a type of values.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: NSAttributeType
        public init(rawValue: NSAttributeType) { self.rawValue = rawValue }
        /// Not said.
        public static let undefined = AttributeType(rawValue: .undefinedAttributeType)
        /// Whole numbers of 16 bits.
        public static let integer16 = AttributeType(rawValue: .integer16AttributeType)
        /// Whole numbers of 32 bits.
        public static let integer32 = AttributeType(rawValue: .integer32AttributeType)
        /// Whole numbers of 64 bits.
        public static let integer64 = AttributeType(rawValue: .integer64AttributeType)
        /// Decimal numbers.
        public static let decimal = AttributeType(rawValue: .decimalAttributeType)
        /// Numbers of 64 bits.
        public static let double = AttributeType(rawValue: .doubleAttributeType)
        /// Numbers of 32 bits.
        public static let float = AttributeType(rawValue: .floatAttributeType)
        /// Texts.
        public static let string = AttributeType(rawValue: .stringAttributeType)
        /// True or false.
        public static let boolean = AttributeType(rawValue: .booleanAttributeType)
        /// Moments.
        public static let date = AttributeType(rawValue: .dateAttributeType)
        /// Bytes.
        public static let binaryData = AttributeType(rawValue: .binaryDataAttributeType)
        /// `UUID`.
        public static let uuid = AttributeType(rawValue: .UUIDAttributeType)
        /// `URL`.
        public static let uri = AttributeType(rawValue: .URIAttributeType)
        /// What a transformer makes bytes of.
        public static let transformable = AttributeType(rawValue: .transformableAttributeType)
        /// `NSManagedObjectID`.
        public static let objectID = AttributeType(rawValue: .objectIDAttributeType)
    }

    /// Of which type the values are.
    open var attributeType = NSAttributeType.undefinedAttributeType { willSet { willEdit() } }
    /// Of which type the values are.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType) }
        set { attributeType = newValue.rawValue }
    }
    private var className: String?
    /// The class of the values.
    open var attributeValueClassName: String? {
        get { className ?? AttributeValue.className(of: attributeType) }
        set { willEdit(); className = newValue }
    }
    /// What a new object has.
    open var defaultValue: Any? {
        willSet { willEdit() }
    }
    /// The transformer that makes bytes of a transformable's values; nil: a keyed archive.
    open var valueTransformerName: String? { willSet { willEdit() } }
    /// Whether large bytes may have a file of their own. Kept: all bytes are in the store (DEV-1111).
    open var allowsExternalBinaryDataStorage = false
    /// Whether history keeps the value of a deleted object.
    open var preservesValueInHistoryOnDeletion = false
    /// Whether the cloud gets it encrypted. Kept: nothing leaves the device (DEV-1110).
    open var allowsCloudEncryption = false

    override var hashText: String { "a|" + super.hashText + "|\(attributeType.rawValue)|\(valueTransformerName ?? "")" }

    override func emptyCopy() -> NSPropertyDescription { NSAttributeDescription() }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = super.copy(with: zone) as! NSAttributeDescription
        (made.attributeType, made.className, made.defaultValue) = (attributeType, className, defaultValue)
        (made.valueTransformerName, made.allowsExternalBinaryDataStorage) =
            (valueTransformerName, allowsExternalBinaryDataStorage)
        made.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
        return made
    }
}

/// An attribute that the store computes of others when an object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// What it is computed by: a key path, `canonical:`, `uppercase:`, `lowercase:`, `now` or a count of a relationship.
    open var derivationExpression: _PorticoExpression? { willSet { willEdit() } }
    override var hashText: String { super.hashText + "|\(derivationExpression?.description ?? "")" }
    override func emptyCopy() -> NSPropertyDescription {
        let made = NSDerivedAttributeDescription()
        made.derivationExpression = derivationExpression
        return made
    }
}

/// A value of a dictionary's row that an expression computes.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// What computes the value.
    open var expression: _PorticoExpression?
    /// Of which type the value is.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// Of which type the value is.
    open var resultType: NSAttributeDescription.AttributeType {
        get { .init(rawValue: expressionResultType) }
        set { expressionResultType = newValue.rawValue }
    }
    override func emptyCopy() -> NSPropertyDescription {
        let made = NSExpressionDescription()
        (made.expression, made.expressionResultType) = (expression, expressionResultType)
        return made
    }
}

/// A property whose value is what a request fetches when it is asked for.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// What is fetched; `$FETCH_SOURCE` stands for the object.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    override func emptyCopy() -> NSPropertyDescription {
        let made = NSFetchedPropertyDescription()
        made.fetchRequest = fetchRequest
        return made
    }
}
