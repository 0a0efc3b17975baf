import SwiftSyntax

/// Rectangles meet as on iOS: for Foundation on Linux those that only touch intersect. A method of the file's own module is preferred to
/// an imported one.
///
/// Before: `rect.intersects(frame)`
///
/// After: the same, and at the end of the file
/// ```swift
/// fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { _porticoIntersects(rect2) } }
/// ```
enum RectangleRule: LoweringRule {
    static let triggers = ["intersects"]

    private static let frameworks = [
        "UIKit", "SwiftUI", "CoreGraphics", "QuartzCore", "Foundation", "XCTest", "SpriteKit", "PDFKit", "MapKit",
    ].map { "import " + $0 }

    static func apply(to file: FileContext) {
        // What is compiled into others' files must not use a file's own.
        guard !file.evaluator.isForLinux, !file.source.utf8Contains("@inlinable"),
            frameworks.contains(where: file.source.utf8Contains)
        else { return }
        let isUsed = file.tree.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier("intersects") }
        guard isUsed, !file.source.utf8Contains("func intersects(_") else { return }
        file.append(
            """
            import CoreGraphics
            fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { _porticoIntersects(rect2) } }
            """)
    }
}
