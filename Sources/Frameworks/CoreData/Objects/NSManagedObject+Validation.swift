import Foundation
import PorticoObjC

// Whether an object may be saved.
extension NSManagedObject {
    fileprivate func checkValues() throws {
        let (hasValidators, slots) = (!ownAccessors.isEmpty, self.slots)
        if !hasValidators, slots.indices.allSatisfy({ slots[$0].isAttributeValue && layout.hasNoRules[$0] }), !isFault {
            return
        }
        var errors: [any Error] = []
        for (index, name) in layout.names.enumerated() {
            if !hasValidators, !isFault, self.slots[index].isAttributeValue, layout.hasNoRules[index] { continue }
            guard let property = property(index) else { continue }
            let value = read(index)
            do {
                try check(value, property, name)
                guard hasValidators, ownAccessors.contains(ObjectClasses.validator(of: name)) else { continue }
                var object = value.map { $0 as AnyObject }
                let before = object
                try withUnsafeMutablePointer(to: &object) {
                    try _porticoValidateValue(AutoreleasingUnsafeMutablePointer($0), forKey: name)
                }
                if object !== before { write(object, index) }
            } catch { errors.append(error) }
        }
        if let error = CoreDataError.combined(errors) { throw error }
    }

    private func property(_ index: Int) -> NSPropertyDescription? {
        switch layout.kinds[index] {
        case .attribute(let attribute): attribute
        case .toOne(let relation), .toMany(let relation): relation
        default: nil
        }
    }

    func check(_ value: Any?, _ property: NSPropertyDescription, _ name: String) throws {
        func failure(_ code: Int, _ predicate: NSPredicate? = nil) -> NSError {
            CoreDataError.validation(code, self, name, value, predicate)
        }
        if let relation = property as? NSRelationshipDescription {
            guard relation.isToMany else {
                if value == nil, !relation.isOptional { throw failure(NSValidationMissingMandatoryPropertyError) }
                return
            }
            let count = (value as? NSOrderedSet)?.count ?? (value as? NSSet)?.count ?? 0
            if count == 0 {
                if !relation.isOptional {
                    throw failure(
                        relation.minCount > 0
                            ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError
                    )
                }
                return
            }
            if count < relation.minCount { throw failure(NSValidationRelationshipLacksMinimumCountError) }
            if relation.maxCount > 0, count > relation.maxCount {
                throw failure(NSValidationRelationshipExceedsMaximumCountError)
            }
            return
        }
        guard let value else {
            if !property.isOptional, !(property is NSDerivedAttributeDescription) {
                throw failure(NSValidationMissingMandatoryPropertyError)
            }
            return
        }
        for (place, predicate) in property.validationPredicates.enumerated()
        where !predicate.evaluate(with: value) {
            let warning = property.validationWarnings.indices.contains(place) ? property.validationWarnings[place] : nil
            let code = (warning as? NSNumber)?.intValue ?? warning as? Int ?? NSManagedObjectValidationError
            throw failure(code, predicate)
        }
    }

    fileprivate func checkDeletion() throws {
        for (index, kind) in layout.kinds.enumerated() {
            let others: [NSManagedObject]
            let relation: NSRelationshipDescription
            switch kind {
            case .toOne(let one): (relation, others) = (one, [toOne(index)].compactMap { $0 })
            case .toMany(let many): (relation, others) = (many, toMany(index).objects)
            default: continue
            }
            if relation.deleteRule == .denyDeleteRule, others.contains(where: { !$0.isDeleted }) {
                throw CoreDataError.validation(
                    NSValidationRelationshipDeniedDeleteError, self, relation.name, plain(slots[index]), nil)
            }
        }
    }
}

/// What an object that wants a say in whether it may be saved overrides.
extension NSManagedObject {
    func validateBeforeInsert() throws { try checkValues() }
    func validateBeforeUpdate() throws { try checkValues() }
    func validateBeforeDelete() throws { try checkDeletion() }
}
