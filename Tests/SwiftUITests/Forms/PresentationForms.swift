import SwiftUI

/// Sheets, alerts and dialogs as apps write them.
struct PresentationForms: View {
    struct Item: Identifiable { let id: Int }
    struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }

    @State private var isShown = false
    @State private var item: Item?
    @State private var failure: Failure?
    @State private var detent = PresentationDetent.medium
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    private let title = "Title"

    var body: some View {
        VStack {
            Button("Close") { dismiss() }
            Button("Close") { presentationMode.wrappedValue.dismiss() }
            sheets
            alerts
            oldAlerts
            dialogs
        }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.text]) { _ in }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.text], allowsMultipleSelection: true) { result in
            if case .success(let urls) = result { print(urls.count) }
        }
        .photosPickerStyleIsElsewhere()
    }

    @ViewBuilder private var sheets: some View {
        Text("a").sheet(isPresented: $isShown) { Text("Sheet") }
        Text("a").sheet(isPresented: $isShown, onDismiss: close) { Text("Sheet") }
        Text("a").sheet(item: $item) { Text("\($0.id)") }
        Text("a").sheet(item: $item, onDismiss: { close() }) { item in
            Text("\(item.id)")
                .presentationDetents([.medium, .large])
                .presentationDetents([.height(200), .fraction(0.3)], selection: $detent)
                .presentationDragIndicator(.visible)
                .presentationBackground(.ultraThinMaterial)
                .presentationBackground { Color.red }
                .presentationCornerRadius(16)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationContentInteraction(.scrolls)
                .presentationCompactAdaptation(.sheet)
                .interactiveDismissDisabled()
                .interactiveDismissDisabled(isShown)
        }
        Text("a").fullScreenCover(isPresented: $isShown) { Text("Cover") }
        Text("a").fullScreenCover(isPresented: $isShown, onDismiss: close) { Text("Cover") }
        Text("a").fullScreenCover(item: $item) { Text("\($0.id)") }
        Text("a").popover(isPresented: $isShown) { Text("Popover") }
        Text("a").popover(isPresented: $isShown, arrowEdge: .top) { Text("Popover") }
        Text("a").popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) {
            Text("Popover")
        }
        Text("a").popover(item: $item) { Text("\($0.id)") }
        Text("a").inspector(isPresented: $isShown) { Text("Inspector").inspectorColumnWidth(200) }
        Text("a").statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
    }

    @ViewBuilder private var alerts: some View {
        Text("a").alert("Title", isPresented: $isShown) { Button("OK") {} }
        Text("a").alert(title, isPresented: $isShown) { Button("OK", role: .cancel) {} }
        Text("a").alert("Title", isPresented: $isShown) {
            TextField("Name", text: .constant(""))
            Button("Delete", role: .destructive) {}
        } message: {
            Text("Message")
        }
        Text("a").alert(title, isPresented: $isShown) {
            Button("OK") {}
        } message: {
            Text("Message")
        }
        Text("a").alert(Text("Title"), isPresented: $isShown) { Button("OK") {} }
        Text("a").alert(Text("Title"), isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("M") })
        Text("a").alert("Title", isPresented: $isShown, presenting: item) { item in
            Button("\(item.id)") {}
        } message: { item in
            Text("\(item.id)")
        }
        Text("a").alert(isPresented: $isShown, error: failure) { Button("OK") {} }
        Text("a").alert(isPresented: $isShown, error: failure) { _ in
            Button("OK") {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }

    @ViewBuilder private var oldAlerts: some View {
        Text("a").alert(isPresented: $isShown) { Alert(title: Text("Title")) }
        Text("a").alert(isPresented: $isShown) {
            Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK")))
        }
        Text("a").alert(isPresented: $isShown) {
            Alert(
                title: Text("Title"), message: Text("Message"),
                primaryButton: .destructive(Text("Delete")) { close() }, secondaryButton: .cancel())
        }
        Text("a").alert(item: $item) { item in
            Alert(
                title: Text("\(item.id)"), primaryButton: .default(Text("OK"), action: close),
                secondaryButton: .cancel(Text("Cancel")) { close() })
        }
        Text("a").actionSheet(isPresented: $isShown) {
            ActionSheet(title: Text("Title"), message: Text("Message"), buttons: buttons)
        }
        Text("a").actionSheet(item: $item) { _ in ActionSheet(title: Text("Title")) }
    }

    private var buttons: [ActionSheet.Button] {
        [.default(Text("One")) { close() }, Alert.Button.destructive(Text("Two")), .cancel { close() }]
    }

    @ViewBuilder private var dialogs: some View {
        Text("a").confirmationDialog("Title", isPresented: $isShown) { Button("Delete", role: .destructive) {} }
        Text("a").confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) { Button("OK") {} }
        Text("a").confirmationDialog(title, isPresented: $isShown) {
            Button("OK") {}
        } message: {
            Text("Message")
        }
        Text("a").confirmationDialog(Text("Title"), isPresented: $isShown, titleVisibility: .hidden) { Button("OK") {} }
        Text("a").confirmationDialog("Title", isPresented: $isShown, titleVisibility: .automatic, presenting: item) {
            item in Button("\(item.id)") {}
        }
    }

    private func close() { isShown = false }
}

extension View {
    /// A modifier of the app's own, generic and with a condition in it.
    @ViewBuilder fileprivate func photosPickerStyleIsElsewhere(_ isOn: Bool = false) -> some View {
        if isOn { padding() } else { self }
    }
}
