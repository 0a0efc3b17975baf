import UIKit

/// A control's label. Several texts stand below each other: the first is the title, the others are smaller and grey. All other labels
/// are as they are.
struct StackedLabel<Label: View>: View {
    let label: Label

    init(_ label: Label) { self.label = label }

    @ViewBuilder var body: some View {
        if let lines = (label as? any LabelLines)?.lines, let title = lines.first {
            VStack(alignment: .leading, spacing: 2) {
                title
                ForEach(1..<lines.count, id: \.self) { lines[$0] }.font(.footnote).foregroundStyle(.secondary)
            }
        } else {
            label
        }
    }
}

/// Several views, which are the lines of a label where all are texts.
@MainActor private protocol LabelLines {
    var lines: [AnyView]? { get }
}

extension TupleView: LabelLines {
    fileprivate var lines: [AnyView]? {
        let fields = TupleFields.fields(of: T.self)
        guard fields.count > 1, fields.allSatisfy({ $0.type is any TextLine.Type }) else { return nil }
        return withUnsafeBytes(of: value) { bytes in
            var lines: [AnyView] = []
            for field in fields { Self.add(field.type, bytes.baseAddress! + field.offset, to: &lines) }
            return lines
        }
    }

    private static func add<V: View>(_: V.Type, _ address: UnsafeRawPointer, to lines: inout [AnyView]) {
        lines.append(AnyView(address.assumingMemoryBound(to: V.self).pointee))
    }
}

/// A view that is a text, with or without modifiers, or may be none.
private protocol TextLine {}

extension Text: TextLine {}
extension Optional: TextLine where Wrapped: TextLine {}
extension ModifiedContent: TextLine where Content: TextLine {}
