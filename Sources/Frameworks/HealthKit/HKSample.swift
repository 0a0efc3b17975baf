import Foundation
import PorticoObjC

/// By what iOS ends an app that makes a sample that can't be.
enum HealthException {
    static func raise(unless condition: Bool, _ reason: @autoclosure () -> String) {
        guard !condition else { return }
        fflush(nil)
        fatalError("_HKObjectValidationFailureException: \(reason())")
    }
}

/// Something that the store has. It doesn't change.
open class HKObject: NSObject, @unchecked Sendable {
    let number: UUID
    let facts: [String: Any]?
    let tool: HKDevice?
    let origin: HKSourceRevision

    init(uuid: UUID, metadata: [String: Any]?, device: HKDevice?, revision: HKSourceRevision) {
        (number, facts, tool, origin) = (uuid, metadata, device, revision)
        super.init()
    }

    /// By which it is known: made with it.
    open var uuid: UUID { number }
    /// What else the app has said of it.
    open var metadata: [String: Any]? { facts }
    /// What has measured it.
    open var device: HKDevice? { tool }
    /// Which app, in which version, has put it into the store.
    open var sourceRevision: HKSourceRevision { origin }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
    open override var hash: Int { uuid.hashValue }
}

/// Something that happened at a time.
open class HKSample: HKObject, @unchecked Sendable {
    let kind: HKSampleType
    let (begin, end): (Date, Date)

    init(
        kind: HKSampleType, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice?, uuid: UUID = UUID(),
        revision: HKSourceRevision = .current
    ) {
        HealthException.raise(
            unless: end >= start,
            "\(type(of: self)) \(kind.identifier) (\(start) - \(end)): endDate is before startDate")
        (self.kind, begin, self.end) = (kind, start, end)
        super.init(uuid: uuid, metadata: metadata, device: device, revision: revision)
    }

    /// What kind it is.
    open var sampleType: HKSampleType { kind }
    /// When it began.
    open var startDate: Date { begin }
    /// When it was over: the same for what has no length.
    open var endDate: Date { end }
    /// Whether it isn't over yet: no.
    open var hasUndeterminedDuration: Bool { end == .distantFuture }

    /// What formats of predicates can ask for.
    var keyed: [String: Any] {
        var all: [String: Any] = [
            HKPredicateKeyPathStartDate: begin, HKPredicateKeyPathEndDate: end, HKPredicateKeyPathUUID: uuid,
            HKPredicateKeyPathSource: origin.source, HKPredicateKeyPathSourceRevision: origin,
        ]
        all[HKPredicateKeyPathMetadata] = facts
        all[HKPredicateKeyPathDevice] = tool
        return all
    }
}

/// A quantity at a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    private let amount: HKQuantity

    /// A sample that nothing is said of.
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date
    ) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
    }
    /// A sample that the app says more of.
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
    /// A quantity of a unit that doesn't measure the type, and an end before the beginning, end the app, as on iOS.
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        HealthException.raise(
            unless: quantityType.is(compatibleWith: quantity.unit),
            "HKQuantitySample \(quantity) requires unit compatible with \(quantityType.canonicalUnit). "
                + "Incompatible unit: \(quantity.unit)")
        self.init(
            kind: quantityType, quantity: quantity, start: startDate, end: endDate, metadata: metadata, device: device)
    }
    dynamic init(
        kind: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice?,
        uuid: UUID = UUID(), revision: HKSourceRevision = .current
    ) {
        amount = quantity
        super.init(
            kind: kind, start: start, end: end, metadata: metadata, device: device, uuid: uuid, revision: revision)
    }

    /// What kind of quantity.
    open var quantityType: HKQuantityType { unsafeDowncast(kind, to: HKQuantityType.self) }
    /// How much.
    open var quantity: HKQuantity { amount }
    /// How many values it is made of: one.
    open var count: Int { 1 }
    override var keyed: [String: Any] {
        super.keyed.merging([HKPredicateKeyPathQuantity: amount, HKPredicateKeyPathCount: 1]) { $1 }
    }
    open override var description: String { "\(amount) (\(begin) - \(end))" }
}

/// One of several values at a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    private let state: Int

    /// A sample that nothing is said of.
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(kind: type, value: value, start: startDate, end: endDate, metadata: nil, device: nil)
    }
    /// A sample that the app says more of.
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) { self.init(kind: type, value: value, start: startDate, end: endDate, metadata: metadata, device: nil) }
    /// An end before the beginning ends the app, as on iOS.
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) { self.init(kind: type, value: value, start: startDate, end: endDate, metadata: metadata, device: device) }
    dynamic init(
        kind: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice?,
        uuid: UUID = UUID(), revision: HKSourceRevision = .current
    ) {
        state = value
        super.init(
            kind: kind, start: start, end: end, metadata: metadata, device: device, uuid: uuid, revision: revision)
    }

    /// Which category.
    open var categoryType: HKCategoryType { unsafeDowncast(kind, to: HKCategoryType.self) }
    /// The raw value of the category's own values.
    open var value: Int { state }
    override var keyed: [String: Any] { super.keyed.merging([HKPredicateKeyPathCategoryValue: value]) { $1 } }
}

/// Samples that belong together, as the two pressures of blood.
open class HKCorrelation: HKSample, @unchecked Sendable {
    private let parts: Set<HKSample>

    /// A correlation that nothing is said of.
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>
    ) { self.init(kind: correlationType, objects: objects, start: startDate, end: endDate, metadata: nil, device: nil) }
    /// A correlation that the app says more of.
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.init(
            kind: correlationType, objects: objects, start: startDate, end: endDate, metadata: metadata, device: nil)
    }
    /// An end before the beginning ends the app, as on iOS.
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            kind: correlationType, objects: objects, start: startDate, end: endDate, metadata: metadata, device: device)
    }
    dynamic init(
        kind: HKCorrelationType, objects: Set<HKSample>, start: Date, end: Date, metadata: [String: Any]?,
        device: HKDevice?, uuid: UUID = UUID(), revision: HKSourceRevision = .current
    ) {
        parts = objects
        super.init(
            kind: kind, start: start, end: end, metadata: metadata, device: device, uuid: uuid, revision: revision)
    }

    /// What kind of correlation.
    open var correlationType: HKCorrelationType { unsafeDowncast(kind, to: HKCorrelationType.self) }
    /// What it is made of.
    open var objects: Set<HKSample> { parts }
    /// Those of one type.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { parts.filter { $0.sampleType == objectType } }
}
