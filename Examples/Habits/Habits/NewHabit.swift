import SwiftUI

struct NewHabit: View {
    let add: (Habit) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var goal = 1
    @State private var symbol = "star.fill"
    @FocusState private var isNaming: Bool

    private let symbols = ["star.fill", "heart.fill", "moon.fill", "leaf.fill"]

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                        .focused($isNaming)
                        .submitLabel(.done)
                    Stepper("Goal: \(goal)", value: $goal, in: 1...20)
                } footer: {
                    Text("How often a day.")
                }
                Picker("Symbol", selection: $symbol) {
                    ForEach(symbols, id: \.self) { name in
                        Image(systemName: name).tag(name)
                    }
                }
                .pickerStyle(.segmented)
            }
            .navigationTitle("New habit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") {
                        add(Habit(name: name, symbol: symbol, goal: goal))
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
            .onAppear { isNaming = true }
        }
    }
}
