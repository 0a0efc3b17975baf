import Foundation

// Arrays and dictionaries whose contents are of known classes.

extension NSCoder {
    /// The array under a key, all of whose objects are of a class or below it; nil where there is none, or where one is of another class.
    public func decodeArrayOfObjects<DecodedObject: NSObject & NSSecureCoding>(
        ofClass cls: DecodedObject.Type, forKey key: String
    ) -> [DecodedObject]? {
        decodeArrayOfObjects(ofClasses: [cls], forKey: key)
            .flatMap { CodedCollections.objects($0, of: DecodedObject.self) }
    }

    /// The array under a key, whose objects are of the classes or below them; nil where there is none, or where one is of another class.
    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        let found = decodeObject(of: [NSArray.self] + classes, forKey: key)
        return CodedCollections.array(found, of: classes)
    }

    /// The dictionary under a key, with keys and objects of two classes or below them; nil where there is none, or where one is of another.
    public func decodeDictionary<
        DecodedKey: NSObject & NSCopying & NSSecureCoding, DecodedObject: NSObject & NSSecureCoding
    >(
        withKeyClass keyClass: DecodedKey.Type, objectClass: DecodedObject.Type, forKey key: String
    ) -> [DecodedKey: DecodedObject]? {
        let found = decodeObject(of: [NSDictionary.self, keyClass, objectClass], forKey: key)
        return CodedCollections.dictionary(found, DecodedKey.self, DecodedObject.self)
    }
}

extension NSKeyedUnarchiver {
    /// The array that an archive holds, all of whose objects are of a class or below it.
    ///
    /// - Throws: where the archive can't be read, holds no array, or one of an object of another class.
    public static func unarchivedArrayOfObjects<DecodedObject: NSObject & NSSecureCoding>(
        ofClass cls: DecodedObject.Type, from data: Data
    ) throws -> [DecodedObject]? {
        let found = try unarchivedArrayOfObjects(ofClasses: [cls], from: data) ?? []
        guard let objects = CodedCollections.objects(found, of: DecodedObject.self) else {
            throw CodedCollections.wrongClass
        }
        return objects
    }

    /// The array that an archive holds, whose objects are of the classes or below them.
    ///
    /// - Throws: where the archive can't be read, holds no array, or one of an object of another class.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        let found = try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data)
        guard let array = CodedCollections.array(found, of: classes) else { throw CodedCollections.wrongClass }
        return array
    }

    /// The dictionary that an archive holds, with keys and objects of two classes or below them.
    ///
    /// - Throws: where the archive can't be read, holds no dictionary, or one of other keys or objects.
    public static func unarchivedDictionary<
        DecodedKey: NSObject & NSCopying & NSSecureCoding, DecodedObject: NSObject & NSSecureCoding
    >(
        ofKeyClass keyClass: DecodedKey.Type, objectClass: DecodedObject.Type, from data: Data
    ) throws -> [DecodedKey: DecodedObject]? {
        let found = try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, objectClass], from: data)
        guard let dictionary = CodedCollections.dictionary(found, DecodedKey.self, DecodedObject.self) else {
            throw CodedCollections.wrongClass
        }
        return dictionary
    }
}

/// What a coder gives, with its classes looked at: a Swift value in it is the object that stands for it.
private enum CodedCollections {
    static var wrongClass: CocoaError {
        CocoaError(
            .coderReadCorrupt,
            userInfo: [NSLocalizedDescriptionKey: "The archive holds an object of a class that isn't allowed."])
    }

    static func array(_ found: Any?, of classes: [AnyClass]) -> [Any]? {
        guard let list = found as? NSArray ?? (found as? [Any]).map(NSArray.init(array:)) else { return nil }
        let objects = (0..<list.count).map { list.object(at: $0) as AnyObject }
        guard objects.allSatisfy({ object in classes.contains { (object as? NSObject)?.isKind(of: $0) == true } })
        else {
            return nil
        }
        return objects
    }

    static func objects<Object>(_ list: [Any], of type: Object.Type) -> [Object]? {
        let objects = list.compactMap { $0 as AnyObject as? Object }
        return objects.count == list.count ? objects : nil
    }

    static func dictionary<Key: NSObject, Object>(_ found: Any?, _: Key.Type, _: Object.Type) -> [Key: Object]? {
        guard let table = found as? NSDictionary ?? (found as? [AnyHashable: Any]).map({ $0 as NSDictionary }) else {
            return nil
        }
        var result: [Key: Object] = [:]
        for key in table.allKeys {
            guard let known = key as AnyObject as? Key, let object = table.object(forKey: key) as AnyObject? as? Object
            else { return nil }
            result[known] = object
        }
        return result
    }
}
