import Foundation
import PorticoFoundation

/// How a value is shown: a title, a subtitle, a picture.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A picture of a value.
    public struct Image: Hashable, Sendable {
        enum Source: Hashable, Sendable { case symbol(String), named(String), data(Data), url(URL) }
        let source: Source
        let isTemplate: Bool?

        /// A symbol of the system.
        public init(systemName name: String, isTemplate: Bool? = nil) {
            (source, self.isTemplate) = (.symbol(name), isTemplate)
        }
        /// A picture of the app's.
        public init(named name: String, isTemplate: Bool? = nil) {
            (source, self.isTemplate) = (.named(name), isTemplate)
        }
        /// A picture's data.
        public init(data: Data, isTemplate: Bool? = nil) { (source, self.isTemplate) = (.data(data), isTemplate) }
        /// A picture's file.
        public init(url: URL, isTemplate: Bool? = nil) { (source, self.isTemplate) = (.url(url), isTemplate) }
        /// A picture's file, with its size.
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
            (source, self.isTemplate) = (.url(url), isTemplate)
        }
    }

    /// What the value is called.
    public var title: LocalizedStringResource
    /// A line below the title.
    public var subtitle: LocalizedStringResource?
    /// A picture.
    public var image: Image?

    /// Says how a value is shown.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    /// A title.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public static func == (a: Self, b: Self) -> Bool {
        String(localized: a.title) == String(localized: b.title) && a.image == b.image
            && a.subtitle.map { String(localized: $0) } == b.subtitle.map { String(localized: $0) }
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(String(localized: title)) }
}

/// How a type is called.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The type's name.
    public var name: LocalizedStringResource
    /// The name with a number.
    public var numericFormat: LocalizedStringResource?

    /// Says how a type is called.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        (self.name, self.numericFormat) = (name, numericFormat)
    }
    /// A name.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    public static func == (a: Self, b: Self) -> Bool { String(localized: a.name) == String(localized: b.name) }
    public func hash(into hasher: inout Hasher) { hasher.combine(String(localized: name)) }
}

/// A type that says how it is called.
public protocol TypeDisplayRepresentable {
    /// How the type is called.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that says how it is shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How the value is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type and its values that say how they are shown.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// An enumeration that says how its cases are shown.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// How each case is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The case's title; empty for a case without one.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? ""
    }
}

/// An enumeration that says how it and its cases are shown.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

/// An enumeration of an app's own that parameters can have.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// What is said to a person.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    let full: LocalizedStringResource
    let supporting: LocalizedStringResource?

    /// Words.
    public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }
    /// Words where nothing is seen, and fewer where a view is.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting) = (full, supporting)
    }
    /// Words as they are.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// What an intent does.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    /// The description.
    public let descriptionText: LocalizedStringResource
    /// The group in which the intent is listed.
    public let categoryName: LocalizedStringResource?
    /// Words by which it is found.
    public let searchKeywords: [LocalizedStringResource]

    /// Describes an intent.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        (self.descriptionText, self.categoryName, self.searchKeywords) = (descriptionText, categoryName, searchKeywords)
    }
    /// A description.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
