import Foundation
import PorticoTrace
import UIKit

/// The objects that a request finds, in sections, for a table or a collection; its delegate hears what changes in them.
///
/// The delegate's controller and the app's own are equal, though not the same object where the app's has a type of objects (DEV-1116).
open class NSFetchedResultsController<ResultType>: NSObject {
    let core: ResultsCore
    /// The request: its order decides on the sections.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The name of the cache. Kept: sections are made anew (DEV-1114).
    public let cacheName: String?
    private weak var heard: (any NSFetchedResultsControllerDelegate)?

    /// A controller of a request. Objects with the same value under `sectionNameKeyPath` are a section: the request's first order has to be by it.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors?.isEmpty == false else {
            FatalException.invalidArgument.raise(
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        (self.fetchRequest, cacheName) = (fetchRequest, name)
        core = ResultsCore(fetchRequest.spec, context, sectionNameKeyPath)
        super.init()
        core.indexTitle = { [weak self] name in
            guard let self, let delegate = self.heard else { return ResultsCore.indexTitle(name) }
            return delegate.controller(self.face, sectionIndexTitleForSectionName: name)
        }
    }

    /// The same results, as a controller of another type.
    init(core: ResultsCore, _ request: NSFetchRequest<ResultType>, _ name: String?) {
        (self.core, fetchRequest, cacheName) = (core, request, name)
    }

    /// The context whose objects it has.
    open var managedObjectContext: NSManagedObjectContext { core.context }
    /// What objects of a section have in common.
    open var sectionNameKeyPath: String? { core.sectionKeyPath }

    /// Finds the objects. A delegate that takes snapshots or differences gets the first one; the others aren't told.
    open func performFetch() throws {
        core.spec = fetchRequest.spec
        let before = core.sections ?? []
        try core.fetch()
        tellContents(ResultsCore.Changes(), before)
    }

    /// The objects; nil before `performFetch()`.
    open var fetchedObjects: [ResultType]? { core.sections == nil ? nil : core.objects.map { $0 as! ResultType } }
    /// The sections; nil before `performFetch()`.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.sections }
    /// The titles of the index.
    open var sectionIndexTitles: [String] {
        var titles: [String] = []
        for title in (core.sections ?? []).compactMap(\.indexTitle) where titles.last != title { titles.append(title) }
        return titles
    }
    /// The object at a place. A place without one ends the process, as it raises on iOS.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let sections = core.sections, indexPath.count == 2, sections.indices.contains(indexPath[0]),
            sections[indexPath[0]].list.indices.contains(indexPath[1])
        else {
            FatalException.invalidArgument.raise(
                "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
        }
        return sections[indexPath[0]].list[indexPath[1]] as! ResultType
    }
    /// Where an object is.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, info) in (core.sections ?? []).enumerated() {
            if let row = info.list.firstIndex(where: { $0 === object as AnyObject }) {
                return IndexPath(indexes: [section, row])
            }
        }
        return nil
    }
    /// The section that a title of the index leads to.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        (core.sections ?? []).firstIndex { $0.indexTitle == title } ?? 0
    }
    /// A section's title in the index.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { core.indexTitle(sectionName) }
    /// Deletes what is kept of sections: nothing is.
    open class func deleteCache(withName name: String?) {}

    // MARK: Telling

    /// Hears what changes. It isn't owned.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { heard }
        set {
            heard = newValue
            core.tell = newValue == nil ? nil : { [weak self] changes, before in self?.tell(changes, before) }
        }
    }

    /// Itself as delegates see it.
    private var face: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.spec = fetchRequest.spec
        return NSFetchedResultsController<any NSFetchRequestResult>(core: core, request, cacheName)
    }

    private func tell(_ changes: ResultsCore.Changes, _ before: [ResultsSection]) {
        guard let delegate = heard else { return }
        let face = face
        delegate.controllerWillChangeContent(face)
        for (section, index, type) in changes.sections {
            delegate.controller(face, didChange: section, atSectionIndex: index, for: type)
        }
        for change in changes.objects {
            let isNew = change.type == .insert || change.type == .move || change.type == .update
            delegate.controller(
                face, didChange: change.object, at: change.old, for: change.type,
                newIndexPath: isNew ? change.new : nil)
        }
        delegate.controllerDidChangeContent(face)
        tellContents(changes, before)
    }

    private func tellContents(_ changes: ResultsCore.Changes, _ before: [ResultsSection]) {
        guard let delegate = heard else { return }
        let face = face
        delegate.controller(face, didChangeContentWith: snapshot(changes))
        if core.sectionKeyPath == nil {
            let (old, new) = (before.flatMap(\.list).map(\.objectID), core.objects.map(\.objectID))
            delegate.controller(face, didChangeContentWith: new.difference(from: old).inferringMoves())
        }
    }

    private func snapshot(_ changes: ResultsCore.Changes) -> NSDiffableDataSourceSnapshotReference {
        let made = NSDiffableDataSourceSnapshotReference()
        for section in core.sections ?? [] {
            made.appendSections(withIdentifiers: [section.name])
            made.appendItems(withIdentifiers: section.list.map(\.objectID), intoSectionWithIdentifier: section.name)
        }
        let updated = changes.objects.filter { $0.type == .update }.map(\.object.objectID)
        if !updated.isEmpty { made.reloadItems(withIdentifiers: updated) }
        return made
    }

    // Two of one core are one for the app.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any ResultsHolder else { return false }
        return other.core === core
    }
    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller of any type.
protocol ResultsHolder { var core: ResultsCore { get } }
extension NSFetchedResultsController: ResultsHolder {}
