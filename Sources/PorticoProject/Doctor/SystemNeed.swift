/// Something of the system's that Portico or an app of its asks for while it runs.
package struct SystemNeed: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// A shared library, by its soname, or by its name before a version that differs from system to system.
        case library(String)
        /// One of several libraries that do the same.
        case anyLibrary([String])
        case program(String)
        /// A file with one of the endings, anywhere below one of the folders.
        case files([String], folders: [String])
    }

    package var kind: Kind
    /// The thing that an app can't do without it.
    package var purpose: String
    /// Debian's and Ubuntu's package that brings it.
    package var package: String
    /// Whether nothing runs without it.
    package var isRequired = false

    init(_ kind: Kind, _ purpose: String, package: String, isRequired: Bool = false) {
        self.kind = kind
        self.purpose = purpose
        self.package = package
        self.isRequired = isRequired
    }

    var name: String {
        switch kind {
        case .library(let name), .program(let name): name
        case .anyLibrary(let names): names.joined(separator: " or ")
        case .files(let endings, _): endings.map { "*." + $0 }.joined(separator: ", ")
        }
    }

    /// The needs that are met when they are first asked for. A test compares it with what the sources open: whoever loads another library
    /// adds a row.
    package static let all: [SystemNeed] = [
        SystemNeed(
            .files(
                ["ttf", "otf", "ttc"],
                folders: ["/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"]),
            "draw text", package: "fonts-inter", isRequired: true),
        SystemNeed(.program("swiftc"), "compile an app", package: "Swift 6.3, from swift.org", isRequired: true),
        SystemNeed(.program("pkg-config"), "compile an app", package: "pkg-config", isRequired: true),
        SystemNeed(.program("git"), "fetch an app's packages", package: "git"),
        SystemNeed(.library("libxml2.so.2"), "read texts in HTML", package: "libxml2"),
        SystemNeed(
            .library("libcmark-gfm.so"), "read texts in Markdown",
            package: "libcmark-gfm-extensions0.29.0.gfm.6 (Debian 13: …gfm.13)"),
        SystemNeed(
            .library("libcmark-gfm-extensions.so"), "read texts in Markdown",
            package: "libcmark-gfm-extensions0.29.0.gfm.6 (Debian 13: …gfm.13)"),
        SystemNeed(.library("libhunspell-1.7.so.0"), "check spelling", package: "libhunspell-1.7-0"),
        SystemNeed(
            .files(["dic"], folders: ["/usr/share/hunspell", "/usr/share/myspell/dicts"]), "check spelling",
            package: "hunspell-en-us"),
        SystemNeed(.files(["dic"], folders: ["/usr/share/hyphen"]), "hyphenate texts", package: "hyphen-en-us"),
        SystemNeed(.library("libz.so.1"), "compress data", package: "zlib1g"),
        SystemNeed(.library("libcurl.so.4"), "slow down or stop an app's network", package: "libcurl4"),
        SystemNeed(.library("libqrencode.so.4"), "make QR codes", package: "libqrencode4"),
        SystemNeed(.library("libzbar.so.0"), "read QR codes", package: "libzbar0"),
        SystemNeed(.library("libheif.so.1"), "read HEIC and AVIF pictures", package: "libheif1"),
        SystemNeed(.library("libbox2d.so.2"), "run an app that uses SpriteKit", package: "libbox2d2"),
        SystemNeed(
            .library("libjavascriptcoregtk-4.1.so.0"), "run an app that uses JavaScriptCore",
            package: "libjavascriptcoregtk-4.1-0"),
        SystemNeed(
            .anyLibrary(["libWPEWebKit-2.0.so.1", "libWPEWebKit-1.1.so.0", "libWPEWebKit-1.0.so.3"]),
            "show web pages in an app that uses WebKit", package: "libwpewebkit-1.1-0 (Debian 13: libwpewebkit-2.0-1)"),
        SystemNeed(
            .library("libWPEBackend-fdo-1.0.so.1"), "show web pages in an app that uses WebKit",
            package: "libwpebackend-fdo-1.0-1"),
        SystemNeed(.library("libSDL2-2.0.so.0"), "show the device in a window", package: "libsdl2-2.0-0"),
        SystemNeed(.library("librsvg-2.so.2"), "draw a catalog's SVG when an app is built", package: "librsvg2-2"),
        SystemNeed(
            .program("pdftocairo"), "draw PDF: a catalog's when an app is built, and what apps show",
            package: "poppler-utils"),
    ]

    /// The packages that bring what libraries name, by the beginnings of sonames.
    static func package(ofLibrary name: String) -> String? { packages.first { name.hasPrefix($0.0) }?.1 }

    private static let packages = [
        ("libcairo.", "libcairo2"), ("libpangocairo-1.0.", "libpangocairo-1.0-0"),
        ("libpangoft2-1.0.", "libpangoft2-1.0-0"),
        ("libpango-1.0.", "libpango-1.0-0"), ("libgobject-2.0.", "libglib2.0-0"), ("libglib-2.0.", "libglib2.0-0"),
        ("libgio-2.0.", "libglib2.0-0"), ("libfontconfig.", "libfontconfig1"), ("libharfbuzz.", "libharfbuzz0b"),
        ("libfreetype.", "libfreetype6"), ("libpng16.", "libpng16-16"),
        ("libjpeg.", "libjpeg62-turbo (Ubuntu: libjpeg8)"),
        ("libwebp.", "libwebp7"), ("libz.", "zlib1g"), ("libsqlite3.", "libsqlite3-0"), ("libbox2d.", "libbox2d2"),
        ("libstdc++.", "libstdc++6"),
        ("libgcc_s.", "libgcc-s1"), ("libxml2.", "libxml2"), ("libcurl.", "libcurl4"),
        ("libswift", "Swift 6.3, from swift.org"),
        ("libFoundation", "Swift 6.3, from swift.org"), ("lib_Foundation", "Swift 6.3, from swift.org"),
        ("libdispatch.", "Swift 6.3, from swift.org"), ("libBlocksRuntime.", "Swift 6.3, from swift.org"),
    ]
}
