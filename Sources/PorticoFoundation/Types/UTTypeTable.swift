/// The types that Apple documents: interface facts.
enum UTTypeTable {
    struct Row {
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]
        let words: String
    }

    static let rows: [String: Row] = {
        var table: [String: Row] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            func list(_ index: Int) -> [String] { parts[index].split(separator: ",").map(String.init) }
            table[parts[0]] = Row(parents: list(1), extensions: list(2), mimeTypes: list(3), words: parts[4])
        }
        return table
    }()

    /// Identifier, types above it, extensions, MIME types, words.
    private static let text = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||composite content
        public.data|public.item|||data
        public.directory|public.item|||folder
        public.folder|public.directory|||folder
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|||bundle
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        public.text|public.data,public.content|||text
        public.plain-text|public.text|txt,text|text/plain|text
        public.utf8-plain-text|public.plain-text|||Unicode text
        public.utf16-plain-text|public.plain-text|||Unicode text
        public.delimited-values-text|public.text|||delimited text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|comma-separated values
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
        public.rtf|public.text|rtf|text/rtf|RTF document
        com.apple.rtfd|com.apple.package|rtfd||RTF document with attachments
        public.html|public.text|html,htm|text/html|HTML text
        public.xml|public.text|xml|application/xml,text/xml|XML text
        public.yaml|public.text|yaml,yml|application/x-yaml|YAML document
        public.json|public.text|json|application/json|JSON document
        com.apple.property-list|public.data|plist||property list
        public.source-code|public.plain-text|||source code
        public.swift-source|public.source-code|swift||Swift source
        public.c-source|public.source-code|c||C source
        public.c-header|public.source-code|h||C header
        public.script|public.source-code|||script
        com.netscape.javascript-source|public.source-code|js|text/javascript|JavaScript
        public.shell-script|public.script|sh||shell script
        public.image|public.data,public.content|||image
        public.jpeg|public.image|jpeg,jpg,jpe|image/jpeg|JPEG image
        public.png|public.image|png|image/png|PNG image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.tiff|public.image|tiff,tif|image/tiff|TIFF image
        com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|icon
        com.apple.icns|public.image|icns||Apple icon
        public.heic|public.heif-standard|heic|image/heic|HEIC image
        public.heif-standard|public.image|heif|image/heif|HEIF image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.svg-image|public.image|svg|image/svg+xml|SVG image
        public.camera-raw-image|public.image|||raw image
        com.apple.live-photo|public.data|||Live Photo
        public.audiovisual-content|public.data,public.content|||audiovisual content
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||audio
        com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg,mpeg|video/mpeg|MPEG movie
        public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
        public.avi|public.movie|avi|video/avi|AVI movie
        public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
        com.microsoft.waveform-audio|public.audio|wav|audio/wav|Waveform audio
        public.aiff-audio|public.audio|aiff,aif|audio/aiff|AIFF audio
        public.midi-audio|public.audio|midi,mid|audio/midi|MIDI audio
        public.mpeg-4-audio|public.audio|m4a|audio/mp4|MPEG-4 audio
        public.archive|public.data|||archive
        org.gnu.gnu-zip-archive|public.archive|gz|application/gzip|gzip archive
        public.zip-archive|public.archive|zip|application/zip|ZIP archive
        public.font|public.data|||font
        com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf|PDF document
        org.idpf.epub-container|public.data|epub|application/epub+zip|EPUB
        public.spreadsheet|public.content|||spreadsheet
        public.presentation|public.content|||presentation
        public.database||||database
        public.message||||message
        public.contact||||contact
        public.vcard|public.text,public.contact|vcf|text/vcard|vCard
        public.calendar-event||||calendar event
        public.executable|public.data|||executable
        public.log|public.plain-text|log||log
        """
}

extension UTType {
    public static var item: UTType { UTType(known: "public.item") }
    public static var content: UTType { UTType(known: "public.content") }
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    public static var data: UTType { UTType(known: "public.data") }
    public static var directory: UTType { UTType(known: "public.directory") }
    public static var folder: UTType { UTType(known: "public.folder") }
    public static var package: UTType { UTType(known: "com.apple.package") }
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    public static var url: UTType { UTType(known: "public.url") }
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    public static var text: UTType { UTType(known: "public.text") }
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    public static var rtf: UTType { UTType(known: "public.rtf") }
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    public static var html: UTType { UTType(known: "public.html") }
    public static var xml: UTType { UTType(known: "public.xml") }
    public static var yaml: UTType { UTType(known: "public.yaml") }
    public static var json: UTType { UTType(known: "public.json") }
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    public static var cSource: UTType { UTType(known: "public.c-source") }
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    public static var script: UTType { UTType(known: "public.script") }
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    public static var image: UTType { UTType(known: "public.image") }
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    public static var png: UTType { UTType(known: "public.png") }
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    public static var tiff: UTType { UTType(known: "public.tiff") }
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    public static var heic: UTType { UTType(known: "public.heic") }
    public static var heif: UTType { UTType(known: "public.heif-standard") }
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    public static var svg: UTType { UTType(known: "public.svg-image") }
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    public static var movie: UTType { UTType(known: "public.movie") }
    public static var video: UTType { UTType(known: "public.video") }
    public static var audio: UTType { UTType(known: "public.audio") }
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    public static var avi: UTType { UTType(known: "public.avi") }
    public static var mp3: UTType { UTType(known: "public.mp3") }
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    public static var archive: UTType { UTType(known: "public.archive") }
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    public static var font: UTType { UTType(known: "public.font") }
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    public static var presentation: UTType { UTType(known: "public.presentation") }
    public static var database: UTType { UTType(known: "public.database") }
    public static var message: UTType { UTType(known: "public.message") }
    public static var contact: UTType { UTType(known: "public.contact") }
    public static var vCard: UTType { UTType(known: "public.vcard") }
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    public static var executable: UTType { UTType(known: "public.executable") }
    public static var log: UTType { UTType(known: "public.log") }
}

// The names that MobileCoreServices has for the same types.
public var kUTTypeItem: String { UTType.item.identifier }
public var kUTTypeContent: String { UTType.content.identifier }
public var kUTTypeData: String { UTType.data.identifier }
public var kUTTypeText: String { UTType.text.identifier }
public var kUTTypePlainText: String { UTType.plainText.identifier }
public var kUTTypeUTF8PlainText: String { UTType.utf8PlainText.identifier }
public var kUTTypeRTF: String { UTType.rtf.identifier }
public var kUTTypeHTML: String { UTType.html.identifier }
public var kUTTypeXML: String { UTType.xml.identifier }
public var kUTTypeJSON: String { UTType.json.identifier }
public var kUTTypeURL: String { UTType.url.identifier }
public var kUTTypeFileURL: String { UTType.fileURL.identifier }
public var kUTTypeImage: String { UTType.image.identifier }
public var kUTTypeJPEG: String { UTType.jpeg.identifier }
public var kUTTypePNG: String { UTType.png.identifier }
public var kUTTypeGIF: String { UTType.gif.identifier }
public var kUTTypeTIFF: String { UTType.tiff.identifier }
public var kUTTypeBMP: String { UTType.bmp.identifier }
public var kUTTypeICO: String { UTType.ico.identifier }
public var kUTTypeMovie: String { UTType.movie.identifier }
public var kUTTypeVideo: String { UTType.video.identifier }
public var kUTTypeAudio: String { UTType.audio.identifier }
public var kUTTypeQuickTimeMovie: String { UTType.quickTimeMovie.identifier }
public var kUTTypeMPEG4: String { UTType.mpeg4Movie.identifier }
public var kUTTypeMP3: String { UTType.mp3.identifier }
public var kUTTypePDF: String { UTType.pdf.identifier }
public var kUTTypeFolder: String { UTType.folder.identifier }
public var kUTTypeDirectory: String { UTType.directory.identifier }
public var kUTTypeZipArchive: String { UTType.zip.identifier }
public var kUTTypeLivePhoto: String { UTType.livePhoto.identifier }
public var kUTTypeVCard: String { UTType.vCard.identifier }
