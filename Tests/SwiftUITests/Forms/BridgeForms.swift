import SwiftUI
import UIKit

/// UIKit in SwiftUI, SwiftUI in UIKit, scenes and previews as apps write them.
struct BridgeForms: View {
    @State private var text = "Text"
    @State private var page = 0

    var body: some View {
        VStack {
            LabelView(text: text)
            FieldView(text: $text).frame(height: 30)
            PageView(page: $page)
            AnyView(Text("a"))
            AnyView(erasing: Text("b"))
            EmptyView()
            EquatableView(content: Same(number: 1))
            Same(number: 2).equatable()
        }
    }
}

private struct Same: View, Equatable {
    let number: Int
    var body: some View { Text("\(number)") }
}

private struct LabelView: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {
        uiView.text = text
        uiView.isEnabled = context.environment.isEnabled
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        uiView.sizeThatFits(CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
    }
}

private struct FieldView: UIViewRepresentable {
    typealias UIViewType = UITextField
    @Binding var text: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: UIViewRepresentableContext<FieldView>) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.parent = self
        field.text = text
        if context.transaction.animation != nil { field.layoutIfNeeded() }
    }

    static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) { uiView.delegate = nil }

    class Coordinator: NSObject, UITextFieldDelegate {
        var parent: FieldView
        init(_ parent: FieldView) { self.parent = parent }
        func textFieldDidChangeSelection(_ textField: UITextField) { parent.text = textField.text ?? "" }
    }
}

private struct PageView: UIViewControllerRepresentable {
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(page: $page) }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.delegate = context.coordinator
        controller.setViewControllers(
            [UIHostingController(rootView: Text("Page"))], direction: .forward, animated: false)
        return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {}

    static func dismantleUIViewController(_ controller: UIPageViewController, coordinator: Coordinator) {}

    final class Coordinator: NSObject, UIPageViewControllerDelegate {
        @Binding var page: Int
        init(page: Binding<Int>) { _page = page }
    }
}

final class FormsHostingController: UIHostingController<BridgeForms> {
    private(set) var log: [String] = []

    init() { super.init(rootView: BridgeForms()) }

    @MainActor required dynamic init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder, rootView: BridgeForms())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        sizingOptions = .intrinsicContentSize
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("will disappear")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.append(parent == nil ? "moved out" : "moved in")
    }
}

final class FormsTableController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration {
            HStack { Text("Row \(indexPath.row)") }
        }
        .margins(.horizontal, 8)
        .background(.yellow)
        return cell
    }
}

struct FormsApp: App {
    @UIApplicationDelegateAdaptor private var delegate: FormsAppDelegate
    @UIApplicationDelegateAdaptor(FormsAppDelegate.self) private var other
    @Environment(\.scenePhase) private var phase
    @StateObject private var model = FormsModel()

    init() {}

    var body: some Scene {
        WindowGroup {
            BridgeForms().environmentObject(model).onAppear { delegate.isSeen = true }
        }
        .onChange(of: phase) { _, new in if new == .background { model.save() } }
        .commands {
            CommandGroup(replacing: .newItem) { Button("New") {} }
            CommandMenu("Tools") { Button("Tool") {}.keyboardShortcut("t") }
            SidebarCommands()
        }
        WindowGroup("Other", id: "other", for: Int.self) { $number in Text("\(number ?? 0)") }
            .defaultSize(width: 300, height: 200)
            .handlesExternalEvents(matching: ["other"])
    }
}

final class FormsAppDelegate: NSObject, UIApplicationDelegate {
    var isSeen = false
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}

final class FormsModel: ObservableObject {
    @Published var number = 0
    func save() { number += 1 }
}

struct FormsPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            BridgeForms().previewLayout(.sizeThatFits).previewDisplayName("Fits")
            BridgeForms().previewLayout(.fixed(width: 100, height: 100))
            BridgeForms().previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
            BridgeForms().previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
            BridgeForms().preferredColorScheme(.dark)
        }
    }
}
