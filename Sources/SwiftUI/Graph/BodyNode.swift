import UIKit

/// The node of a view with a body: it installs the view's properties, runs the body and keeps its result below.
@MainActor final class BodyNode<V: View>: ValueNode<V>, ChangeTelling {
    private var content: ViewNode?
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: V.self)
    private let interpolation = InterpolationState.make(for: V.self)
    /// Whether a value may have another action alone, for which the body needn't run.
    private lazy var keepsAction = !fields.isEmpty && V.self is any ActionKeeping.Type

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }
    override var runsCode: Bool { true }

    override func valueDidChange(from old: V) {
        if keepsAction, !isDirty, (value as? any ActionKeeping)?.takeAction(insteadOfThatOf: old, properties) == true {
            return
        }
        interpolation?.valueDidChange(from: old, to: value, node: self)
        isNewValue = true
        run()
    }
    private var isNewValue = false

    /// What made the body run now, as `_printChanges` names it.
    var changes: [String] {
        guard content != nil else { return ["@self", "@identity"] + fields.map(\.name) }
        let reasons = ChangeReasons.reasons(of: self)
        var names = isNewValue ? ["@self"] : []
        var known: Set<ObjectIdentifier> = []
        for (index, field) in fields.enumerated() {
            let own = properties.boxes(ofField: index).flatMap(ChangeReasons.sources)
            let fired = reasons.sources.intersection(own)
            if !fired.isEmpty { names.append(field.name) }
            known.formUnion(fired)
        }
        // Sources in no box are the environment's.
        let environment = fields.filter { $0.type is any EnvironmentReading.Type }
        if !reasons.sources.isSubset(of: known) {
            names += environment.count == 1 ? [environment[0].name] : ["@dependencies"]
        } else if reasons.hasOthers {
            names.append("@dependencies")
        }
        return names
    }

    override func run() {
        host.bodyCount += 1
        // The kept value stays as the parent passed it, so that it can be compared; the copy knows its state.
        var view = value
        interpolation?.apply(to: &view, node: self)
        let body = recordingReads {
            properties.install(fields, in: &view, node: self)
            return view.body
        }
        if ChangeReasons.isKept { ChangeReasons.endRun(of: self) }
        isNewValue = false
        NodeFactory.place(body, in: content, of: self, context()) { content = $0 }
    }

    override func readProperties() -> [PropertyReading] { properties.readValues(fields, of: value, node: self) }
    override func locateProperties() { if !properties.hasPlaces { _ = readProperties() } }

    override func removeState() {
        interpolation?.end()
        properties.removeAll()
        if ChangeReasons.isKept { ChangeReasons.forgetNode(self) }
    }
}
