import SwiftUI

struct SettingsForm: View {
    @State private var generalIsOn = true
    @State private var generalLevel = 0.5
    @State private var generalName = ""
    @State private var generalChoice = 1
    @State private var soundsIsOn = true
    @State private var soundsLevel = 0.5
    @State private var soundsName = ""
    @State private var soundsChoice = 1
    @State private var displayIsOn = true
    @State private var displayLevel = 0.5
    @State private var displayName = ""
    @State private var displayChoice = 1
    @State private var privacyIsOn = true
    @State private var privacyLevel = 0.5
    @State private var privacyName = ""
    @State private var privacyChoice = 1
    @State private var batteryIsOn = true
    @State private var batteryLevel = 0.5
    @State private var batteryName = ""
    @State private var batteryChoice = 1
    @State private var storageIsOn = true
    @State private var storageLevel = 0.5
    @State private var storageName = ""
    @State private var storageChoice = 1
    @State private var languageIsOn = true
    @State private var languageLevel = 0.5
    @State private var languageName = ""
    @State private var languageChoice = 1
    @State private var accountsIsOn = true
    @State private var accountsLevel = 0.5
    @State private var accountsName = ""
    @State private var accountsChoice = 1
    @State private var sharingIsOn = true
    @State private var sharingLevel = 0.5
    @State private var sharingName = ""
    @State private var sharingChoice = 1
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Toggle("General", isOn: $generalIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $generalLevel, in: 0...1)
                            .disabled(!generalIsOn)
                    }
                    TextField("Name", text: $generalName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $generalChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: generalLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        generalLevel = 0.5
                        generalName = ""
                    }
                } header: {
                    Text("General")
                } footer: {
                    Text("What \(generalName) does.")
                        .font(.footnote)
                }
                Section {
                    Toggle("Sounds", isOn: $soundsIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $soundsLevel, in: 0...1)
                            .disabled(!soundsIsOn)
                    }
                    TextField("Name", text: $soundsName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $soundsChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: soundsLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        soundsLevel = 0.5
                        soundsName = ""
                    }
                } header: {
                    Text("Sounds")
                } footer: {
                    Text("What \(soundsName) does.")
                        .font(.footnote)
                }
                Section {
                    Toggle("Display", isOn: $displayIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $displayLevel, in: 0...1)
                            .disabled(!displayIsOn)
                    }
                    TextField("Name", text: $displayName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $displayChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: displayLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        displayLevel = 0.5
                        displayName = ""
                    }
                } header: {
                    Text("Display")
                } footer: {
                    Text("What \(displayName) does.")
                        .font(.footnote)
                }
                Section {
                    Toggle("Privacy", isOn: $privacyIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $privacyLevel, in: 0...1)
                            .disabled(!privacyIsOn)
                    }
                    TextField("Name", text: $privacyName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $privacyChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: privacyLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        privacyLevel = 0.5
                        privacyName = ""
                    }
                } header: {
                    Text("Privacy")
                } footer: {
                    Text("What \(privacyName) does.")
                        .font(.footnote)
                }
                Section {
                    Toggle("Battery", isOn: $batteryIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $batteryLevel, in: 0...1)
                            .disabled(!batteryIsOn)
                    }
                    TextField("Name", text: $batteryName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $batteryChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: batteryLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        batteryLevel = 0.5
                        batteryName = ""
                    }
                } header: {
                    Text("Battery")
                } footer: {
                    Text("What \(batteryName) does.")
                        .font(.footnote)
                }
                Section {
                    Toggle("Storage", isOn: $storageIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $storageLevel, in: 0...1)
                            .disabled(!storageIsOn)
                    }
                    TextField("Name", text: $storageName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $storageChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: storageLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        storageLevel = 0.5
                        storageName = ""
                    }
                } header: {
                    Text("Storage")
                } footer: {
                    Text("What \(storageName) does.")
                        .font(.footnote)
                }
                Section {
                    Toggle("Language", isOn: $languageIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $languageLevel, in: 0...1)
                            .disabled(!languageIsOn)
                    }
                    TextField("Name", text: $languageName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $languageChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: languageLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        languageLevel = 0.5
                        languageName = ""
                    }
                } header: {
                    Text("Language")
                } footer: {
                    Text("What \(languageName) does.")
                        .font(.footnote)
                }
                Section {
                    Toggle("Accounts", isOn: $accountsIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $accountsLevel, in: 0...1)
                            .disabled(!accountsIsOn)
                    }
                    TextField("Name", text: $accountsName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $accountsChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: accountsLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        accountsLevel = 0.5
                        accountsName = ""
                    }
                } header: {
                    Text("Accounts")
                } footer: {
                    Text("What \(accountsName) does.")
                        .font(.footnote)
                }
                Section {
                    Toggle("Sharing", isOn: $sharingIsOn)
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $sharingLevel, in: 0...1)
                            .disabled(!sharingIsOn)
                    }
                    TextField("Name", text: $sharingName)
                        .textInputAutocapitalization(.words)
                    Picker("Choice", selection: $sharingChoice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    LabeledContent("Level", value: sharingLevel.formatted(.percent))
                    Button("Reset", role: .destructive) {
                        sharingLevel = 0.5
                        sharingName = ""
                    }
                } header: {
                    Text("Sharing")
                } footer: {
                    Text("What \(sharingName) does.")
                        .font(.footnote)
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Done") { isShown = true }
                }
            }
            .onChange(of: generalIsOn) { _, new in isShown = new }
            .alert("Saved", isPresented: $isShown) {
                Button("OK") {}
            }
        }
    }
}
