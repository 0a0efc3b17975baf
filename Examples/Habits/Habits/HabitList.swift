import SwiftUI

struct HabitList: View {
    @EnvironmentObject private var store: HabitStore
    @State private var isAdding = false
    @AppStorage("showsDone") private var showsDone = true

    var body: some View {
        NavigationStack {
            List {
                Section {
                    SummaryView(done: store.done, all: store.habits.count)
                }
                Section("Today") {
                    ForEach($store.habits) { $habit in
                        if showsDone || !habit.isDone {
                            NavigationLink {
                                HabitDetail(habit: $habit)
                            } label: {
                                HabitRow(habit: habit)
                            }
                        }
                    }
                    .onDelete(perform: store.remove)
                    .onMove(perform: store.move)
                }
            }
            .navigationTitle("Habits")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        isAdding = true
                    } label: {
                        Image(systemName: "plus")
                    }
                    .accessibilityLabel("Add")
                }
            }
            .sheet(isPresented: $isAdding) {
                NewHabit { store.add($0) }
            }
        }
    }
}

struct SummaryView: View {
    let done: Int
    let all: Int

    var body: some View {
        HStack(spacing: 16) {
            ZStack {
                Circle()
                    .stroke(.quaternary, lineWidth: 8)
                Circle()
                    .trim(from: 0, to: all == 0 ? 0 : CGFloat(done) / CGFloat(all))
                    .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .frame(width: 56, height: 56)
            VStack(alignment: .leading, spacing: 4) {
                Text("\(done) of \(all) done")
                    .font(.headline)
                Text(done == all ? "A good day." : "Keep going.")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
        }
        .padding(.vertical, 8)
    }
}

struct HabitRow: View {
    let habit: Habit

    var body: some View {
        HStack {
            Image(systemName: habit.symbol)
                .foregroundColor(habit.isDone ? .green : .accentColor)
                .frame(width: 28)
            VStack(alignment: .leading) {
                Text(habit.name)
                ProgressView(value: habit.progress)
            }
            Text("\(habit.count)/\(habit.goal)")
                .font(.footnote)
                .monospacedDigit()
                .foregroundStyle(.secondary)
        }
    }
}
