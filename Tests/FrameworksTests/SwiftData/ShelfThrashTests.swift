import SwiftData
import TestSupport
import XCTest

/// Random changes of models in contexts of their own, in the main one, which saves by itself, and by an actor; saves, rollbacks and launches,
/// against a plain model; see `ShelfThrash`.
///
/// `ThrashRounds` says for how many seeds, or for how long.
final class ShelfThrashTests: ShelfTestCase, @unchecked Sendable {
    private func run(_ seed: UInt64) async -> String? {
        let url = file()
        var log: [String] = []
        do {
            var container = try container(url)
            var saved = ShelfWorld()
            var thrash = ShelfThrash(
                context: ModelContext(container), world: saved,
                dice: ObjectDice(state: seed &* 0x9e37_79b9_7f4a_7c15), count: 0)
            for _ in 0..<50 {
                log = thrash.log
                switch thrash.dice.roll(14) {
                case 0, 1:
                    thrash.log.append("save")
                    try thrash.context.save()
                    saved = thrash.world
                case 2:
                    thrash.log.append("rollback")
                    thrash.context.rollback()
                    thrash.world = saved
                case 3:
                    thrash.log.append("transaction")
                    var inner = thrash
                    try thrash.context.transaction { for _ in 0..<3 { try inner.changeSomething() } }
                    thrash = inner
                    saved = thrash.world
                case 4: try await changeInActor(container, &thrash, &saved)
                case 5:
                    thrash.log.append("the main context")
                    try thrash.context.save()
                    thrash = try await changeInMain(container, thrash)
                    saved = thrash.world
                case 6:
                    let launches = thrash.dice.roll(2) == 0
                    thrash.log.append(launches ? "launch" : "another context")
                    if launches { container = try self.container(url) }
                    thrash = ShelfThrash(
                        context: ModelContext(container), world: saved, dice: thrash.dice, count: thrash.count,
                        log: thrash.log)
                default: try thrash.changeSomething()
                }
                log = thrash.log
                try thrash.compare()
            }
            return nil
        } catch { return "seed \(seed): \(error) after \(log.suffix(12).joined(separator: ", "))" }
    }

    /// An actor inserts a book, or renames one whose title isn't changed here; the context sees it beside its own changes.
    private func changeInActor(
        _ container: ModelContainer, _ thrash: inout ShelfThrash, _ saved: inout ShelfWorld
    ) async throws {
        let worker = ShelfWorker(modelContainer: container)
        let same = thrash.world.books.filter { saved.books[$0.key]?.title == $0.value.title }.keys
        if thrash.dice.roll(2) == 0, let isbn = thrash.dice.pick(same) {
            let title = thrash.newName("renamed")
            thrash.log.append("an actor renames \(isbn)")
            try await worker.rename(thrash.book(isbn).persistentModelID, title)
            saved.books[isbn]?.title = title
            thrash.world.books[isbn]?.title = title
        } else {
            let isbn = thrash.newName("b")
            thrash.log.append("an actor inserts \(isbn)")
            _ = try await worker.add(isbn)
            let book = ShelfWorld.Book(title: "Untitled", pages: 100)
            saved.books[isbn] = book
            thrash.world.books[isbn] = book
        }
    }

    /// Changes in the main context, which the end of the main queue's turn saves; what is left is a new context.
    @MainActor private func changeInMain(_ container: ModelContainer, _ outer: ShelfThrash) async throws -> ShelfThrash
    {
        let context = container.mainContext
        var inner = ShelfThrash(
            context: context, world: outer.world, dice: outer.dice, count: outer.count, log: outer.log)
        try inner.compare()
        for _ in 0..<inner.dice.roll(4) { try inner.changeSomething() }
        // Saving stands in the main queue before this.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        guard !context.hasChanges else { throw ShelfThrash.Mistake("the main context hasn't saved by itself") }
        return ShelfThrash(
            context: ModelContext(container), world: inner.world, dice: inner.dice, count: inner.count, log: inner.log)
    }

    func testModelsAreWhatAPlainModelSays() async {
        var failures = 0
        for seed in ThrashRounds(runs: 6) {
            guard let problem = await run(seed) else { continue }
            XCTFail(problem)
            failures += 1
            if failures == 4 { return }
        }
    }
}
