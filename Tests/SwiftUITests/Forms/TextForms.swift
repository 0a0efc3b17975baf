import Foundation
import SwiftUI

/// Texts, fonts and labels as apps write them (the census's forms that three or more repositories use).
struct TextForms: View {
    @ScaledMetric private var size: CGFloat = 17
    @ScaledMetric(relativeTo: .body) private var gap = 8.0
    @State private var name = "Ada"
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.sizeCategory) private var category
    @Environment(\.locale) private var locale
    private let key: LocalizedStringKey = "Hello"
    private let date = Date(timeIntervalSinceReferenceDate: 0)

    private var attributed: AttributedString {
        var text = AttributedString("Styled")
        text.foregroundColor = .red
        text.font = .headline
        return text
    }

    private var joined: Text {
        Text("Hello, ").bold() + Text(name).foregroundColor(.accentColor) + Text(Image(systemName: "star"))
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: gap) {
                words
                weights
                systemFonts
                ownModifiers
                inherited
                joined
            }
            .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        }
    }

    @ViewBuilder private var words: some View {
        Text("Hello")
        Text("Hello, \(name), number \(3)")
        Text("Items", tableName: "Other", bundle: .main, comment: "A title")
        Text(name)
        Text(name.prefix(2))
        Text(verbatim: "as it is")
        Text(key)
        Text(LocalizedStringKey("Hello"))
        Text(LocalizedStringKey(stringLiteral: "Hello"))
        Text(attributed)
        Text(date, style: .time)
        Text(date, style: .relative)
        Text(date, format: .dateTime.day().month())
        Text(0.5, format: .percent)
        Text(LocalizedStringResource("Resource"))
        Text("**Bold** and [a link](https://example.org)")
    }

    @ViewBuilder private var weights: some View {
        Text("one").fontWeight(.semibold)
        Text("two").fontWeight(.medium)
        Text("three").fontWeight(.bold)
        Text("four").fontWeight(.regular).italic()
        Text("five").fontWeight(.light)
        Text("six").fontWeight(.heavy)
        Text("seven").fontWeight(.thin)
        VStack { Text("eight") }.fontWeight(.bold).bold()
        VStack { Text("nine") }.bold(name.isEmpty)
        Text("ten").font(.headline.weight(.black)).fontWidth(.standard)
    }

    @ViewBuilder private var systemFonts: some View {
        Group {
            Text("1").font(.largeTitle)
            Text("2").font(.title)
            Text("3").font(.title2)
            Text("4").font(.title3)
            Text("5").font(.headline)
            Text("6").font(.subheadline)
            Text("7").font(.body)
            Text("8").font(.callout)
            Text("9").font(.footnote)
            Text("10").font(.caption)
            Text("11").font(.caption2)
        }
        Text("12").font(.system(size: 20, weight: .bold, design: .rounded))
        Text("13").font(.system(size: size))
        Text("14").font(.system(.body, design: .monospaced, weight: .medium))
        Text("14").font(.system(.title2))
        Text("15").font(.custom("Georgia", size: 16))
        Text("16").font(.custom("Georgia", size: 16, relativeTo: .title))
        Text("17").font(Font.body.bold().italic().monospacedDigit())
        Text("18").font(Font(UIFont.systemFont(ofSize: 12)))
        Text("19").font(Font.system(.caption, design: .serif).weight(.semibold))
        Text("20").font(.system(.footnote)).font(.system(.headline)).font(.system(.subheadline))
    }

    @ViewBuilder private var ownModifiers: some View {
        Text("a").foregroundColor(.red).bold().italic().underline().strikethrough()
        Text("b").foregroundStyle(.secondary)
        Text("c").kerning(2).tracking(1).baselineOffset(2)
        Text("d").underline(true, color: .blue)
        Text("e").monospacedDigit()
        Text("f").monospaced()
        Text("g").fontDesign(.serif)
        Text("h").accessibilityLabel("Letter")
        Text("i").font(nil).foregroundColor(nil).fontWeight(nil)
        Text("j").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }

    @ViewBuilder private var inherited: some View {
        Text("one line").lineLimit(1).truncationMode(.tail)
        Text("middle").lineLimit(2).truncationMode(.middle)
        Text("no limit").lineLimit(nil).lineSpacing(4).multilineTextAlignment(.center)
        Text("range").lineLimit(1...3).multilineTextAlignment(.leading)
        Text("space").lineLimit(2, reservesSpace: true).multilineTextAlignment(.trailing)
        Text("scale").minimumScaleFactor(0.5).allowsTightening(true)
        Text("case").textCase(.uppercase)
        Text("nocase").textCase(nil)
        Text("select").textSelection(.enabled)
        Text("type").dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.accessibility1)
        Text("fixed").fixedSize().fixedSize(horizontal: false, vertical: true)
        Text("hidden").hidden()
        Text("redacted").redacted(reason: .placeholder).unredacted()
        Label("Label", systemImage: "star").labelStyle(.iconOnly)
        Label(name, systemImage: "star").labelStyle(.titleAndIcon)
        Label("Label", image: "picture").labelStyle(.titleOnly)
        Label {
            Text("Title")
        } icon: {
            Image(systemName: "heart")
        }
        .labelStyle(StackedLabelStyle())
        LabeledContent("Name", value: name)
        LabeledContent("Name") { Text(name) }
        Text(category == .accessibilityLarge ? "large" : locale.identifier)
        Text(typeSize.isAccessibilitySize ? "large" : "small")
    }
}

private struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}
