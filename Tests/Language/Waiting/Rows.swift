import SwiftUI
struct Rows: View {
    struct Item: Identifiable {
        let id: Int
        var title: String
        var detail: String
        var isDone: Bool
        var tags: [String]
    }
    @State private var items: [Item] = []
    @State private var search = ""
    @State private var isShown = false
    var body: some View {
        NavigationStack {
            List {
                Section("Open") {
                    ForEach(items) { item in
                        NavigationLink {
                            VStack(alignment: .leading, spacing: 8) {
                                Text(item.title).font(.title).padding(.bottom, 4)
                                ForEach(item.tags, id: \.self) { tag in
                                    Text(tag).font(.caption).padding(4).background(.thinMaterial, in: Capsule())
                                }
                            }
                            .navigationTitle(item.title)
                        } label: {
                            HStack(spacing: 8) {
                                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                                    .foregroundStyle(item.isDone ? .green : .secondary).imageScale(.large)
                                VStack(alignment: .leading, spacing: 2) {
                                    Text(item.title).font(.headline).strikethrough(item.isDone)
                                    Text("\(item.detail) \(item.tags.count)").font(.caption).foregroundStyle(.secondary)
                                }
                                Spacer()
                                Text(item.tags.joined(separator: ", ")).lineLimit(1).opacity(0.5)
                            }
                            .padding(.vertical, 4)
                        }
                        .swipeActions {
                            Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
                        }
                        .listRowSeparator(.hidden)
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                }
                Section {
                    ForEach(items.filter(\.isDone), id: \.id) { item in
                        HStack {
                            Text(item.title).foregroundStyle(.secondary).italic()
                            Spacer()
                            Button("Again") { isShown = true }.buttonStyle(.bordered)
                        }
                        .contextMenu {
                            Button("Copy", systemImage: "doc") { search = item.title }
                        }
                    }
                } header: {
                    Text("Done").font(.subheadline)
                } footer: {
                    Group {
                        Text("\(items.count) items").font(.footnote)
                        Text("Tap one to see more").font(.footnote).bold()
                    }
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Items")
            .searchable(text: $search)
            .sheet(isPresented: $isShown) {
                VStack { Text("Sheet").font(.title) }.padding()
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add") { isShown = true }
                }
            }
        }
    }
}
