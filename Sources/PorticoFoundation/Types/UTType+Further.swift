import Foundation

// The types that apps name less often. Their rows are in `FurtherTypes`.
extension UTType {
    /// A file that leads to another: `com.apple.alias-file`.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// An archive of Apple's format: `com.apple.archive`.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    /// Protected audio of Apple's: `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    /// Protected video of Apple's: `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    /// An AppleScript as text: `com.apple.applescript.text`.
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
    /// An application of any kind: `com.apple.application`.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// An application in a bundle: `com.apple.application-bundle`.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// An extension of an app: `com.apple.application-and-system-extension`.
    public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
    /// An object that augmented reality recognises: `com.apple.arobject`.
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
    /// Assembly language: `public.assembly-source`.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    /// A property list in the binary form: `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// A bookmark: `public.bookmark`.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// An archive of bzip2: `public.bzip2-archive`.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// A header of C++: `public.c-plus-plus-header`.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    /// C++: `public.c-plus-plus-source`.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// The image of a volume: `public.disk-image`.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// A message of electronic mail: `public.email-message`.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// A program of Windows: `com.microsoft.windows-executable`.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    /// Rich text with attachments in one stream: `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// A framework: `com.apple.framework`.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// A file that leads to an address: `com.apple.internet-location`.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// Windows' file that leads to an address: `com.microsoft.internet-shortcut`.
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
    /// A playlist in M3U: `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    /// A makefile: `public.make-source`.
    public static var makefile: UTType { UTType(known: "public.make-source") }
    /// The place at which a volume is mounted: `com.apple.mount-point`.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
    /// A transport stream of MPEG-2: `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
    /// Video of MPEG-2: `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// Objective-C++: `public.objective-c-plus-plus-source`.
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
    /// Objective-C: `public.objective-c-source`.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// A compiled script: `com.apple.applescript.script`.
    public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
    /// A compiled script in a bundle: `com.apple.applescript.script-bundle`.
    public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
    /// Perl: `public.perl-script`.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// PHP: `public.php-script`.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// Certificates and keys in PKCS #12: `com.rsa.pkcs-12`.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// The root of all playlists: `public.playlist`.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// A plug-in: `com.apple.plugin`.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    /// Python: `public.python-script`.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// A plug-in that makes previews: `com.apple.quicklook-generator`.
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
    /// A scene of Reality Composer: `com.apple.reality`.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }
    /// The root of what leads to something else: `com.apple.resolvable`.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    /// Ruby: `public.ruby-script`.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// A scene of SceneKit: `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
    /// A plug-in that reads metadata: `com.apple.metadata-importer`.
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
    /// A symbolic link: `public.symlink`.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// A pane of the settings: `com.apple.systempreference.prefpane`.
    public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
    /// The root of three-dimensional scenes: `public.3d-content`.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// Something to do: `public.to-do-item`.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// A program of Unix: `public.unix-executable`.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    /// A bookmark's data: `com.apple.bookmark`.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    /// A scene in USD: `com.pixar.universal-scene-description`.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    /// A scene in USDZ: `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// Text in UTF-16 with a byte order mark: `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    /// Rows of fields with tabs between them, in UTF-8: `public.utf8-tab-separated-values-text`.
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
    /// A volume: `public.volume`.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// A page of the web with what belongs to it: `com.apple.webarchive`.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
    /// A certificate: `public.x509-certificate`.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
    /// A property list in the XML form: `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// A service of an app: `com.apple.xpc-service`.
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }

    /// All types that have this tag: those of `supertype`, if there is one. A type made from the tag where there is no other.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        func has(_ row: UTTypeTable.Row) -> Bool {
            (tagClass == .mimeType ? row.mimeTypes : row.extensions).contains(tag)
        }
        let named = UTTypeTable.rows.filter { has($0.value) }.keys.sorted() + DeclaredTypes.identifiers(where: has)
        let found = named.map { UTType(known: $0) }.filter { type in supertype.map(type.conforms(to:)) ?? true }
        return found.isEmpty
            ? UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? [] : found
    }

    /// The version of the type's declaration: nil.
    public var version: Int? { nil }
    /// Where the type is described: nil.
    public var referenceURL: URL? { nil }
}

extension UTType: CustomDebugStringConvertible {
    /// The identifier with what is known of it.
    public var debugDescription: String { "<UTType \(identifier) (\(isDynamic ? "dynamic" : "declared"))>" }
}
