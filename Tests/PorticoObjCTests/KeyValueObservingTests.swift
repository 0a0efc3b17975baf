import Foundation
import PorticoObjC
import XCTest

// A class as lowering leaves it: setters announce, and a table reads by name.
final class Account: NSObject {
    var balance = 0 {
        willSet { _porticoWillChange(self, "balance") }
        didSet { _porticoDidChange(self, "balance") }
    }
    var isOpen = false {
        willSet { _porticoWillChange(self, "isOpen") }
        didSet { _porticoDidChange(self, "isOpen") }
    }
    var owner: Account? {
        willSet { _porticoWillChange(self, "owner") }
        didSet { _porticoDidChange(self, "owner") }
    }
    var summary: String { "\(balance)" }
    var heard: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        heard.append(
            "\(keyPath ?? "") \(change?[.oldKey] ?? "-")→\(change?[.newKey] ?? "-")"
                + (change?[.notificationIsPriorKey] as? Bool == true ? " prior" : ""))
    }

    static let register: Void = {
        _porticoRegister(
            "balance\nowner\nobserveValueForKeyPath:ofObject:change:context:\nsummary", { Account.self },
            { object, index, a in
                let account = object as! Account
                switch index {
                case 0: return account.balance
                case 1: return account.owner
                case 3: return account.summary
                default:
                    account.observeValue(forKeyPath: a(0), of: a(1), change: a(2), context: a(3))
                    return nil
                }
            })
        _porticoRegisterType("keyPathsForValuesAffectingSummary", { Account.self }, { _, _, _ in Set(["balance"]) })
    }()
}

final class KeyValueObservingTests: XCTestCase {
    override func setUp() { Account.register }

    func test_E10_aClosureHearsOldAndNew() {
        let account = Account()
        var heard: [String] = []
        let observation = account.observe(\.balance, _porticoKeys: "balance", options: [.old, .new]) {
            heard.append("\($1.oldValue ?? -1)→\($1.newValue ?? -1) \($0 === account)")
        }
        account.balance = 5
        account.balance = 5
        XCTAssertEqual(heard, ["0→5 true", "5→5 true"], "an equal value counts, as on iOS")
        observation.invalidate()
        account.balance = 6
        XCTAssertEqual(heard.count, 2)
    }

    /// Where apps remove observers: of another object, and of the object that is its own observer.
    func test_observersAreRemovedInDeinit() {
        class Watcher: NSObject {
            let account: Account
            init(_ account: Account) {
                self.account = account
                super.init()
                account.addObserver(self, forKeyPath: "balance", context: nil)
                addObserver(self, forKeyPath: "account", context: nil)
            }
            deinit {
                account.removeObserver(self, forKeyPath: "balance")
                removeObserver(self, forKeyPath: "account")
            }
        }
        let account = Account()
        var watcher: Watcher? = Watcher(account)
        weak let weakly = watcher
        XCTAssertNotNil(watcher)
        watcher = nil
        XCTAssertNil(weakly)
        account.balance = 3
    }

    func test_initialAndPrior() {
        let account = Account()
        var heard: [String] = []
        let observation = account.observe(
            \.balance, _porticoKeys: "balance", options: [.initial, .prior, .new, .old]
        ) { _, change in
            let old = change.oldValue.map { "\($0)" } ?? "-"
            heard.append("\(old)→\(change.newValue.map { "\($0)" } ?? "-")\(change.isPrior ? " prior" : "")")
        }
        account.balance = 2
        XCTAssertEqual(heard, ["-→0", "0→- prior", "0→2"])
        withExtendedLifetime(observation) {}
    }

    func test_withoutOptionsThereAreNoValues() {
        let account = Account()
        var change: NSKeyValueObservedChange<Int>?
        let observation = account.observe(\.balance, _porticoKeys: "balance") { change = $1 }
        account.balance = 1
        XCTAssertNil(change?.newValue)
        XCTAssertNil(change?.oldValue)
        XCTAssertEqual(change?.kind, .setting)
        withExtendedLifetime(observation) {}
    }

    func test_anObservationThatNobodyHoldsEnds() {
        let account = Account()
        var count = 0
        _ = account.observe(\.balance, _porticoKeys: "balance") { _, _ in count += 1 }
        account.balance = 1
        XCTAssertEqual(count, 0)
    }

    func test_observingKeepsNothingAlive() {
        weak var gone: Account?
        var observation: NSKeyValueObservation?
        do {
            let account = Account()
            gone = account
            observation = account.observe(\.balance, _porticoKeys: "balance") { _, _ in }
        }
        XCTAssertNil(gone)
        observation?.invalidate()
    }

    func test_aPathFollowsItsObjects() {
        let (account, first, second) = (Account(), Account(), Account())
        second.balance = 9
        var heard: [String] = []
        let observation = account.observe(
            \.owner?.balance, _porticoKeys: "owner.balance", [\.owner], options: [.new, .old]
        ) { heard.append("\(($1.oldValue ?? nil) ?? -1)→\(($1.newValue ?? nil) ?? -1)") }
        account.owner = first
        first.balance = 1
        account.owner = second
        first.balance = 2
        second.balance = 3
        XCTAssertEqual(heard, ["-1→0", "0→1", "1→9", "9→3"])
        withExtendedLifetime(observation) {}
    }

    func test_keysThatBeginWithIs() {
        let account = Account()
        var count = 0
        let observation = account.observe(\.isOpen, _porticoKeys: "isOpen") { _, _ in count += 1 }
        account.isOpen = true
        account.willChangeValue(forKey: "open")
        account.didChangeValue(forKey: "open")
        XCTAssertEqual(count, 2)
        withExtendedLifetime(observation) {}
    }

    func test_affectedKeys() {
        let account = Account()
        var heard: [String] = []
        let observation = account.observe(\.summary, _porticoKeys: "summary", options: .new) {
            heard.append($1.newValue ?? "")
        }
        account.balance = 4
        XCTAssertEqual(heard, ["4"])
        withExtendedLifetime(observation) {}
    }

    func test_observersByName() {
        let (account, listener) = (Account(), Account())
        account.addObserver(listener, forKeyPath: "balance", options: [.new, .old], context: nil)
        account.balance = 3
        XCTAssertEqual(listener.heard, ["balance 0→3"])
        account.removeObserver(listener, forKeyPath: "balance")
        account.balance = 4
        XCTAssertEqual(listener.heard.count, 1)
    }

    func test_changesInsideOfAHandlerAreHeardToo() {
        let account = Account()
        var heard: [Int] = []
        let observation = account.observe(\.balance, _porticoKeys: "balance", options: .new) { account, change in
            heard.append(change.newValue ?? -1)
            if account.balance > 10 { account.balance = 10 }
        }
        account.balance = 50
        XCTAssertEqual(heard, [50, 10])
        XCTAssertEqual(account.balance, 10)
        withExtendedLifetime(observation) {}
    }

    func test_aSubclassMayAddWhatItsSuperclassLeavesOut() {
        let account = Account()
        let total: String = _porticoForwarded(account, "summary", [])
        XCTAssertEqual(total, "0")
        _porticoForward(account, "observeValueForKeyPath:ofObject:change:context:", ["k", nil, nil, nil])
        _porticoForward(account, "unknown:", [1])
        XCTAssertEqual(account.heard, ["k -→-"])
    }
}
