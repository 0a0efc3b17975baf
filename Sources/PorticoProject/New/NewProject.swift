import Foundation

/// A project that doesn't exist yet: its name, its kind, and the files it begins with.
///
/// - From: `portico new`
/// - To: the file system; Xcode opens what is written
package struct NewProject {
    package enum Kind: String, CaseIterable, Sendable {
        /// An Xcode project whose screen is built in code.
        case code
        /// An Xcode project whose screen is a storyboard.
        case storyboard
        /// An Xcode project whose screen is a view of SwiftUI's, with previews.
        case swiftui
        /// A Swift package with a library of views.
        case package
    }

    package let name: String
    package let kind: Kind

    package init(name: String, kind: Kind) throws {
        let letters = name.utf8
        guard let first = letters.first, isLetter(first), letters.allSatisfy({ isLetter($0) || isDigit($0) }) else {
            throw ProjectError(
                name, "a project's name is the name of its Swift module, too",
                remedy: "begin with a letter, and use letters and digits only, as in “HelloWorld”")
        }
        guard !Self.taken.contains(name) else {
            throw ProjectError(name, "a module of the SDK has this name", remedy: "choose another, as “My\(name)”")
        }
        self.name = name
        self.kind = kind
    }

    /// An app of one of these names could not import the module.
    private static let taken: Set<String> = [
        "UIKit", "SwiftUI", "Foundation", "Swift", "QuartzCore", "CoreGraphics", "CoreText", "CoreLocation",
        "UserNotifications",
        "XCTest",
        "Testing", "Combine", "Dispatch",
    ]

    /// Paths below the project's folder, in order, with what is in them.
    package var files: [(path: String, text: String)] {
        switch kind {
        case .code: xcodeFiles + screenInCode
        case .storyboard: xcodeFiles + screenInStoryboard
        case .swiftui: swiftUIFiles
        case .package: packageFiles
        }
    }

    /// Makes the project's folder in another. Nothing that is there is written over.
    package func write(in folder: String) throws -> String {
        let root = FilePaths.absolute(name, in: folder)
        var isFolder = false
        guard !FilePaths.exists(root, isFolder: &isFolder) else {
            throw ProjectError(root, "is there already", remedy: "choose another name, or go to another folder")
        }
        for file in files {
            let path = root + "/" + file.path
            try FilePaths.makeFolder(FilePaths.folder(path))
            try FilePaths.write(Data(file.text.utf8), to: path)
        }
        return root
    }

    private var xcodeFiles: [(path: String, text: String)] {
        [
            ("\(name).xcodeproj/project.pbxproj", XcodeProjectText(name: name, kind: kind).text),
            ("\(name)/AppDelegate.swift", appDelegate),
            ("\(name)/SceneDelegate.swift", sceneDelegate),
            ("\(name)/Assets.xcassets/Contents.json", catalog),
            ("\(name)/Assets.xcassets/AccentColor.colorset/Contents.json", accentColor),
            ("\(name)/Info.plist", infoPlist),
            ("\(name)Tests/\(name)Tests.swift", appTests),
            ("Stories/count.story", story),
        ]
    }
}

private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
