import SwiftUI
struct Body: View {
    @State private var count = 0
    @State private var shown = false
    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 0").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 0)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 0 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 0 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 0 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 1").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 1)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 1 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 1 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 1 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 2").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 2)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 2 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 2 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 2 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 3").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 3)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 3 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 3 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 3 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 4").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 4)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 4 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 4 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 4 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 5").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 5)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 5 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 5 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 5 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 6").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 6)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 6 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 6 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 6 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 7").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 7)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 7 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 7 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 7 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 8").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 8)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 8 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 8 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 8 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 9").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 9)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 9 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 9 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 9 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 10").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 10)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 10 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 10 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 10 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 11").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 11)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 11 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 11 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 11 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 12").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 12)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 12 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 12 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 12 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 13").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 13)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 13 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 13 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 13 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 14").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 14)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 14 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 14 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 14 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 15").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 15)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 15 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 15 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 15 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 16").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 16)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 16 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 16 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 16 ? 1 : 0.5)
                HStack(spacing: 8) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow).padding(4).background(
                        .thinMaterial, in: Circle())
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Row 17").font(.headline).foregroundStyle(.primary)
                        Text("Detail \(count + 17)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                    Spacer()
                    if count > 17 {
                        Text("\(count)").monospacedDigit().padding(.horizontal, 6)
                    } else {
                        Button("Add") { count += 17 }.buttonStyle(.bordered)
                    }
                }
                .padding(.vertical, 4).opacity(count > 17 ? 1 : 0.5)
            }
            .padding()
        }
        .navigationTitle("Long")
        .onChange(of: count) { _, new in shown = new > 9 }
        .animation(.default, value: count)
        .alert("Nine", isPresented: $shown) { Button("OK") {} }
    }
}
