import Foundation

/// What a store is opened with.
enum StoreOptions {
    static func isSet(_ key: String, _ options: [AnyHashable: Any]?) -> Bool {
        guard let value = options?[key] else { return false }
        return AttributeValue.number(value)?.boolValue ?? (value is NSDictionary)
    }

    static func apply(_ options: [AnyHashable: Any]?, to database: SQLiteDatabase) throws {
        let settings = options?[NSSQLitePragmasOption] as? [String: Any] ?? [:]
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
            let text = "\(value)"
            // Names and values go into a statement as they are.
            guard name.allSatisfy({ $0.isLetter || $0 == "_" }),
                text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
            else { continue }
            try? database.query("PRAGMA \(name) = \(text)") { _ in false }
        }
        if isSet(NSSQLiteManualVacuumOption, options) { try database.run("VACUUM") }
        if isSet(NSSQLiteAnalyzeOption, options) { try database.run("ANALYZE") }
    }
}
