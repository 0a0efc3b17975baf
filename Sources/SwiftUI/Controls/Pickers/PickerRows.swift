import UIKit

/// The rows of an inline picker in a list: its label, and below it the values.
struct InlinePickerRows<Label: View>: RowStructure, View {
    let label: Label
    let options: [PickerOption]
    let selected: Int?
    let select: @MainActor (Int) -> Void

    var body: some View { EmptyView() }

    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        if Label.self != EmptyView.self, !collector.hidesLabels(wrap) {
            collector.add(label.foregroundStyle(.secondary), at: id.appending("label"), wrap)
        }
        for (index, option) in options.enumerated() {
            let row = PickerOptionRow(option: option, isSelected: index == selected) { select(index) }
            collector.add(row, at: id.appending(option.tag ?? AnyHashable(index)), wrap)
        }
    }
}

/// A value of a picker in a row of its own.
struct PickerOptionRow: View {
    let option: PickerOption
    let isSelected: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            HStack {
                if let view = option.view {
                    view.foregroundStyle(Color.primary)
                } else if let image = option.image {
                    // A label's pictures are a column of their own in a list.
                    Label(title: { title }, icon: { Image(uiImage: image) })
                } else {
                    title
                }
                Spacer()
                if isSelected { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint) }
            }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    private var title: some View { Text(verbatim: option.title).foregroundStyle(Color.primary) }
}

/// The screen of all of a picker's values.
struct PickerPage: View {
    let options: [PickerOption]
    let selected: Int?
    let select: @MainActor (Int) -> Void
    @Environment(\.dismiss) private var dismiss

    init(options: [PickerOption], selected: Int?, select: @escaping @MainActor (Int) -> Void) {
        (self.options, self.selected, self.select) = (options, selected, select)
    }

    var body: some View {
        List {
            PickerSections(options: options) { index in
                PickerOptionRow(option: options[index], isSelected: index == selected) {
                    select(index)
                    dismiss()
                }
            }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

extension RowCollector {
    /// Whether modifiers around a row's view leave the labels of controls out.
    func hidesLabels(_ wrap: RowWrap) -> Bool {
        var values = EnvironmentValues()
        for change in wrap.changes { change.changeEnvironment(&values) }
        return values.labelsHidden
    }
}
