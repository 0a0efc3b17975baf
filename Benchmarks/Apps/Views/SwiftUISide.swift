import SwiftUI
import UIKit

/// The same screens in SwiftUI.
@MainActor
enum SwiftUISide {
    static func workload(_ name: String, in window: UIWindow) -> Workload? {
        switch name {
        case "labels": Workload { UIKitSide.show(UIHostingController(rootView: Labels()), in: window) }
        case "memory": memory(window)
        case "counter": counter(window)
        case "rows": Scrolling.rows(list(window))
        case "scrolling": Scrolling.frames(list(window))
        case "row changed": rowChanged(window)
        case "nothing changed": nothingChanged(window)
        default: nil
        }
    }

    private static func memory(_ window: UIWindow) -> Workload {
        UIKitSide.show(UIHostingController(rootView: Labels()), in: window)
        return Workload(count: 20) {
            let kept = (0..<20).map { _ in UIHostingController(rootView: Labels()) }
            for controller in kept { UIKitSide.show(controller, in: window) }
            Kept.screens = kept
        }
    }

    private static func counter(_ window: UIWindow) -> Workload {
        UIKitSide.show(UIHostingController(rootView: Counter()), in: window)
        return Workload(count: 100) {
            for _ in 0..<100 {
                Counter.increment()
                finishTurn()
            }
        }
    }

    private static func list(_ window: UIWindow) -> UIScrollView {
        UIKitSide.show(UIHostingController(rootView: Rows(store: .shared)), in: window)
        guard let view = window.rootViewController.flatMap({ scrollView(in: $0.view) }) else {
            print("VIEWS the list has no scroll view")
            exit(3)
        }
        return view
    }

    private static func scrollView(in view: UIView) -> UIScrollView? {
        if let found = view as? UIScrollView, found.contentSize.height > found.bounds.height { return found }
        return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }

    private static func rowChanged(_ window: UIWindow) -> Workload {
        UIKitSide.show(UIHostingController(rootView: Rows(store: .shared)), in: window)
        let row = RowStore.shared.rows[3]
        var step = 0
        return Workload(count: 100) {
            for _ in 0..<100 {
                step += 1
                row.title = Texts.label(step % 50)
                finishTurn()
            }
        }
    }

    private static func nothingChanged(_ window: UIWindow) -> Workload {
        UIKitSide.show(UIHostingController(rootView: Rows(store: .shared)), in: window)
        return Workload(count: 100) { for _ in 0..<100 { finishTurn() } }
    }
}

struct Labels: View {
    var body: some View {
        Bodies.count += 1
        return VStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { index in
                Text(Texts.label(index)).font(.system(size: 12))
            }
        }
    }
}

struct Counter: View {
    static var increment: () -> Void = {}
    @State private var count = 0

    var body: some View {
        Bodies.count += 1
        return VStack {
            Text("Count \(count % 10)")
            Button("More") { count += 1 }
        }
        .onAppear { Self.increment = { count += 1 } }
    }
}

@Observable
final class RowModel: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) { (self.id, title) = (id, Texts.label(id)) }
}

@Observable
final class RowStore {
    static let shared = RowStore()
    var rows = (0..<10_000).map { RowModel($0) }
}

struct Rows: View {
    let store: RowStore

    var body: some View {
        Bodies.count += 1
        return List(store.rows) { RowView(row: $0) }.listStyle(.plain)
    }
}

struct RowView: View {
    let row: RowModel

    var body: some View {
        Bodies.count += 1
        return Text(row.title)
    }
}
