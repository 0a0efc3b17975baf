// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import Foundation
import PorticoObjC

// Initialisers on classes that only the running program knows. How a pair works is told at `_PorticoObject`.

extension _PorticoObject where Self: NSAttributedString {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSAttributedString_string_0")
    @_disfavoredOverload public init(string str: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSAttributedString_string_attributes_1")
    @_disfavoredOverload public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSAttributedString_attributedString_2")
    @_disfavoredOverload public init(attributedString attrStr: NSAttributedString, _portico: Void = ())
}

extension _PorticoObject where Self: NSError {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSError_domain_code_userInfo_0")
    @_disfavoredOverload public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: NSPredicate {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSPredicate_value_0")
    @_disfavoredOverload public init(value: Bool, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSPredicate_block_1")
    @_disfavoredOverload public init(block: @escaping @Sendable (Any?, [String: Any]?) -> Bool, _portico: Void = ())
}

extension _PorticoObject where Self: NSString {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSString_string_0")
    @_disfavoredOverload public init(string aString: String, _portico: Void = ())
}

extension _PorticoObject where Self: BlockOperation {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_BlockOperation_block_0")
    @_disfavoredOverload public init(block: @escaping @Sendable () -> Void, _portico: Void = ())
}

extension _PorticoObject where Self: Thread {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_Thread_block_0")
    @_disfavoredOverload public init(block: @escaping @Sendable () -> Void, _portico: Void = ())
}

extension _PorticoObject where Self: FileWrapper {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_FileWrapper_url_options_0")
    @_disfavoredOverload public init(url: URL, options: FileWrapper.ReadingOptions = [], _portico: Void = ()) throws
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_FileWrapper_directoryWithFileWrappers_1")
    @_disfavoredOverload public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_FileWrapper_regularFileWithContents_2")
    @_disfavoredOverload public init(regularFileWithContents contents: Data, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_FileWrapper_symbolicLinkWithDestinationURL_3")
    @_disfavoredOverload public init(symbolicLinkWithDestinationURL url: URL, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_FileWrapper_serializedRepresentation_4")
    @_disfavoredOverload public init?(serializedRepresentation serializeRepresentation: Data, _portico: Void = ())
}

extension _PorticoObject where Self: NSDataDetector {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSDataDetector_types_0")
    @_disfavoredOverload public init(types checkingTypes: NSTextCheckingTypes, _portico: Void = ()) throws
}

extension _PorticoObject where Self: NSFileCoordinator {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSFileCoordinator_filePresenter_0")
    @_disfavoredOverload public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?, _portico: Void = ())
}

extension _PorticoObject where Self: NSItemProvider {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSItemProvider_item_typeIdentifier_0")
    @_disfavoredOverload public init(item: (any NSSecureCoding)?, typeIdentifier: String?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSItemProvider_contentsOf_1")
    @_disfavoredOverload public init?(contentsOf fileURL: URL!, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSItemProvider_object_2")
    @_disfavoredOverload public init(object: any NSItemProviderWriting, _portico: Void = ())
}

extension _PorticoObject where Self: NSLinguisticTagger {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSLinguisticTagger_tagSchemes_options_0")
    @_disfavoredOverload public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int, _portico: Void = ())
}
