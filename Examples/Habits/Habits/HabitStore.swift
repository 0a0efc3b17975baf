import SwiftUI

final class HabitStore: ObservableObject {
    @Published var habits: [Habit] = [
        Habit(name: "Drink water", symbol: "drop.fill", goal: 8, count: 3),
        Habit(name: "Read ten pages", symbol: "book.fill", goal: 1),
        Habit(name: "Take the stairs", symbol: "figure.walk", goal: 4, count: 4),
    ]

    var done: Int { habits.filter(\.isDone).count }

    func add(_ habit: Habit) { habits.append(habit) }

    func remove(at offsets: IndexSet) { habits.remove(atOffsets: offsets) }

    func move(from source: IndexSet, to destination: Int) {
        habits.move(fromOffsets: source, toOffset: destination)
    }
}
