import Foundation
import PorticoLayout

/// One system of `Fixtures/systems.txt`.
struct ReferenceSystem {
    struct Constraint {
        var priority: Float
        var relation: LayoutRelation
        var constant: Double
        var terms: [(Int, Double)]

        func add(to solver: LayoutSolver, _ variables: [LayoutVariable]) -> LayoutConstraintID {
            solver.add(
                terms.map { LayoutTerm(variables[$0.0], $0.1) }, constant: constant, relation: relation,
                priority: priority)
        }

        func error(_ values: [Double]) -> Double {
            let left = terms.reduce(constant) { $0 + values[$1.0] * $1.1 }
            return switch relation {
            case .equal: abs(left)
            case .lessOrEqual: max(0, left)
            case .greaterOrEqual: max(0, -left)
            }
        }
    }

    var width: Int
    var constraints: [Constraint] = []
    var costs: [(Float, Double)] = []
    /// Unknowns that have one answer only, and those that have several; an unknown in neither was too near to tell.
    var settled: [Int: Double] = [:]
    var open: Set<Int> = []
    var isImpossible = false

    static func all() throws -> [ReferenceSystem] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/systems.txt")
        var result: [ReferenceSystem] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            switch words[0] {
            case "system": result.append(ReferenceSystem(width: Int(words[1])!))
            case "c":
                let terms = words[4...].map { word -> (Int, Double) in
                    let parts = word.split(separator: ":")
                    return (Int(parts[0])!, Double(parts[1])!)
                }
                let relation: LayoutRelation =
                    words[2] == "=" ? .equal : words[2] == "<" ? .lessOrEqual : .greaterOrEqual
                result[result.count - 1].constraints.append(
                    Constraint(
                        priority: Float(words[1])!, relation: relation, constant: Double(words[3])!, terms: terms))
            case "cost": result[result.count - 1].costs.append((Float(words[1])!, Double(words[2])!))
            case "settled": result[result.count - 1].settled[Int(words[1])!] = Double(words[2])!
            case "open": result[result.count - 1].open.insert(Int(words[1])!)
            default: result[result.count - 1].isImpossible = true
            }
        }
        return result
    }
}
