import SwiftData
import SwiftUI

@main
struct ModernApp: App {
    @State private var store = Store()

    var body: some Scene {
        WindowGroup {
            ContentView().environment(store).environment(\.accentName, "teal")
        }
        .modelContainer(for: Visit.self, inMemory: true)
    }
}

extension EnvironmentValues {
    @Entry var accentName = "blue"
}

@Observable
final class Store {
    var items: [Item] = []
    @ObservationIgnored var loads = 0

    func load() async {
        loads += 1
        items = await Loader.load(3)
    }
}

struct Item: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var name: String
}

nonisolated enum Loader {
    @concurrent static func load(_ count: Int) async -> [Item] {
        (0..<count).map { Item(id: $0, name: "Item \($0)") }
    }
}

@Model
final class Visit {
    var place: String
    var date: Date

    init(place: String, date: Date) {
        self.place = place
        self.date = date
    }
}

struct ContentView: View {
    @Environment(Store.self) private var store
    @Environment(\.accentName) private var accentName
    @Query(filter: #Predicate<Visit> { $0.place != "" }, sort: \.date) private var visits: [Visit]
    @State private var isShown = false

    var body: some View {
        @Bindable var store = store
        NavigationStack {
            List($store.items) { $item in
                TextField("Name", text: $item.name)
            }
            .navigationTitle(title)
            .task { await store.load() }
            .toolbar { Button("Add", systemImage: "plus", action: add) }
        }
    }

    private var title: String {
        let count = store.items.count
        return switch count {
        case 0: "None"
        case 1: "One of \(accentName)"
        default: "\(count)"
        }
    }

    private func name(_ isShown: Bool) -> String { if isShown { "Shown" } else { "New" } }

    private func add() {
        store.items.append(Item(id: store.items.count, name: name(isShown)))
    }
}

#Preview("Content") {
    ContentView().environment(Store())
}
