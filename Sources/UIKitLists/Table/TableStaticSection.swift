import CoreGraphics

/// A section of a table whose rows are in its storyboard.
@MainActor struct TableStaticSection {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    /// Nil: as high as its contents want.
    var heights: [CGFloat?]
}
