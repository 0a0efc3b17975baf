/// The types that Apple documents: interface facts.
enum UTTypeTable {
    struct Row {
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]
        let words: String?
    }

    static let rows: [String: Row] = {
        var table: [String: Row] = [:]
        for line in [text, FurtherTypes.text].flatMap({ $0.split(separator: "\n") }) {
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
        public.jpeg-2000|public.image|jp2,jpf,jpx,j2k,j2c|image/jp2|JPEG 2000 image
        public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
        public.avif|public.image|avif|image/avif|AVIF image
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
    /// The root of everything that is a file or a folder: `public.item`.
    public static var item: UTType { UTType(known: "public.item") }
    /// The root of everything that a person looks at or edits: text, pictures, sound, documents: `public.content`.
    public static var content: UTType { UTType(known: "public.content") }
    /// Documents that hold parts of several kinds, such as text with pictures: `public.composite-content`, below `content`.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// The root of everything that is a plain stream of bytes: `public.data`, below `item`.
    public static var data: UTType { UTType(known: "public.data") }
    /// The root of everything that holds files: folders, packages and bundles: `public.directory`, below `item`.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// A folder that people browse: `public.folder`, below `directory`.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// A folder that is shown to people as one file: `com.apple.package`, below `directory`.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// A folder with a fixed inner structure, such as an app or a framework: `com.apple.bundle`, below `directory`.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// An address of any scheme, as bytes: `public.url`, below `data`.
    public static var url: UTType { UTType(known: "public.url") }
    /// An address of the scheme `file`: `public.file-url`, below `url`.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// The root of all text, with or without markup: `public.text`, below `data` and `content`.
    public static var text: UTType { UTType(known: "public.text") }
    /// Text without markup, of an encoding that the type leaves open: `public.plain-text`, below `text`. Files end in `txt` or `text`.
    /// MIME: `text/plain`.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Plain text in UTF-8: `public.utf8-plain-text`, below `plainText`.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Plain text in UTF-16, in the byte order of the machine: `public.utf16-plain-text`, below `plainText`.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Text of rows whose fields a delimiter separates: `public.delimited-values-text`, below `text`.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// Rows of fields with commas between them (CSV): `public.comma-separated-values-text`, below `delimitedText`. Files end in `csv`.
    /// MIME: `text/csv`.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// Rows of fields with tabs between them (TSV): `public.tab-separated-values-text`, below `delimitedText`. Files end in `tsv`. MIME:
    /// `text/tab-separated-values`.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// Styled text in Rich Text Format: `public.rtf`, below `text`. Files end in `rtf`. MIME: `text/rtf`.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// Rich Text Format with its attachments in a package: `com.apple.rtfd`, below `package`. Files end in `rtfd`.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// HTML of any version: `public.html`, below `text`. Files end in `html` or `htm`. MIME: `text/html`.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML of any vocabulary: `public.xml`, below `text`. Files end in `xml`. MIME: `application/xml` or `text/xml`.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// YAML documents: `public.yaml`, below `text`. Files end in `yaml` or `yml`. MIME: `application/x-yaml`.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// JSON documents: `public.json`, below `text`. Files end in `json`. MIME: `application/json`.
    public static var json: UTType { UTType(known: "public.json") }
    /// Property lists of any encoding: `com.apple.property-list`, below `data`. Files end in `plist`.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// The root of all source code: `public.source-code`, below `plainText`.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// Source code in Swift: `public.swift-source`, below `sourceCode`. Files end in `swift`.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// Source code in C: `public.c-source`, below `sourceCode`. Files end in `c`.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// Header files of C: `public.c-header`, below `sourceCode`. Files end in `h`.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// The root of source code that an interpreter runs: `public.script`, below `sourceCode`.
    public static var script: UTType { UTType(known: "public.script") }
    /// Source code in JavaScript: `com.netscape.javascript-source`, below `sourceCode`. Files end in `js`. MIME: `text/javascript`.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// Scripts for a command shell: `public.shell-script`, below `script`. Files end in `sh`.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// The root of all pictures: `public.image`, below `data` and `content`.
    public static var image: UTType { UTType(known: "public.image") }
    /// JPEG pictures: `public.jpeg`, below `image`. Files end in `jpeg`, `jpg` or `jpe`. MIME: `image/jpeg`.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// PNG pictures: `public.png`, below `image`. Files end in `png`. MIME: `image/png`.
    public static var png: UTType { UTType(known: "public.png") }
    /// GIF pictures, animated or not: `com.compuserve.gif`, below `image`. Files end in `gif`. MIME: `image/gif`.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// TIFF pictures: `public.tiff`, below `image`. Files end in `tiff` or `tif`. MIME: `image/tiff`.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// Windows bitmaps: `com.microsoft.bmp`, below `image`. Files end in `bmp`. MIME: `image/bmp`.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// Windows icons: `com.microsoft.ico`, below `image`. Files end in `ico`. MIME: `image/vnd.microsoft.icon`.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// Apple's icon files: `com.apple.icns`, below `image`. Files end in `icns`.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// HEIF pictures compressed with HEVC: `public.heic`, below `heif`. Files end in `heic`. MIME: `image/heic`.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// HEIF pictures of any compression: `public.heif-standard`, below `image`. Files end in `heif`. MIME: `image/heif`.
    public static var heif: UTType { UTType(known: "public.heif-standard") }
    /// WebP pictures: `org.webmproject.webp`, below `image`. Files end in `webp`. MIME: `image/webp`.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// SVG drawings: `public.svg-image`, below `image`. Files end in `svg`. MIME: `image/svg+xml`.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// Unprocessed pictures of cameras, whatever the maker: `public.camera-raw-image`, below `image`.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// A still picture together with its film: `com.apple.live-photo`, below `data`.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// The root of what has sound or moving pictures: `public.audiovisual-content`, below `data` and `content`.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// Films, with pictures and possibly sound: `public.movie`, below `audiovisualContent`.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Films without sound: `public.video`, below `movie`.
    public static var video: UTType { UTType(known: "public.video") }
    /// Sound without pictures: `public.audio`, below `audiovisualContent`.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// QuickTime films: `com.apple.quicktime-movie`, below `movie`. Files end in `mov` or `qt`. MIME: `video/quicktime`.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// MPEG-1 and MPEG-2 films: `public.mpeg`, below `movie`. Files end in `mpg` or `mpeg`. MIME: `video/mpeg`.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// MPEG-4 films: `public.mpeg-4`, below `movie`. Files end in `mp4`. MIME: `video/mp4`.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// AVI films: `public.avi`, below `movie`. Files end in `avi`. MIME: `video/avi`.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// MP3 sound: `public.mp3`, below `audio`. Files end in `mp3`. MIME: `audio/mpeg`.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// Waveform sound: `com.microsoft.waveform-audio`, below `audio`. Files end in `wav`. MIME: `audio/wav`.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// AIFF sound: `public.aiff-audio`, below `audio`. Files end in `aiff` or `aif`. MIME: `audio/aiff`.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// Notes in MIDI files: `public.midi-audio`, below `audio`. Files end in `midi` or `mid`. MIME: `audio/midi`.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// MPEG-4 sound: `public.mpeg-4-audio`, below `audio`. Files end in `m4a`. MIME: `audio/mp4`.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// The root of files that pack other files: `public.archive`, below `data`.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// Files packed by gzip: `org.gnu.gnu-zip-archive`, below `archive`. Files end in `gz`. MIME: `application/gzip`.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// ZIP archives: `public.zip-archive`, below `archive`. Files end in `zip`. MIME: `application/zip`.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// The root of all font files: `public.font`, below `data`.
    public static var font: UTType { UTType(known: "public.font") }
    /// PDF documents: `com.adobe.pdf`, below `data` and `compositeContent`. Files end in `pdf`. MIME: `application/pdf`.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// EPUB books: `org.idpf.epub-container`, below `data`. Files end in `epub`. MIME: `application/epub+zip`.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// The root of spreadsheets: `public.spreadsheet`, below `content`.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// The root of slide shows: `public.presentation`, below `content`.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// The root of databases; a type of its own, without parents: `public.database`.
    public static var database: UTType { UTType(known: "public.database") }
    /// The root of messages, such as mail; without parents: `public.message`.
    public static var message: UTType { UTType(known: "public.message") }
    /// The root of descriptions of people; without parents: `public.contact`.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// Contacts as vCards: `public.vcard`, below `text` and `contact`. Files end in `vcf`. MIME: `text/vcard`.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// The root of calendar events; without parents: `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// The root of what a machine can run: `public.executable`, below `data`.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// Logs in plain text: `public.log`, below `plainText`. Files end in `log`.
    public static var log: UTType { UTType(known: "public.log") }
}

// The names that MobileCoreServices has for the same types.
/// MobileCoreServices' name of `UTType.item`: the string `public.item`.
public var kUTTypeItem: String { UTType.item.identifier }
/// MobileCoreServices' name of `UTType.content`: the string `public.content`.
public var kUTTypeContent: String { UTType.content.identifier }
/// MobileCoreServices' name of `UTType.data`: the string `public.data`.
public var kUTTypeData: String { UTType.data.identifier }
/// MobileCoreServices' name of `UTType.text`: the string `public.text`.
public var kUTTypeText: String { UTType.text.identifier }
/// MobileCoreServices' name of `UTType.plainText`: the string `public.plain-text`.
public var kUTTypePlainText: String { UTType.plainText.identifier }
/// MobileCoreServices' name of `UTType.utf8PlainText`: the string `public.utf8-plain-text`.
public var kUTTypeUTF8PlainText: String { UTType.utf8PlainText.identifier }
/// MobileCoreServices' name of `UTType.rtf`: the string `public.rtf`.
public var kUTTypeRTF: String { UTType.rtf.identifier }
/// MobileCoreServices' name of `UTType.html`: the string `public.html`.
public var kUTTypeHTML: String { UTType.html.identifier }
/// MobileCoreServices' name of `UTType.xml`: the string `public.xml`.
public var kUTTypeXML: String { UTType.xml.identifier }
/// MobileCoreServices' name of `UTType.json`: the string `public.json`.
public var kUTTypeJSON: String { UTType.json.identifier }
/// MobileCoreServices' name of `UTType.url`: the string `public.url`.
public var kUTTypeURL: String { UTType.url.identifier }
/// MobileCoreServices' name of `UTType.fileURL`: the string `public.file-url`.
public var kUTTypeFileURL: String { UTType.fileURL.identifier }
/// MobileCoreServices' name of `UTType.image`: the string `public.image`.
public var kUTTypeImage: String { UTType.image.identifier }
/// MobileCoreServices' name of `UTType.jpeg`: the string `public.jpeg`.
public var kUTTypeJPEG: String { UTType.jpeg.identifier }
/// MobileCoreServices' name of `UTType.png`: the string `public.png`.
public var kUTTypePNG: String { UTType.png.identifier }
/// MobileCoreServices' name of `UTType.gif`: the string `com.compuserve.gif`.
public var kUTTypeGIF: String { UTType.gif.identifier }
/// MobileCoreServices' name of `UTType.tiff`: the string `public.tiff`.
public var kUTTypeTIFF: String { UTType.tiff.identifier }
/// MobileCoreServices' name of `UTType.bmp`: the string `com.microsoft.bmp`.
public var kUTTypeBMP: String { UTType.bmp.identifier }
/// MobileCoreServices' name of `UTType.ico`: the string `com.microsoft.ico`.
public var kUTTypeICO: String { UTType.ico.identifier }
/// MobileCoreServices' name of `UTType.movie`: the string `public.movie`.
public var kUTTypeMovie: String { UTType.movie.identifier }
/// MobileCoreServices' name of `UTType.video`: the string `public.video`.
public var kUTTypeVideo: String { UTType.video.identifier }
/// MobileCoreServices' name of `UTType.audio`: the string `public.audio`.
public var kUTTypeAudio: String { UTType.audio.identifier }
/// MobileCoreServices' name of `UTType.quickTimeMovie`: the string `com.apple.quicktime-movie`.
public var kUTTypeQuickTimeMovie: String { UTType.quickTimeMovie.identifier }
/// MobileCoreServices' name of `UTType.mpeg4Movie`: the string `public.mpeg-4`.
public var kUTTypeMPEG4: String { UTType.mpeg4Movie.identifier }
/// MobileCoreServices' name of `UTType.mp3`: the string `public.mp3`.
public var kUTTypeMP3: String { UTType.mp3.identifier }
/// MobileCoreServices' name of `UTType.pdf`: the string `com.adobe.pdf`.
public var kUTTypePDF: String { UTType.pdf.identifier }
/// MobileCoreServices' name of `UTType.folder`: the string `public.folder`.
public var kUTTypeFolder: String { UTType.folder.identifier }
/// MobileCoreServices' name of `UTType.directory`: the string `public.directory`.
public var kUTTypeDirectory: String { UTType.directory.identifier }
/// MobileCoreServices' name of `UTType.zip`: the string `public.zip-archive`.
public var kUTTypeZipArchive: String { UTType.zip.identifier }
/// MobileCoreServices' name of `UTType.livePhoto`: the string `com.apple.live-photo`.
public var kUTTypeLivePhoto: String { UTType.livePhoto.identifier }
/// MobileCoreServices' name of `UTType.vCard`: the string `public.vcard`.
public var kUTTypeVCard: String { UTType.vCard.identifier }
