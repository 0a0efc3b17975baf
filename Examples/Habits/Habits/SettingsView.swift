import SwiftUI

struct SettingsView: View {
    @AppStorage("showsDone") private var showsDone = true
    @AppStorage("volume") private var volume = 0.5
    @State private var reminder = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var theme = Theme.system

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("List") {
                    Toggle("Show what is done", isOn: $showsDone)
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                }
                Section("Reminder") {
                    DatePicker("Time", selection: $reminder, displayedComponents: .hourAndMinute)
                    Slider(value: $volume, in: 0...1) {
                        Text("Volume")
                    }
                }
                Section {
                    LabeledContent("Version", value: "1.0")
                }
            }
            .navigationTitle("Settings")
        }
        .preferredColorScheme(theme == .system ? nil : theme == .dark ? .dark : .light)
    }
}
