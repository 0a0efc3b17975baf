import GameplayKit
import XCTest

/// States, entities, ways and rules of games.
final class GameLogicTests: XCTestCase {
    private static let log = Log()
    private final class Log: @unchecked Sendable { var lines: [String] = [] }

    override func setUp() { Self.log.lines = [] }

    // MARK: States

    private final class Idle: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Run.Type }
        override func willExit(to nextState: GKState) { log.lines.append("leave for \(type(of: nextState))") }
    }
    private final class Run: GKState {
        override func didEnter(from previousState: GKState?) {
            log.lines.append("enter from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
        }
        override func update(deltaTime seconds: TimeInterval) { log.lines.append("run \(seconds)") }
    }
    private final class Other: GKState {}

    func testAMachineGoesWhereItsStateAllows() {
        let (idle, run) = (Idle(), Run())
        let machine = GKStateMachine(states: [idle, run])
        XCTAssertNil(machine.currentState)
        XCTAssertTrue(idle.stateMachine === machine)
        XCTAssertFalse(machine.canEnterState(Other.self), "it has no such state")
        XCTAssertFalse(machine.enter(Other.self))
        XCTAssertTrue(machine.enter(Idle.self), "the first may be any")
        XCTAssertFalse(machine.enter(Idle.self), "it doesn't allow itself")
        machine.update(deltaTime: 1)
        XCTAssertTrue(machine.enter(Run.self))
        machine.update(deltaTime: 0.5)
        XCTAssertEqual(Self.log.lines, ["leave for Run", "enter from Idle", "run 0.5"])
        XCTAssertTrue(machine.currentState === run)
        XCTAssertTrue(machine.state(forClass: Idle.self) === idle)
    }

    // MARK: Entities

    private final class Step: GKComponent {
        var sum = 0.0
        override func update(deltaTime seconds: TimeInterval) { sum += seconds }
        override func didAddToEntity() { log.lines.append("added \(entity != nil)") }
        override func willRemoveFromEntity() { log.lines.append("removed \(entity != nil)") }
    }
    private final class Look: GKComponent {}

    func testAnEntityHasOneComponentOfAClass() {
        let entity = GKEntity()
        let (first, second) = (Step(), Step())
        entity.addComponent(first)
        entity.addComponent(Look())
        entity.update(deltaTime: 2)
        XCTAssertEqual(first.sum, 2)
        entity.addComponent(second)
        XCTAssertNil(first.entity)
        XCTAssertTrue(entity.component(ofType: Step.self) === second)
        XCTAssertEqual(entity.components.count, 2)
        let system = GKComponentSystem<Step>(componentClass: Step.self)
        system.addComponent(foundIn: entity)
        system.addComponent(foundIn: entity)
        system.update(deltaTime: 3)
        XCTAssertEqual(second.sum, 3, "once")
        let any = GKComponentSystem(componentClass: Step.self)
        any.addComponent(foundIn: entity)
        XCTAssertTrue(any.components.first === second)
        entity.removeComponent(ofType: Step.self)
        XCTAssertNil(entity.component(ofType: Step.self))
        XCTAssertEqual(Self.log.lines, ["added true", "removed true", "added true", "removed true"])
    }

    // MARK: Ways

    func testAWayGoesAroundWhatWasRemoved() throws {
        let grid = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: SIMD2(0, 0), width: 4, height: 3, diagonalsAllowed: false)
        XCTAssertEqual(grid.nodes?.count, 12)
        let start = try XCTUnwrap(grid.node(atGridPosition: SIMD2(0, 0)))
        let goal = try XCTUnwrap(grid.node(atGridPosition: SIMD2(3, 0)))
        XCTAssertEqual(grid.findPath(from: start, to: goal).count, 4)
        let wall = try [SIMD2<Int32>(1, 0), SIMD2<Int32>(1, 1)].map { try XCTUnwrap(grid.node(atGridPosition: $0)) }
        grid.remove(wall)
        XCTAssertNil(grid.node(atGridPosition: SIMD2(1, 0)))
        let path = try XCTUnwrap(grid.findPath(from: start, to: goal) as? [GKGridGraphNode])
        XCTAssertEqual(path.count, 8, "down two rows, and up again")
        XCTAssertTrue(path.first === start)
        XCTAssertTrue(path.last === goal)
        grid.remove([try XCTUnwrap(grid.node(atGridPosition: SIMD2(1, 2)))])
        XCTAssertEqual(grid.findPath(from: start, to: goal), [])
        XCTAssertEqual(start.findPath(to: start), [start])
        let open = GKGridGraph(fromGridStartingAt: SIMD2(5, 5), width: 3, height: 3, diagonalsAllowed: true)
        let corner = try XCTUnwrap(open.node(atGridPosition: SIMD2(5, 5)))
        XCTAssertEqual(corner.findPath(to: try XCTUnwrap(open.node(atGridPosition: SIMD2(7, 7)))).count, 3)
    }

    func testTheCheaperWayIsTaken() {
        let nodes = [SIMD2<Float>(0, 0), SIMD2(1, 0), SIMD2(2, 0), SIMD2(1, 5)].map { GKGraphNode2D(point: $0) }
        nodes[0].addConnections(to: [nodes[3], nodes[1]], bidirectional: true)
        nodes[2].addConnections(to: [nodes[3]], bidirectional: true)
        let graph = GKGraph(nodes)
        XCTAssertEqual(graph.findPath(from: nodes[0], to: nodes[2]), [nodes[0], nodes[3], nodes[2]])
        nodes[1].addConnections(to: [nodes[2]], bidirectional: false)
        XCTAssertEqual(graph.findPath(from: nodes[0], to: nodes[2]), [nodes[0], nodes[1], nodes[2]])
        XCTAssertEqual(graph.findPath(from: nodes[2], to: nodes[1]), [nodes[2], nodes[3], nodes[0], nodes[1]])
        let far = GKGraphNode2D(point: SIMD2(3, 0))
        graph.connectToLowestCostNode(node: far, bidirectional: true)
        XCTAssertEqual(far.connectedNodes, [nodes[2]])
    }

    // MARK: Rules

    func testRulesActOnceInTheOrderOfTheirSalience() {
        let system = GKRuleSystem()
        system.state["near"] = true
        let late = GKRule(blockPredicate: { _ in true }, action: { _ in Self.log.lines.append("late") })
        let early = GKRule(
            blockPredicate: { $0.state["near"] as? Bool == true },
            action: {
                Self.log.lines.append("early")
                $0.assertFact("danger" as NSString, grade: 0.75)
            })
        early.salience = 5
        let afterwards = GKRule(
            blockPredicate: { $0.grade(forFact: "danger" as NSString) > 0.5 },
            action: { $0.assertFact("flee" as NSString, grade: 0.5) })
        system.add([late, afterwards])
        system.add(early)
        system.evaluate()
        XCTAssertEqual(Self.log.lines, ["early", "late"])
        XCTAssertEqual(system.grade(forFact: "danger" as NSString), 0.75)
        XCTAssertEqual(system.minimumGrade(forFacts: ["danger" as NSString, "flee" as NSString]), 0.5)
        XCTAssertEqual(system.maximumGrade(forFacts: ["danger" as NSString, "nothing" as NSString]), 0.75)
        system.assertFact("danger" as NSString, grade: 0.75)
        XCTAssertEqual(system.grade(forFact: "danger" as NSString), 1)
        system.retractFact("flee" as NSString)
        XCTAssertEqual(system.facts.count, 1)
        XCTAssertEqual(system.executed.count, 3)
        system.reset()
        XCTAssertEqual(system.facts.count, 0)
        XCTAssertEqual(system.agenda.count, 3)
    }
}
