internal import SwiftSyntax

/// What other files need to know of a file: its declarations without bodies. A change inside a body leaves it equal.
struct FileSummary: Codable, Hashable, Sendable {
    var types: [TypeSummary] = []
    var module = ""
    /// Whether the file imports UIKit, or what brings it along.
    var importsUIKit = false
    /// Whether the file exchanges methods while the program runs.
    var exchangesMethods = false
    /// The names that mean something of the project's without being a type of their own: type aliases, generic parameters and functions
    /// outside of types. In the order of the alphabet.
    var otherNames: [String] = []
    /// The types that aliases outside of types stand for, where those are plain names, by the aliases' names.
    var aliases: [String: String] = [:]
    /// The associated types that have a bound, with it.
    var associatedTypes: [String: String] = [:]
}

/// One declaration of a type, or one extension of it.
struct TypeSummary: Codable, Hashable, Sendable {
    enum Kind: String, Codable {
        case classType, structType, enumType, protocolType, actorType, extensionOf
    }

    var name: String
    var kind: Kind
    var inherited: [String] = []
    var isGeneric = false
    /// `@objcMembers class`, or `@objc extension`.
    var exposesMembers = false
    /// `@objc protocol`.
    var isObjC = false
    var access = ""
    /// `@MainActor` on the declaration.
    var isOnMainActor = false
    var members: [MemberSummary] = []
}

/// One method, property or initialiser.
struct MemberSummary: Codable, Hashable, Sendable {
    enum Kind: String, Codable {
        case method, property, initializer
    }

    var kind: Kind
    var baseName: String
    var labels: [String?] = []
    var parameterTypes: [String] = []
    /// The default values of the parameters, as they are written; nil for those without.
    var defaults: [String?] = []
    /// The type returned or held; nil for none or not written.
    var type: String?
    var isStatic = false
    /// `@objc`, `@IBAction`, `@IBOutlet` and the other attributes that expose a member.
    var isExposed = false
    var isHidden = false
    /// `@NSManaged`: stored by key, so key-value coding needs no accessor.
    var isManaged = false
    var objcName: String?
    var isOptional = false
    var isOverride = false
    var isPrivate = false
    /// `public` or `open`, by itself or by its extension; else empty.
    var access = ""
    var isSettable = false
    var isThrowing = false
    var isAsync = false
    var isGeneric = false
    var isUnavailable = false
    var trailingClosures = 0
    /// `willSet` and `didSet`, where the property has them, with the names of their values.
    var observers: [String: String] = [:]

    /// The full name: `add(_:with:)`.
    var fullName: String {
        kind == .property ? baseName : "\(baseName)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    }

    /// The selector of a method, or of a property's getter.
    var selector: String {
        if let objcName { return objcName }
        if kind == .property { return baseName }
        return SelectorName(
            baseName: baseName, labels: labels, isThrowing: isThrowing, isAsync: isAsync,
            trailingClosures: trailingClosures
        ).text
    }

    /// The selector of a property's setter.
    var setterSelector: String { SelectorName.setter(objcName ?? baseName) }

    /// Whether Objective-C could call it at all.
    var canBeExposed: Bool { !isGeneric && !isUnavailable && kind != .initializer }
}

extension MemberSummary {
    static let exposingAttributes: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "NSManaged", "GKInspectable",
    ]

    private init(kind: Kind, baseName: String, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax) {
        self.kind = kind
        self.baseName = baseName
        isStatic = modifiers.has("static", "class")
        isExposed = attributes.first(named: Self.exposingAttributes) != nil
        isHidden = attributes.has("nonobjc")
        isManaged = attributes.has("NSManaged")
        objcName = attributes.objcName
        isOptional = modifiers.has("optional")
        isOverride = modifiers.has("override")
        isPrivate = modifiers.has("private", "fileprivate")
        access = modifiers.has("open") ? "open" : modifiers.has("public") ? "public" : ""
        isUnavailable = attributes.isUnavailable
    }

    init(_ function: FunctionDeclSyntax) {
        self.init(
            kind: .method, baseName: function.name.bare, attributes: function.attributes, modifiers: function.modifiers)
        let parameters = function.signature.parameterClause.parameters
        for parameter in parameters {
            labels.append(parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.bare)
            let type = parameter.type.trimmedDescription.singleLine
            parameterTypes.append(type + (parameter.ellipsis == nil ? "" : "..."))
            defaults.append(parameter.defaultValue?.value.trimmedDescription.singleLine)
            if parameter.type.isInOut || parameter.ellipsis != nil || type.hasPrefix("some ") { isGeneric = true }
        }
        trailingClosures = parameters.reversed().prefix { $0.type.isFunction }.count
        isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
        isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
        if function.genericParameterClause != nil || function.genericWhereClause != nil { isGeneric = true }
        if case .identifier = function.name.tokenKind {} else { isGeneric = true }
        if let returned = function.signature.returnClause?.type.trimmedDescription.singleLine,
            !["Void", "()", "Swift.Void"].contains(returned)
        {
            type = returned
        }
    }

    init(_ initializer: InitializerDeclSyntax) {
        self.init(
            kind: .initializer, baseName: "init", attributes: initializer.attributes, modifiers: initializer.modifiers)
        for parameter in initializer.signature.parameterClause.parameters {
            labels.append(parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.bare)
            parameterTypes.append(parameter.type.trimmedDescription)
        }
    }

    /// One for each name that the declaration binds.
    static func properties(_ variable: VariableDeclSyntax) -> [MemberSummary] {
        variable.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            var member = MemberSummary(
                kind: .property, baseName: pattern.identifier.bare, attributes: variable.attributes,
                modifiers: variable.modifiers)
            member.type = binding.typeAnnotation?.type.trimmedDescription.singleLine
            member.isSettable = variable.bindingSpecifier.text == "var" && binding.isSettable
            // `private(set)`: the setter is not Objective-C's business.
            if variable.modifiers.contains(where: { $0.detail?.detail.text == "set" }) { member.isSettable = false }
            if member.type?.hasPrefix("some ") == true { member.isSettable = false }
            member.observers = binding.observers
            return member
        }
    }
}

extension PatternBindingSyntax {
    fileprivate var observers: [String: String] {
        guard case .accessors(let accessors)? = accessorBlock?.accessors else { return [:] }
        return accessors.reduce(into: [:]) { found, accessor in
            let name = accessor.accessorSpecifier.text
            guard let value = ["willSet": "newValue", "didSet": "oldValue"][name] else { return }
            found[name] = accessor.parameters?.name.text ?? value
        }
    }

    fileprivate var isSettable: Bool {
        guard let accessors = accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
    }
}

extension TypeSyntax {
    var isInOut: Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    }

    /// Whether the type is a function's, optional or not.
    var isFunction: Bool {
        if self.is(FunctionTypeSyntax.self) { return true }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first!.type.isFunction
        }
        return false
    }
}
