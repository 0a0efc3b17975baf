import Foundation

/// Facts, each as true as its grade says, and rules that find more of them.
open class GKRuleSystem: NSObject {
    private struct Fact {
        let object: any NSObjectProtocol
        var grade: Float
    }

    /// It says what the app's rules look at.
    public let state = NSMutableDictionary()
    /// The rules, in the order of adding.
    open private(set) var rules: [GKRule] = []
    /// The rules that have acted since `reset()`.
    open private(set) var executed: [GKRule] = []
    private var found: [Fact] = []

    public override init() { super.init() }

    /// The rules that haven't acted: those of more salience first, then in the order of adding.
    open var agenda: [GKRule] {
        let waiting = rules.filter { rule in !executed.contains { $0 === rule } }
        return waiting.enumerated().sorted { a, b in
            a.element.salience == b.element.salience ? a.offset < b.offset : a.element.salience > b.element.salience
        }.map(\.element)
    }

    /// Has this rule, too.
    open func add(_ rule: GKRule) { rules.append(rule) }
    /// Has these rules, too.
    open func add(_ rules: [GKRule]) { self.rules += rules }
    /// Has no rules.
    open func removeAllRules() { (rules, executed) = ([], []) }

    /// Lets the rules act whose predicates hold, each once, and again from the first whenever one has acted.
    open func evaluate() {
        while let rule = agenda.first(where: { $0.evaluatePredicate(in: self) }) {
            executed.append(rule)
            rule.performAction(in: self)
        }
    }
    /// Forgets the facts, and that rules have acted. `state` stays.
    open func reset() { (found, executed) = ([], []) }

    // MARK: Facts

    /// What is true, more or less.
    open var facts: [Any] { found.map(\.object) }

    private func index(of fact: Any) -> Int? {
        found.firstIndex { known in
            (known.object as AnyObject) === (fact as AnyObject) || known.object.isEqual(fact)
        }
    }

    /// How true a fact is, from 0 to 1; 0 for one that isn't.
    open func grade(forFact fact: any NSObjectProtocol) -> Float { index(of: fact).map { found[$0].grade } ?? 0 }
    /// The least grade of facts: all of them are as true as that. 0 for none.
    open func minimumGrade(forFacts facts: [Any]) -> Float { grades(facts).min() ?? 0 }
    /// The greatest grade of facts: one of them is as true as that. 0 for none.
    open func maximumGrade(forFacts facts: [Any]) -> Float { grades(facts).max() ?? 0 }
    private func grades(_ facts: [Any]) -> [Float] {
        facts.map { fact in index(of: fact).map { found[$0].grade } ?? 0 }
    }

    /// A fact is true.
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
    /// A fact is truer by a grade, at most 1.
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) {
        if let index = index(of: fact) {
            found[index].grade = min(found[index].grade + grade, 1)
        } else {
            found.append(Fact(object: fact, grade: min(grade, 1)))
        }
    }
    /// A fact isn't true.
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
    /// A fact is less true by a grade; at 0 it isn't.
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) {
        guard let index = index(of: fact) else { return }
        found[index].grade -= grade
        if found[index].grade <= 0 { found.remove(at: index) }
    }
}

/// It says what a system does where something holds.
open class GKRule: NSObject {
    /// Rules of more salience are asked first; 0 by default.
    open var salience = 0
    private let predicate: (GKRuleSystem) -> Bool
    private let action: (GKRuleSystem) -> Void

    /// A rule for a subclass, which says what holds and what is done.
    public override init() {
        (predicate, action) = ({ _ in false }, { _ in })
        super.init()
    }

    private dynamic init(_ predicate: @escaping (GKRuleSystem) -> Bool, _ action: @escaping (GKRuleSystem) -> Void) {
        (self.predicate, self.action) = (predicate, action)
        super.init()
    }

    /// Does something where a block says so.
    public convenience init(
        blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void
    ) { self.init(predicate, action) }
    /// Asserts a fact where a predicate holds of the system's state.
    public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
        self.init({ predicate.evaluate(with: $0.state) }, { $0.assertFact(fact, grade: grade) })
    }
    /// Retracts a fact where a predicate holds of the system's state.
    public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
        self.init({ predicate.evaluate(with: $0.state) }, { $0.retractFact(fact, grade: grade) })
    }

    /// Whether it may act now.
    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate(system) }
    /// Acts.
    open func performAction(in system: GKRuleSystem) { action(system) }
}
