import SwiftUI

/// Controls and their styles as apps write them.
struct ControlForms: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var choice = Choice.one
    @State private var amount = 0.5
    @State private var count = 1
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red
    @FocusState private var isFocused: Bool
    @FocusState private var field: Choice?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.openURL) private var openURL
    private let title = "Title"
    private let limits = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 86400)

    enum Choice: String, CaseIterable, Identifiable {
        case one, two
        var id: Self { self }
    }

    var body: some View {
        Form {
            Section { buttons }
            Section { styledButtons }
            Section { switches }
            Section("Pickers") { pickers }
            Section(title) { fields }
            Section { menus }
            Section { others }
        }
        .formStyle(.grouped)
    }

    private func act() { count += 1 }

    @ViewBuilder private var buttons: some View {
        Button("Go") { act() }
        Button("Go", action: act)
        Button(title) { act() }
        Button(action: { act() }) { Text("Label") }
        Button(action: act, label: { Image(systemName: "star") })
        Button {
            act()
        } label: {
            Label("Go", systemImage: "star")
        }
        Button("Delete", role: .destructive) { act() }
        Button(title, role: .cancel, action: act)
        Button(role: .destructive) {
            act()
        } label: {
            Text("Delete")
        }
        Button(role: .destructive, action: act) { Text("Delete") }
        Button("Star", systemImage: "star") { act() }
        Button("Star", systemImage: "star", role: .destructive, action: act)
        Button("Key", action: act).keyboardShortcut(.return, modifiers: [])
        Button("Key", action: act).keyboardShortcut("k").keyboardShortcut("s", modifiers: [.command, .shift])
        Button("Key", action: act).keyboardShortcut(.defaultAction).keyboardShortcut(.cancelAction)
        EditButton()
        RenameButton()
        PasteButton(payloadType: String.self) { text = $0.first ?? "" }
    }

    @ViewBuilder private var styledButtons: some View {
        Button("1", action: act).buttonStyle(.plain)
        Button("2", action: act).buttonStyle(PlainButtonStyle())
        Button("3", action: act).buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large)
        Button("4", action: act).buttonStyle(.borderedProminent).controlSize(.small).tint(.red)
        Button("5", action: act).buttonStyle(.borderless)
        Button("6", action: act).buttonStyle(BorderlessButtonStyle())
        Button("7", action: act).buttonStyle(PressedStyle())
        Button("7", action: act).buttonStyle(.pressed)
        Button("8", action: act).buttonStyle(TwiceStyle())
        Button("9", action: act).buttonBorderShape(.roundedRectangle(radius: 4)).buttonBorderShape(.circle)
        Button("10", action: act).buttonStyle(.glass)
        Button("11", action: act).disabled(!isEnabled).disabled(true)
        Button("12", action: act).hoverEffect(.lift).hoverEffect()
    }

    @ViewBuilder private var switches: some View {
        Toggle("On", isOn: $isOn)
        Toggle(title, isOn: $isOn).toggleStyle(.switch)
        Toggle(isOn: $isOn) { Text("On") }.toggleStyle(SwitchToggleStyle(tint: .red))
        Toggle("On", systemImage: "star", isOn: $isOn).toggleStyle(.button)
        Toggle("On", isOn: $isOn).labelsHidden().toggleStyle(CheckStyle())
        Toggle("On", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
        Slider(value: $amount)
        Slider(value: $amount, in: 0...10)
        Slider(value: $amount, in: 0...10, step: 1)
        Slider(value: $amount, in: 0...10) { _ in act() }
        Slider(value: $amount, in: 0...10) {
            Text("Amount")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }
        Stepper("Count: \(count)", value: $count)
        Stepper("Count", value: $count, in: 0...10)
        Stepper("Count", value: $count, in: 0...10, step: 2)
        Stepper(value: $count, in: 0...10) { Text("Count") }
        Stepper("Count", onIncrement: act, onDecrement: nil)
    }

    @ViewBuilder private var pickers: some View {
        Picker("Choice", selection: $choice) {
            ForEach(Choice.allCases) { Text($0.rawValue).tag($0) }
        }
        Picker(title, selection: $choice) { Text("One").tag(Choice.one) }.pickerStyle(.segmented)
        Picker(selection: $choice, label: Text("Choice")) { Text("One").tag(Choice.one) }
            .pickerStyle(SegmentedPickerStyle())
        Picker(selection: $choice) {
            Text("One").tag(Choice.one)
        } label: {
            Text("Choice")
        }
        .pickerStyle(.menu)
        Picker("Choice", systemImage: "star", selection: $choice) { Text("One").tag(Choice.one) }
        Picker("Choice", selection: $choice) { Text("One").tag(Choice.one) }.pickerStyle(.wheel)
        Picker("Choice", selection: $choice) { Text("One").tag(Choice.one) }.pickerStyle(WheelPickerStyle())
        Picker("Choice", selection: $choice) { Text("One").tag(Choice.one) }.pickerStyle(.inline)
        Picker("Choice", selection: $choice) { Text("One").tag(Choice.one) }.pickerStyle(.navigationLink)
        DatePicker("Date", selection: $date)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinute])
        DatePicker("Date", selection: $date, in: limits, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        DatePicker(selection: $date) { Text("Date") }.datePickerStyle(.compact)
        DatePicker(title, selection: $date, in: Date(timeIntervalSinceReferenceDate: 0)...).datePickerStyle(.graphical)
        DatePicker("Date", selection: $date, in: ...Date()).datePickerStyle(GraphicalDatePickerStyle())
        ColorPicker("Color", selection: $color)
        ColorPicker("Color", selection: $color, supportsOpacity: false)
    }

    @ViewBuilder private var fields: some View {
        TextField("Name", text: $text)
        TextField(title, text: $text)
        TextField("Name", text: $text, axis: .vertical).lineLimit(3...)
        TextField("Name", text: $text, prompt: Text("Prompt"))
        TextField("Number", value: $count, format: .number).keyboardType(.numberPad)
        TextField("Number", value: $amount, formatter: NumberFormatter())
        TextField("Name", text: $text, onEditingChanged: { _ in })
        TextField("Name", text: $text, onCommit: act)
        TextField("Name", text: $text, onEditingChanged: { _ in act() }, onCommit: act)
        TextField("Name", text: $text).textFieldStyle(.roundedBorder)
        TextField("Name", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
        TextField("Name", text: $text).textFieldStyle(.plain).textFieldStyle(PlainTextFieldStyle())
        TextField("Name", text: $text).textContentType(.emailAddress).autocapitalization(.none)
        TextField("Name", text: $text).textInputAutocapitalization(.never).autocorrectionDisabled()
        TextField("Name", text: $text).disableAutocorrection(true).submitLabel(.done).onSubmit { act() }
        TextField("Name", text: $text).focused($isFocused).onSubmit(of: .text) { isFocused = false }
        TextField("Name", text: $text).focused($field, equals: .one)
        SecureField("Password", text: $text)
        SecureField(title, text: $text)
        TextEditor(text: $text).frame(height: 60).scrollContentBackground(.hidden)
    }

    @ViewBuilder private var menus: some View {
        Menu("Menu") {
            Button("One", action: act)
            Divider()
            Menu("More") { Button("Two", action: act) }
            Picker("Choice", selection: $choice) { Text("One").tag(Choice.one) }
            Toggle("On", isOn: $isOn)
            Section("Group") { Button("Three", role: .destructive, action: act) }
        }
        Menu {
            Button("One", action: act)
        } label: {
            Label("Menu", systemImage: "ellipsis")
        }
        .menuStyle(.borderlessButton)
        Menu("Primary", systemImage: "star") {
            Button("One", action: act)
        } primaryAction: {
            act()
        }
        Text("Context").contextMenu { Button("Copy", action: act) }
        Text("Context").contextMenu {
            Button("Copy", action: act)
        } preview: {
            Text("Preview")
        }
        ControlGroup {
            Button("A", action: act)
            Button("B", action: act)
        }
    }

    @ViewBuilder private var others: some View {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: amount)
        ProgressView(value: amount, total: 10).progressViewStyle(.linear)
        ProgressView("Loading", value: amount, total: 10)
        ProgressView().progressViewStyle(.circular)
        ProgressView().progressViewStyle(CircularProgressViewStyle())
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).controlSize(.large)
        ProgressView(value: amount) {
            Text("Label")
        } currentValueLabel: {
            Text("Value")
        }
        Gauge(value: amount) { Text("Gauge") }.gaugeStyle(.accessoryCircular)
        Link("Link", destination: URL(string: "https://example.org")!)
        Link(destination: URL(string: "https://example.org")!) { Image(systemName: "link") }
        ShareLink(item: URL(string: "https://example.org")!)
        ShareLink("Share", item: "text")
        ShareLink(item: "text") { Label("Share", systemImage: "square.and.arrow.up") }
        Button("Open") { openURL(URL(string: "https://example.org")!) }
            .environment(\.openURL, OpenURLAction { _ in .handled })
        DisclosureGroup("More", isExpanded: $isOn) { Text("Inside") }
        DisclosureGroup("More") { Text("Inside") }
        DisclosureGroup {
            Text("Inside")
        } label: {
            Text("More")
        }
        GroupBox("Box") { Text("Inside") }
        GroupBox {
            Text("Inside")
        } label: {
            Text("Box")
        }
        ContentUnavailableView("None", systemImage: "tray", description: Text("Nothing here"))
        ContentUnavailableView("None", systemImage: "tray")
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "abc")
        ContentUnavailableView {
            Label("None", systemImage: "tray")
        } description: {
            Text("Nothing")
        } actions: {
            Button("Again", action: act)
        }
    }
}

private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.5 : 1)
            .foregroundStyle(configuration.role == .destructive ? .red : .primary)
    }
}

extension ButtonStyle where Self == PressedStyle {
    fileprivate static var pressed: PressedStyle { PressedStyle() }
}

private struct TwiceStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }
}
