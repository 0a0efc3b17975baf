import Foundation

/// A change of the library. It tells what has changed in a result by making the search once more.
open class PHChange: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The changes of a result; nil: there are none.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        let after = fetchResult.fetchAgain()
        let details = PHFetchResultChangeDetails(fetchResult, after, [])
        return details.isEmpty ? nil : details
    }
    /// The change of a picture; nil: there is none.
    @_disfavoredOverload
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        guard let asset = object as? PHAsset, !FileManager.default.fileExists(atPath: asset.url.path) else {
            return nil
        }
        return PHObjectChangeDetails(object, nil)
    }
}

/// The change of one object. Pictures here are removed and don't change.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The object before.
    public let objectBeforeChanges: ObjectType
    /// The object now; nil: it was removed.
    public let objectAfterChanges: ObjectType?
    init(_ before: ObjectType, _ after: ObjectType?) {
        (objectBeforeChanges, objectAfterChanges) = (before, after)
        super.init()
    }
    /// Whether the picture itself is another one.
    open var assetContentChanged: Bool { false }
    /// Whether it was removed.
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
}

/// The changes of a result: first what is removed, by its places before; then what is inserted, by its places after.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    /// The result before.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The result now.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// The objects that are in both, and changed.
    public let changedObjects: [ObjectType]
    /// The places of objects that aren't there any more.
    public let removedIndexes: IndexSet?
    /// The places of objects that weren't there.
    public let insertedIndexes: IndexSet?

    dynamic init(
        _ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>, _ changedObjects: [ObjectType]
    ) {
        (fetchResultBeforeChanges, fetchResultAfterChanges, self.changedObjects) = (before, after, changedObjects)
        removedIndexes = IndexSet((0..<before.count).filter { !after.contains(before.object(at: $0)) })
        insertedIndexes = IndexSet((0..<after.count).filter { !before.contains(after.object(at: $0)) })
        super.init()
    }
    /// The differences of two results.
    public convenience init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]
    ) { self.init(fromResult, toResult, changedObjects) }

    /// Whether what changed is told one by one: yes.
    open var hasIncrementalChanges: Bool { true }
    /// The objects that aren't there any more.
    open var removedObjects: [ObjectType] { (removedIndexes ?? []).map { fetchResultBeforeChanges.object(at: $0) } }
    /// The objects that weren't there.
    open var insertedObjects: [ObjectType] { (insertedIndexes ?? []).map { fetchResultAfterChanges.object(at: $0) } }
    /// The places of objects that changed.
    open var changedIndexes: IndexSet? {
        IndexSet(changedObjects.map { fetchResultAfterChanges.index(of: $0) }.filter { $0 != NSNotFound })
    }
    /// Whether objects that are in both have changed places.
    open var hasMoves: Bool { keptBefore != keptAfter }
    /// Calls the handler with where each such object stands once objects are removed and inserted, and where it is now.
    open func enumerateMoves(_ handler: (Int, Int) -> Void) {
        for (place, now) in zip(keptAfter, keptBefore) where place != now { handler(place, now) }
    }

    /// The numbers that objects in both have in the result now, in the order of each result.
    private var keptBefore: [Int] {
        (0..<fetchResultBeforeChanges.count).map {
            fetchResultAfterChanges.index(of: fetchResultBeforeChanges.object(at: $0))
        }.filter { $0 != NSNotFound }
    }
    private var keptAfter: [Int] { keptBefore.sorted() }

    var isEmpty: Bool { removedIndexes == [] && insertedIndexes == [] && changedObjects.isEmpty && !hasMoves }
}
