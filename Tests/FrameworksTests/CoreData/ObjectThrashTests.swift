import CoreData
import TestSupport
import XCTest

/// Random changes of objects in contexts, in children and in the background, saves, rollbacks, faults, launches and migrations, against a
/// plain model; see `ObjectThrash`.
///
/// `ThrashRounds` says for how many seeds, or for how long.
final class ObjectThrashTests: CoreDataTestCase, @unchecked Sendable {
    /// The model of a launch: every other one has a further attribute, which lightweight migration adds and removes.
    private func model(of launch: Int) -> NSManagedObjectModel {
        let model = model()
        if launch % 2 == 1 {
            for entity in model.entities where entity.name == "Owner" {
                entity.properties += [attribute("extra", .stringAttributeType, default: "new")]
            }
        }
        return model
    }

    private func run(_ seed: UInt64) -> String? {
        let url = file()
        var launch = 0
        var dice = ObjectDice(state: seed &* 0x9e37_79b9_7f4a_7c15)
        var log: [String] = []
        do {
            var container = try container(model(of: launch), at: url)
            var saved = ThrashWorld()
            var thrash = ObjectThrash(context: container.viewContext, world: saved, dice: dice, count: 0)
            for _ in 0..<60 {
                log = thrash.log
                switch thrash.dice.roll(16) {
                case 0, 1:
                    thrash.log.append("save")
                    try thrash.context.save()
                    saved = thrash.world
                case 2:
                    thrash.log.append("rollback")
                    thrash.context.rollback()
                    thrash.world = saved
                case 3:
                    thrash.log.append("reset")
                    thrash.context.reset()
                    thrash.world = saved
                case 4: try changeInChild(&thrash)
                case 5:
                    // The background saves first; who saves later has the whole of it.
                    thrash.context.rollback()
                    thrash.world = try changeInBackground(container, &thrash, saved)
                    saved = thrash.world
                    thrash.context.reset()
                case 6:
                    thrash.log.append("launch")
                    launch += thrash.dice.roll(2)
                    dice = thrash.dice
                    let (count, lines) = (thrash.count, thrash.log)
                    for store in container.persistentStoreCoordinator.persistentStores {
                        try container.persistentStoreCoordinator.remove(store)
                    }
                    container = try self.container(model(of: launch), at: url)
                    thrash = ObjectThrash(
                        context: container.viewContext, world: saved, dice: dice, count: count, log: lines)
                default: try thrash.changeSomething()
                }
                log = thrash.log
                try thrash.compare()
            }
            return nil
        } catch { return "seed \(seed): \(error) after \(log.suffix(12).joined(separator: ", "))" }
    }

    /// Changes in a child, which are saved into the parent or dropped.
    private func changeInChild(_ thrash: inout ObjectThrash) throws {
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = thrash.context
        thrash.log.append("child")
        var inner = ObjectThrash(
            context: child, world: thrash.world, dice: thrash.dice, count: thrash.count, log: thrash.log)
        for _ in 0..<inner.dice.roll(6) { try inner.changeSomething() }
        try inner.compare()
        if inner.dice.roll(2) == 0 {
            inner.log.append("save the child")
            try child.save()
            thrash.world = inner.world
        } else {
            inner.log.append("drop the child")
        }
        (thrash.dice, thrash.count, thrash.log) = (inner.dice, inner.count, inner.log)
    }

    private func changeInBackground(
        _ container: NSPersistentContainer, _ thrash: inout ObjectThrash, _ saved: ThrashWorld
    ) throws -> ThrashWorld {
        let context = container.newBackgroundContext()
        thrash.log.append("background")
        var inner = ObjectThrash(
            context: context, world: saved, dice: thrash.dice, count: thrash.count, log: thrash.log)
        var failure: (any Error)?
        context.performAndWait {
            do {
                for _ in 0..<inner.dice.roll(6) { try inner.changeSomething() }
                try inner.compare()
                try context.save()
            } catch { failure = error }
        }
        (thrash.dice, thrash.count, thrash.log) = (inner.dice, inner.count, inner.log)
        if let failure { throw failure }
        return inner.world
    }

    func testObjectsAreWhatAPlainModelSays() {
        var failures = 0
        for seed in ThrashRounds(runs: 12) {
            guard let problem = run(seed) else { continue }
            XCTFail(problem)
            failures += 1
            if failures == 4 { return }
        }
    }
}
