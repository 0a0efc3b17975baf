import PorticoHost
import PorticoTrace
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Random users, apps and callbacks against a plain model; see `ListThrash`.
///
/// `ThrashRounds` says for how many seeds, or for how long, each kind of list.
final class ListThrashTests: MainTestCase, @unchecked Sendable {
    @MainActor private func thrash(_ name: String, _ make: (ThrashModel) -> (ThrashSource, any ThrashList)) {
        var failures = 0
        for seed in ThrashRounds(runs: 8) {
            harness.end()
            harness = Harness(device: Self.device)
            PorticoTrace.remove(harness.recorder)
            if ThrashRounds.isTimed { FileHandle.standardError.write(Data("thrash \(name) \(seed)\n".utf8)) }
            let (source, list) = make(ThrashModel(seed: seed))
            let thrash = ListThrash(harness, source, list)
            thrash.run(steps: 60)
            thrash.end()
            if !thrash.problems.isEmpty {
                XCTFail(
                    "\(name), seed \(seed): \(thrash.problems.prefix(4).joined(separator: "; ")) after "
                        + thrash.log.suffix(12).joined(separator: ", "))
                failures += 1
                if failures == 4 { return }
            }
        }
    }

    /// Pixels are of no interest.
    private static let device: DeviceProfile = {
        var device = DeviceProfile.default
        device.scale = 1
        return device
    }()

    @MainActor private func table(
        _ name: String, _ style: UITableView.Style, measures: Bool, givesHeights: Bool = false, estimates: Bool = true
    ) {
        thrash(name) { model in
            let source = ThrashTableSource(model)
            return (
                source,
                ThrashTable(source, style, measures: measures, givesHeights: givesHeights, estimates: estimates)
            )
        }
    }

    @MainActor private func collection(
        _ name: String, measures: Bool, showsAllInSight: Bool = true, _ layout: () -> UICollectionViewLayout
    ) {
        thrash(name) { model in
            let source = ThrashCollectionSource(model)
            return (
                source, ThrashCollection(source, layout(), measures: measures, showsAllInSight: showsAllInSight)
            )
        }
    }

    func testTablesOfOneHeight() { onMain { table("plain", .plain, measures: false) } }
    func testTablesThatMeasure() { onMain { table("self-sizing", .plain, measures: true) } }
    func testGroupedTablesWithHeights() {
        onMain { table("grouped", .grouped, measures: true, givesHeights: true) }
    }
    func testTablesWithoutEstimates() {
        onMain { table("no estimates", .insetGrouped, measures: true, givesHeights: true, estimates: false) }
    }
    func testDiffableTables() {
        onMain {
            thrash("diffable table") { model in
                let source = ThrashTableSource(model)
                return (source, ThrashDiffableTable(source))
            }
        }
    }
    func testFlows() { onMain { collection("flow", measures: false) { ThrashLayouts.flow() } } }
    func testEstimatedRows() { onMain { collection("estimated", measures: true) { ThrashLayouts.estimated() } } }
    func testRails() {
        onMain { collection("rails", measures: false, showsAllInSight: false) { ThrashLayouts.rails() } }
    }
    func testDiffableCollections() {
        onMain {
            thrash("diffable collection") { model in
                let source = ThrashCollectionSource(model)
                return (source, ThrashDiffableCollection(source))
            }
        }
    }
}
