import PhotosUI
import SwiftUI

/// How chosen pictures are told.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    /// In any order.
    public static let `default` = Self(name: "default")
    /// In the order of choosing.
    public static let ordered = Self(name: "ordered")
    /// While the picker is open, at each change.
    public static let continuous = Self(name: "continuous")
    /// The same in the order of choosing.
    public static let continuousAndOrdered = Self(name: "continuousAndOrdered")

    var selection: PHPickerConfiguration.Selection {
        switch self {
        case .ordered: .ordered
        case .continuous: .continuous
        case .continuousAndOrdered: .continuousAndOrdered
        default: .default
        }
    }
}

/// A button that lets a person choose pictures of the library.
public struct PhotosPicker<Label: View> {
    private let choice: PhotoChoice
    private let label: Label
    @State private var isPresented = false

    nonisolated private init(_ choice: PhotoChoice, _ label: Label) { (self.choice, self.label) = (choice, label) }

    /// A button for one picture.
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) { self.init(PhotoChoice(selection, filter, photoLibrary), label()) }

    /// A button for several pictures; nil: for any number.
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) { self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, photoLibrary), label()) }
}

extension PhotosPicker: View {
    public var body: some View {
        Button(action: { isPresented = true }, label: { label }).modifier(
            PhotoSheet(isPresented: $isPresented, choice: choice))
    }
}

extension PhotosPicker where Label == Text {
    /// A button with a text for one picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(selection: selection, matching: filter, photoLibrary: photoLibrary) { Text(titleKey) } }

    /// A button with a text for one picture.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(selection: selection, matching: filter, photoLibrary: photoLibrary) { Text(title) } }

    /// A button with a text for several pictures.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(
            selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
            matching: filter, photoLibrary: photoLibrary
        ) { Text(titleKey) }
    }
}

extension View {
    /// Lets a person choose a picture while a binding is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        modifier(PhotoSheet(isPresented: isPresented, choice: PhotoChoice(selection, filter, photoLibrary)))
    }

    /// Lets a person choose pictures while a binding is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        modifier(
            PhotoSheet(
                isPresented: isPresented,
                choice: PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, photoLibrary)))
    }
}

/// What may be chosen, and who hears of it.
nonisolated struct PhotoChoice {
    private let configuration: PHPickerConfiguration
    /// The items that are chosen already, which stay the same ones if they stay chosen.
    private let earlier: @MainActor () -> [PhotosPickerItem]
    private let choose: @MainActor ([PhotosPickerItem]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?) {
        configuration = Self.configuration(filter, library, 1)
        earlier = { [] }
        choose = { if let item = $0.first { selection.wrappedValue = item } }
    }

    init(
        _ selection: Binding<[PhotosPickerItem]>, _ most: Int?, _ behavior: PhotosPickerSelectionBehavior,
        _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?
    ) {
        var configuration = Self.configuration(filter, library, most ?? 0)
        configuration.selection = behavior.selection
        self.configuration = configuration
        earlier = { selection.wrappedValue }
        choose = { if !$0.isEmpty || !selection.wrappedValue.isEmpty { selection.wrappedValue = $0 } }
    }

    private static func configuration(_ filter: PHPickerFilter?, _ library: PHPhotoLibrary?, _ most: Int)
        -> PHPickerConfiguration
    {
        var configuration = library.map { PHPickerConfiguration(photoLibrary: $0) } ?? PHPickerConfiguration()
        (configuration.filter, configuration.selectionLimit) = (filter, most)
        return configuration
    }

    @MainActor func makePicker() -> PHPickerViewController {
        var configuration = configuration
        configuration.earlierNames = earlier().compactMap(\.result.name)
        return PHPickerViewController(configuration: configuration)
    }

    @MainActor func chooseItems(_ results: [PHPickerResult]) {
        let known = earlier()
        choose(
            results.map { result in
                known.first { $0.result.name != nil && $0.result.name == result.name }
                    ?? PhotosPickerItem(result: result)
            })
    }
}

/// Presents the picker as a sheet.
struct PhotoSheet: ViewModifier {
    let isPresented: Binding<Bool>
    let choice: PhotoChoice

    nonisolated init(isPresented: Binding<Bool>, choice: PhotoChoice) {
        (self.isPresented, self.choice) = (isPresented, choice)
    }

    func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented) {
            PickerPage(isPresented: isPresented, choice: choice).ignoresSafeArea()
        }
    }
}

private struct PickerPage: UIViewControllerRepresentable {
    let isPresented: Binding<Bool>
    let choice: PhotoChoice

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = choice.makePicker()
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.tell = { [isPresented, choice] results, isEnd in
            if isEnd { isPresented.wrappedValue = false }
            choice.chooseItems(results)
        }
    }

    @MainActor final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var tell: ([PHPickerResult], _ isEnd: Bool) -> Void = { _, _ in }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            tell(results, picker.isEnding)
        }
    }
}
