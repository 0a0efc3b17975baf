import Foundation

/// A section of a controller's results.
final class ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    let list: [NSManagedObject]
    let indexTitle: String?

    init(_ name: String, _ list: [NSManagedObject], _ indexTitle: String?) {
        (self.name, self.list, self.indexTitle) = (name, list, indexTitle)
    }
    var numberOfObjects: Int { list.count }
    var objects: [Any]? { list }
}

/// The results of a request in sections, kept up to date with a context.
///
/// It stands behind a controller of any type: apps hear of changes from a controller of `NSFetchRequestResult`, and hold one of their own class,
/// which Swift takes for two classes.
final class ResultsCore: @unchecked Sendable {
    struct Change {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        let old: IndexPath?
        let new: IndexPath?
    }

    struct Changes {
        var sections: [(ResultsSection, Int, NSFetchedResultsChangeType)] = []
        var objects: [Change] = []
        var isEmpty: Bool { sections.isEmpty && objects.isEmpty }
    }

    let context: NSManagedObjectContext
    let sectionKeyPath: String?
    var spec: FetchSpec
    private(set) var sections: [ResultsSection]?
    private var observer: (any NSObjectProtocol)?
    /// Told after each change: what changed, and the objects of before.
    var tell: ((Changes, [ResultsSection]) -> Void)?
    var indexTitle: (String) -> String? = ResultsCore.indexTitle

    init(_ spec: FetchSpec, _ context: NSManagedObjectContext, _ sectionKeyPath: String?) {
        (self.spec, self.context, self.sectionKeyPath) = (spec, context, sectionKeyPath)
    }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    static func indexTitle(_ name: String) -> String? { name.first.map { String($0).uppercased() } ?? "" }

    var objects: [NSManagedObject] { (sections ?? []).flatMap(\.list) }

    func fetch() throws {
        var asked = spec
        asked.resolve(in: context)
        spec.entity = asked.entity
        (asked.resultType, asked.includesPendingChanges) = (.managedObjectResultType, true)
        sections = sectioned(try context.fetchObjects(asked))
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] in self?.take($0) }
    }

    /// Objects beside each other with the same value are a section.
    private func sectioned(_ objects: [NSManagedObject]) -> [ResultsSection] {
        guard let sectionKeyPath else { return [ResultsSection("", objects, nil)] }
        var made: [ResultsSection] = []
        var (name, list): (String?, [NSManagedObject]) = (nil, [])
        func end() { if let name { made.append(ResultsSection(name, list, indexTitle(name))) } }
        for object in objects {
            let value = object.value(forKeyPath: sectionKeyPath)
            let next = value.map { ($0 as? NSNumber)?.stringValue ?? "\($0)" } ?? ""
            if next != name {
                end()
                (name, list) = (next, [])
            }
            list.append(object)
        }
        end()
        return made
    }

    private func take(_ notification: Notification) {
        let info = notification.userInfo ?? [:]
        func set(_ key: String) -> Set<NSManagedObject> { info[key] as? Set<NSManagedObject> ?? [] }
        let before = sections ?? []
        if info[NSInvalidatedAllObjectsKey] != nil {
            sections = sectionKeyPath == nil ? [ResultsSection("", [], nil)] : []
            return
        }
        let (inserted, deleted) = (set(NSInsertedObjectsKey), set(NSDeletedObjectsKey))
        let changed = set(NSUpdatedObjectsKey).union(set(NSRefreshedObjectsKey))
        let old = before.flatMap(\.list)
        let known = Set(old)
        let touched = inserted.union(changed)
        var list = old.filter { !deleted.contains($0) && (!touched.contains($0) || fits($0)) }
        let come = touched.filter { !known.contains($0) && !deleted.contains($0) && fits($0) }
        guard !come.isEmpty || list.count != old.count || !known.isDisjoint(with: changed) else { return }
        list = SortOrder.sorted(list + come, spec.sortDescriptors)
        if spec.fetchLimit > 0 { list = Array(list.prefix(spec.fetchLimit)) }
        let after = sectioned(list)
        sections = after
        let changes = Self.changes(from: before, to: after, updated: changed)
        if !changes.isEmpty { tell?(changes, before) }
    }

    private func fits(_ object: NSManagedObject) -> Bool {
        !object.isDeleted && spec.fits(object.entity) && (spec.predicate?.evaluate(with: object) ?? true)
    }

    // MARK: What has changed

    private static func places(_ sections: [ResultsSection]) -> [NSManagedObject: IndexPath] {
        var places: [NSManagedObject: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (row, object) in info.list.enumerated() { places[object] = IndexPath(indexes: [section, row]) }
        }
        return places
    }

    static func changes(
        from before: [ResultsSection], to after: [ResultsSection], updated: Set<NSManagedObject>
    ) -> Changes {
        var changes = Changes()
        let (oldNames, newNames) = (before.map(\.name), after.map(\.name))
        for (index, section) in before.enumerated() where !newNames.contains(section.name) {
            changes.sections.append((section, index, .delete))
        }
        for (index, section) in after.enumerated() where !oldNames.contains(section.name) {
            changes.sections.append((section, index, .insert))
        }
        let (old, new) = (places(before), places(after))
        for (object, place) in old.sorted(by: { $0.value < $1.value }) where new[object] == nil {
            changes.objects.append(Change(object: object, type: .delete, old: place, new: nil))
        }
        for (object, place) in new.sorted(by: { $0.value < $1.value }) where old[object] == nil {
            changes.objects.append(Change(object: object, type: .insert, old: nil, new: place))
        }
        let moved = movedObjects(before, after, old, new, updated)
        for (object, place) in old.sorted(by: { $0.value < $1.value }) {
            guard let target = new[object] else { continue }
            if moved.contains(object) {
                changes.objects.append(Change(object: object, type: .move, old: place, new: target))
            } else if updated.contains(object) {
                changes.objects.append(Change(object: object, type: .update, old: place, new: target))
            }
        }
        return changes
    }

    /// Those that left their order among the ones that stay: of the changed ones, as few as will do.
    private static func movedObjects(
        _ before: [ResultsSection], _ after: [ResultsSection], _ old: [NSManagedObject: IndexPath],
        _ new: [NSManagedObject: IndexPath], _ updated: Set<NSManagedObject>
    ) -> Set<NSManagedObject> {
        var moved: Set<NSManagedObject> = []
        for (object, place) in old {
            guard let target = new[object] else { continue }
            if before[place[0]].name != after[target[0]].name { moved.insert(object) }
        }
        let oldByName = Dictionary(before.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for section in after {
            guard let was = oldByName[section.name] else { continue }
            let stayed = Set(section.list)
            let first = was.list.filter { stayed.contains($0) && !moved.contains($0) }
            let common = Set(first)
            let second = section.list.filter { common.contains($0) }
            guard first != second else { continue }
            for case .insert(_, let object, _) in second.difference(from: first) { moved.insert(object) }
        }
        return moved
    }
}
