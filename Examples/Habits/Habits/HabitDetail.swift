import SwiftUI

struct HabitDetail: View {
    @Binding var habit: Habit
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: habit.symbol)
                .font(.system(size: 64))
                .foregroundStyle(.white)
                .frame(width: 128, height: 128)
                .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                .clipShape(RoundedRectangle(cornerRadius: 32))
                .scaleEffect(habit.isDone ? 1.1 : 1)
                .animation(.spring(), value: habit.isDone)
            Text("\(habit.count)")
                .font(.system(size: 72, weight: .bold, design: .rounded))
            HStack {
                Button("Less") { habit.count -= 1 }
                    .buttonStyle(.bordered)
                    .disabled(habit.count == 0)
                Button("More") { habit.count += 1 }
                    .buttonStyle(.borderedProminent)
            }
            Stepper("Goal: \(habit.goal)", value: $habit.goal, in: 1...20)
                .padding(.horizontal)
            Spacer()
            Button("Start again", role: .destructive) { asks = true }
                .alert("Start again?", isPresented: $asks) {
                    Button("Start again", role: .destructive) { habit.count = 0 }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("Today's count of “\(habit.name)” is lost.")
                }
        }
        .padding(.top, 32)
        .navigationTitle(habit.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
