import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// A balloon at a place, with a name below it.
public struct Marker<Label: View> {
    let coordinate: CLLocationCoordinate2D
    let marking: MapItem.Marking

    /// A balloon with a label: its title is below the balloon and its picture in it.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.coordinate = coordinate
        let label = label()
        let parts = label as? any LabelParts
        let title = parts?.titlePart as? Text ?? label as? Text
        let icon = parts?.iconPart as? Image ?? label as? Image
        marking = MapItem.Marking(
            title: { title?.words(in: $0) }, glyph: { icon?.platformImage(in: $0) })
    }

    private init(_ coordinate: CLLocationCoordinate2D, _ marking: MapItem.Marking) {
        (self.coordinate, self.marking) = (coordinate, marking)
    }

    @MainActor func addItems(to list: inout MapItemList) {
        list.add(.marker(marking)) {
            $0.coordinate = coordinate
            $0.title = marking.title
        }
    }

    private static func marking(
        _ title: Text, _ icon: Image? = nil, monogram: Text? = nil
    ) -> MapItem.Marking {
        MapItem.Marking(
            title: { title.words(in: $0) }, glyph: { icon?.platformImage(in: $0) },
            text: { monogram?.words(in: $0) })
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// A balloon with a name and a system's symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Self.marking(Text(titleKey), Image(systemName: systemImage)))
    }
    /// A balloon with a name and a system's symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, Self.marking(Text(title), Image(systemName: systemImage))) }
    /// A balloon with a name and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Self.marking(Text(titleKey), Image(image)))
    }
    /// A balloon with a name and a picture.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Self.marking(Text(title), Image(image)))
    }
    /// A balloon for what Maps knows.
    public init(item: MKMapItem) {
        self.init(item.placemark.coordinate, Self.marking(Text(verbatim: item.name ?? "")))
    }
}

extension Marker where Label == Text {
    /// A balloon with a name.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Self.marking(Text(titleKey)))
    }
    /// A balloon with a name.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Self.marking(Text(title)))
    }
    /// A balloon with a name and some letters.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Self.marking(Text(titleKey), monogram: monogram))
    }
    /// A balloon with a name and some letters.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, Self.marking(Text(title), monogram: monogram)) }
}

/// A view of the app's at a place, with a name below it.
public struct Annotation<Label: View, Content: View> {
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let content: Content
    let title: @MainActor (EnvironmentValues) -> String?

    /// A view at a place, and a label below it.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let label = label()
        let text = (label as? any LabelParts)?.titlePart as? Text ?? label as? Text
        self.init(coordinate, anchor, content()) { text?.words(in: $0) }
    }

    private init(
        _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content,
        _ title: @escaping @MainActor (EnvironmentValues) -> String?
    ) { (self.coordinate, self.anchor, self.content, self.title) = (coordinate, anchor, content, title) }

    @MainActor func addItems(to list: inout MapItemList) {
        list.add(.view(AnyView(content), anchor: anchor)) {
            $0.coordinate = coordinate
            $0.title = title
        }
    }
}

extension Annotation where Label == Text {
    /// A view at a place, and a name below it.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        let text = Text(titleKey)
        self.init(coordinate, anchor, content()) { text.words(in: $0) }
    }
    /// A view at a place, and a name below it.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        let text = String(title)
        self.init(coordinate, anchor, content()) { _ in text }
    }
}

/// Where the person is who holds the device: a blue dot, or a view of the app's.
public struct UserAnnotation<Content: View> {
    @MainActor func addItems(to list: inout MapItemList) { list.add(.user) }
}

extension UserAnnotation where Content == EmptyView {
    /// A blue dot.
    public init() {}
}

extension Marker: MapContent, PrimitiveMapContent {}

extension Annotation: MapContent, PrimitiveMapContent {}

extension UserAnnotation: MapContent, PrimitiveMapContent {}
