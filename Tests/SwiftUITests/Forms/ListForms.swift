import SwiftUI

/// Lists, sections, tabs and navigation as apps write them.
struct ListForms: View {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
        var isOn = false
        var children: [Item]?
    }

    @State private var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]
    @State private var selection: Int?
    @State private var several = Set<Int>()
    @State private var search = ""
    @State private var isExpanded = true
    @State private var editMode: EditMode = .inactive
    @Environment(\.defaultMinListRowHeight) private var rowHeight

    var body: some View {
        VStack {
            data
            rows
            sections
        }
        .environment(\.editMode, $editMode)
        .environment(\.defaultMinListRowHeight, 20)
    }

    @ViewBuilder private var data: some View {
        List { Text("Row") }
        List(items) { Text($0.name) }
        List(items, id: \.name) { item in Text(item.name) }
        List(items, selection: $selection) { Text($0.name) }
        List(items, selection: $several) { Text($0.name) }.listStyle(.plain)
        List(selection: $selection) { ForEach(items) { Text($0.name) } }.listStyle(.sidebar)
        List($items) { $item in Toggle(item.name, isOn: $item.isOn) }
        List($items, editActions: .all) { $item in Text(item.name) }
        List(0..<3) { Text("\($0)") }
        List(items, children: \.children) { Text($0.name) }
        selected
        List {
            ForEach($items) { $item in TextField("Name", text: $item.name) }
            ForEach(0..<3) { Text("\($0)") }
            ForEach(0..<items.count, id: \.self) { Text(items[$0].name) }
            ForEach(items.indices, id: \.self) { Text(items[$0].name) }
            ForEach(Array(items.enumerated()), id: \.offset) { _, item in Text(item.name) }
            ForEach(items.sorted { $0.name < $1.name }, id: \.id) { Text($0.name) }
            OutlineGroup(items, children: \.children) { Text($0.name) }
        }
    }

    @ViewBuilder private var selected: some View {
        List(items, id: \.id, selection: $several) { Text($0.name) }
        List(0..<3, selection: $selection) { Text("\($0)") }
        List(0..<3, selection: $several) { Text("\($0)") }
        List($items, id: \.id, selection: $several) { $item in Toggle(item.name, isOn: $item.isOn) }
        List($items, editActions: .all, selection: $several) { $item in Text(item.name) }
        List($items, id: \.id, editActions: .delete, selection: $selection) { $item in Text(item.name) }
        List(items, children: \.children, selection: $several) { Text($0.name) }
        List(items, id: \.id, children: \.children) { Text($0.name) }
        List($items, children: \.children, selection: $several) { $item in Toggle(item.name, isOn: $item.isOn) }
    }

    @ViewBuilder private var rows: some View {
        List {
            ForEach(items) { item in Text(item.name) }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                .onInsert(of: [.text]) { _, _ in }
            ForEach(items) { Text($0.name) }.onDelete(perform: delete).onMove(perform: nil)
            Text("Row").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
            Text("Row").listRowSeparator(.visible, edges: .bottom).listRowSeparatorTint(.red)
            Text("Row").swipeActions { Button("Delete", role: .destructive) {} }
            Text("Row").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {}.tint(.orange) }
            Text("Row").deleteDisabled(true).moveDisabled(true).badge(3).badge("new").tag(4)
            Text("Row").listItemTint(.red).selectionDisabled().id(7)
            Text("\(rowHeight)")
        }
        .listStyle(.insetGrouped)
        .listStyle(InsetGroupedListStyle())
        .listStyle(GroupedListStyle())
        .listStyle(.grouped)
        .listStyle(PlainListStyle())
        .listStyle(SidebarListStyle())
        .refreshable { await load() }
        .searchable(text: $search)
        .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
        .searchable(text: $search, prompt: Text("Find"))
        .searchSuggestions { Text("One").searchCompletion("One") }
        .scrollContentBackground(.hidden)
        .scrollDismissesKeyboard(.interactively)
        .scrollDisabled(false)
        .listSectionSpacing(8)
        .listSectionSpacing(.compact)
        .headerProminence(.increased)
        .onSubmit(of: .search) {}
    }

    @ViewBuilder private var sections: some View {
        Form {
            Section { Text("Row") }
            Section("Header") { Text("Row") }
            Section(header: Text("Header")) { Text("Row") }
            Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") }
            Section(footer: Text("Footer")) { Text("Row") }
            Section("Header", isExpanded: $isExpanded) { Text("Row") }
            Section {
                Text("Row")
            } header: {
                Text("Header")
            }
            Section {
                Text("Row")
            } footer: {
                Text("Footer")
            }
            Section {
                Text("Row")
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
            .listSectionSeparator(.hidden)
        }
        if editMode.isEditing || editMode == .active { Text("Editing") }
    }

    private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }

    @Sendable private func load() async {}
}

struct NavigationForms: View {
    @State private var path = NavigationPath()
    @State private var route: [Int] = []
    @State private var isActive = false
    @State private var tab = 0
    @State private var column: Int?
    @State private var visibility = NavigationSplitViewVisibility.all
    @Namespace private var zoom

    var body: some View {
        TabView(selection: $tab) {
            stack.tabItem { Label("One", systemImage: "1.circle") }.tag(0)
            views.tabItem {
                Image(systemName: "2.circle")
                Text("Two")
            }
            .tag(1).badge(2)
            split.tabItem { Text("Three") }.tag(2)
            pages.tabItem { Text("Four") }.tag(3).toolbar(.visible, for: .tabBar)
        }
    }

    @ViewBuilder private var stack: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Value", value: 1)
                NavigationLink(value: 2) { Text("Two") }
                NavigationLink("Destination") { Text("There") }
                NavigationLink {
                    Text("There")
                } label: {
                    Text("Label")
                }
                NavigationLink(destination: Text("There")) { Text("Label") }
                NavigationLink("Old", destination: Text("There"))
                Button("Push") { path.append(3) }
                Button("Pop") { if !path.isEmpty { path.removeLast() } }
                Text("Source").matchedTransitionSource(id: 1, in: zoom)
            }
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Int.self) { number in
                Text("\(number)").navigationTitle(Text("Number")).navigationTransition(.zoom(sourceID: 1, in: zoom))
            }
            .navigationDestination(isPresented: $isActive) { Text("There") }
            .navigationDestination(item: $column) { Text("\($0)") }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { Button("Add") {} }
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .topBarTrailing) { Button("A") {} }
                ToolbarItem(placement: .topBarLeading) { Button("B") {} }
                ToolbarItem(placement: .principal) { Text("Middle") }
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                ToolbarItem(placement: .primaryAction) { Button("Main") {} }
                ToolbarItem(placement: .bottomBar) { Spacer() }
                ToolbarItem(placement: .keyboard) { Button("Hide") {} }
                ToolbarItem { Button("Auto") {} }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("A") {}
                    Button("B") {}
                }
                if isActive { ToolbarItem(placement: .status) { Text("Status") } }
                Tools()
            }
            .toolbar { Button("Plain") {} }
            .toolbar(.hidden, for: .tabBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbarTitleDisplayMode(.inline)
            .toolbarRole(.editor)
            .navigationBarBackButtonHidden()
        }
        NavigationStack { Text("Root").navigationTitle(verbatimTitle) }
        NavigationStack(path: $route) { Text("Root") }
    }

    private var verbatimTitle: String { "Title" }

    @ViewBuilder private var views: some View {
        NavigationView {
            List {
                NavigationLink(destination: Text("There"), isActive: $isActive) { Text("Label") }
                NavigationLink(destination: Text("There"), tag: 1, selection: $column) { Text("Label") }
            }
            .navigationBarTitle("Title")
            .navigationBarTitle(Text("Title"))
            .navigationBarTitle(Text("Title"), displayMode: .large)
            .navigationBarTitle("Title", displayMode: .automatic)
            .navigationBarTitle(verbatimTitle, displayMode: .inline)
            .navigationBarTitle(verbatimTitle)
            .navigationBarItems(trailing: Button("Add") {})
            .navigationBarItems(leading: EditButton())
            .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
            .navigationBarHidden(false)
            .navigationBarBackButtonHidden(true)
        }
        .navigationViewStyle(.stack)
        .navigationViewStyle(StackNavigationViewStyle())
    }

    @ViewBuilder private var split: some View {
        NavigationSplitView {
            Text("Side")
        } detail: {
            Text("Detail")
        }
        NavigationSplitView(columnVisibility: $visibility) {
            Text("Side").navigationSplitViewColumnWidth(200)
        } content: {
            Text("Content").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        } detail: {
            Text("Detail")
        }
        .navigationSplitViewStyle(.balanced)
    }

    @ViewBuilder private var pages: some View {
        TabView {
            Color.red
            Color.blue
        }
        .tabViewStyle(.page)
        .tabViewStyle(.page(indexDisplayMode: .always))
        .tabViewStyle(PageTabViewStyle())
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive))
        TabView {
            Tab("One", systemImage: "1.circle") { Text("One") }
            Tab("Two", systemImage: "2.circle", role: .search) { Text("Two") }
        }
        TabView(selection: .constant(1)) {
            Tab("One", systemImage: "1.circle", value: 1) { Text("One") }.customizationID("one")
            TabSection("More") {
                Tab("Two", image: "Two", value: 2) { Text("Two") }.defaultVisibility(.hidden, for: .tabBar)
            }
        }
        .tabViewStyle(.tabBarOnly)
    }
}

private struct Tools: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem(placement: .secondaryAction) { Button("Other") {} }
    }
}
