// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import Foundation
import PorticoFoundation
import PorticoObjC

// The bodies behind the declarations of the same symbols.

extension NSAttributedString {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSAttributedString_string_0")
    @_disfavoredOverload public convenience init(_portico0_NSAttributedString_string p0: String) { self.init(string: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSAttributedString_string_attributes_1")
    @_disfavoredOverload public convenience init(_portico1_NSAttributedString_string p0: String, _ p1: [NSAttributedString.Key: Any]?) { self.init(string: p0, attributes: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSAttributedString_attributedString_2")
    @_disfavoredOverload public convenience init(_portico2_NSAttributedString_attributedString p0: NSAttributedString) { self.init(attributedString: p0) }
}

extension NSError {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSError_domain_code_userInfo_0")
    @_disfavoredOverload public convenience init(_portico0_NSError_domain p0: String, _ p1: Int, _ p2: [String: Any]?) { self.init(domain: p0, code: p1, userInfo: p2) }
}

extension NSPredicate {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSPredicate_value_0")
    @_disfavoredOverload public convenience init(_portico0_NSPredicate_value p0: Bool) { self.init(value: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSPredicate_block_1")
    @_disfavoredOverload public convenience init(_portico1_NSPredicate_block p0: @escaping @Sendable (Any?, [String: Any]?) -> Bool) { self.init(block: p0) }
}

extension NSString {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSString_string_0")
    @_disfavoredOverload public convenience init(_portico0_NSString_string p0: String) { self.init(string: p0) }
}

extension BlockOperation {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_BlockOperation_block_0")
    @_disfavoredOverload public convenience init(_portico0_BlockOperation_block p0: @escaping @Sendable () -> Void) { self.init(block: p0) }
}

extension Thread {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_Thread_block_0")
    @_disfavoredOverload public convenience init(_portico0_Thread_block p0: @escaping @Sendable () -> Void) { self.init(block: p0) }
}

extension FileWrapper {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_FileWrapper_url_options_0")
    @_disfavoredOverload public convenience init(_portico0_FileWrapper_url p0: URL, _ p1: FileWrapper.ReadingOptions) throws { try self.init(url: p0, options: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_FileWrapper_directoryWithFileWrappers_1")
    @_disfavoredOverload public convenience init(_portico1_FileWrapper_directoryWithFileWrappers p0: [String: FileWrapper]) { self.init(directoryWithFileWrappers: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_FileWrapper_regularFileWithContents_2")
    @_disfavoredOverload public convenience init(_portico2_FileWrapper_regularFileWithContents p0: Data) { self.init(regularFileWithContents: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_FileWrapper_symbolicLinkWithDestinationURL_3")
    @_disfavoredOverload public convenience init(_portico3_FileWrapper_symbolicLinkWithDestinationURL p0: URL) { self.init(symbolicLinkWithDestinationURL: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_FileWrapper_serializedRepresentation_4")
    @_disfavoredOverload public convenience init?(_portico4_FileWrapper_serializedRepresentation p0: Data) { self.init(serializedRepresentation: p0) }
}

extension NSDataDetector {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSDataDetector_types_0")
    @_disfavoredOverload public convenience init(_portico0_NSDataDetector_types p0: NSTextCheckingTypes) throws { try self.init(types: p0) }
}

extension NSFileCoordinator {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSFileCoordinator_filePresenter_0")
    @_disfavoredOverload public convenience init(_portico0_NSFileCoordinator_filePresenter p0: (any NSFilePresenter)?) { self.init(filePresenter: p0) }
}

extension NSItemProvider {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSItemProvider_item_typeIdentifier_0")
    @_disfavoredOverload public convenience init(_portico0_NSItemProvider_item p0: (any NSSecureCoding)?, _ p1: String?) { self.init(item: p0, typeIdentifier: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSItemProvider_contentsOf_1")
    @_disfavoredOverload public convenience init?(_portico1_NSItemProvider_contentsOf p0: URL!) { self.init(contentsOf: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSItemProvider_object_2")
    @_disfavoredOverload public convenience init(_portico2_NSItemProvider_object p0: any NSItemProviderWriting) { self.init(object: p0) }
}

extension NSLinguisticTagger {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSLinguisticTagger_tagSchemes_options_0")
    @_disfavoredOverload public convenience init(_portico0_NSLinguisticTagger_tagSchemes p0: [NSLinguisticTagScheme], _ p1: Int) { self.init(tagSchemes: p0, options: p1) }
}
