import SwiftUI

struct ContentView: View {
    var body: some View {
        TabView {
            HabitList()
                .tabItem { Label("Habits", systemImage: "checklist") }
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gear") }
        }
    }
}

#Preview {
    ContentView()
        .environmentObject(HabitStore())
}
