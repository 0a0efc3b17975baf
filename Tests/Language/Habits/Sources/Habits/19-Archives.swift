import UIKit

// Classes that are written into archives and aren't at the top of a file.

private final class Bookmark: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let page: Int
    init(page: Int) { self.page = page }
    init?(coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }
    func encode(with coder: NSCoder) { coder.encode(page, forKey: "page") }
}

final class Novel: NSObject {
    final class Chapter: NSObject, NSCoding {
        let title: String
        init(title: String) { self.title = title }
        init?(coder: NSCoder) { title = coder.decodeObject(forKey: "title") as? String ?? "" }
        func encode(with coder: NSCoder) { coder.encode(title, forKey: "title") }
    }
    fileprivate enum Parts { final class Note: NSObject {} }
}

func pagesAfterwards() throws -> [Int] {
    let data = try NSKeyedArchiver.archivedData(
        withRootObject: [Bookmark(page: 4), Bookmark(page: 9)], requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: Bookmark.self, from: data)?.map(\.page) ?? []
}

func titleAfterwards() throws -> String? {
    let data = try NSKeyedArchiver.archivedData(
        withRootObject: Novel.Chapter(title: "One"), requiringSecureCoding: false)
    let chapter = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Novel.Chapter
    return chapter?.title
}

func namesInArchives() -> [String] {
    ([Novel.self, Novel.Chapter.self, Bookmark.self, Novel.Parts.Note.self] as [AnyClass]).map { NSStringFromClass($0) }
}

// An error in an array.

func errorsAfterwards(_ error: NSError) throws -> [NSError]? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: [error] as NSArray, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, NSError.self], from: data) as? [NSError]
}
