import CoreGraphics
import Foundation

/// The same drag, for whoever it may be dropped on.
///
/// - From: `DragSession`
@MainActor package final class DropSession: NSObject, UIDropSession {
    package let drag: DragSession
    package let progress = Progress(totalUnitCount: 1)
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    init(_ drag: DragSession) {
        self.drag = drag
        super.init()
    }

    package var localDragSession: (any UIDragSession)? { drag }
    package var items: [UIDragItem] { drag.items }
    package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    package func location(in view: UIView) -> CGPoint { drag.location(in: view) }
    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        drag.canLoadObjects(ofClass: aClass)
    }

    package func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let load = DropLoad(aClass, count: providers.count, completion)
        for (index, provider) in providers.enumerated() {
            let type = provider.best(for: aClass) ?? ""
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                Task { @MainActor in load.take(data, type, at: index) }
            }
        }
        if providers.isEmpty { Task { @MainActor in load.finishIfWhole() } }
        return load.progress
    }
}

/// Objects that are made from data as it comes in.
@MainActor private final class DropLoad {
    private let type: any NSItemProviderReading.Type
    private var objects: [Int: any NSItemProviderReading] = [:]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void
    let progress: Progress

    init(
        _ type: any NSItemProviderReading.Type, count: Int,
        _ completion: @escaping ([any NSItemProviderReading]) -> Void
    ) {
        (self.type, missing, self.completion) = (type, count, completion)
        progress = Progress(totalUnitCount: Int64(max(1, count)))
    }

    func take(_ data: Data?, _ identifier: String, at index: Int) {
        if let data { objects[index] = try? type.object(withItemProviderData: data, typeIdentifier: identifier) }
        missing -= 1
        progress.completedUnitCount += 1
        finishIfWhole()
    }

    func finishIfWhole() {
        guard missing == 0 else { return }
        completion(objects.sorted { $0.key < $1.key }.map(\.value))
    }
}
