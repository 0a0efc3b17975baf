import Foundation

struct Habit: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var symbol: String
    var goal: Int
    var count = 0

    var isDone: Bool { count >= goal }
    var progress: Double { goal == 0 ? 0 : min(1, Double(count) / Double(goal)) }
}
