internal import SwiftSyntax

/// Rectangles meet as on iOS: for Foundation on Linux those that only touch intersect, and a number that is none ends the process. A method
/// of the file's own module is preferred to an imported one.
///
/// Before: `rect.intersects(frame)`
///
/// After: the same, and at the end of the file
/// ```swift
/// fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { _porticoIntersects(rect2) } }
/// ```
enum RectangleRule: LoweringRule {
    static let triggers = ["intersects", "intersection"]

    private static let frameworks = [
        "UIKit", "SwiftUI", "CoreGraphics", "QuartzCore", "Foundation", "XCTest", "SpriteKit", "PDFKit", "MapKit",
    ]

    static func apply(to file: FileContext) {
        // What is compiled into others' files must not use a file's own.
        guard !file.evaluator.isForLinux, !file.source.utf8Contains("@inlinable"),
            frameworks.contains(where: file.source.utf8Imports)
        else { return }
        let names = Set(
            file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
                if case .identifier(let name) = token.tokenKind { name } else { nil }
            })
        let used = ["intersects": "Bool", "intersection": "CGRect"].filter { name, _ in
            names.contains(name) && !file.source.utf8Contains("func \(name)(_")
        }
        if used.isEmpty { return }
        let methods = used.keys.sorted().map { name in
            "func \(name)(_ rect2: CGRect) -> \(used[name]!) { _portico\(name.prefix(1).uppercased() + name.dropFirst())(rect2) }"
        }
        file.append("import CoreGraphics\nfileprivate extension CGRect { \(methods.joined(separator: "; ")) }")
    }
}
