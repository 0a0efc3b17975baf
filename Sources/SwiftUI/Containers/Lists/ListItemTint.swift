/// The colour of the pictures and controls of a row.
public struct ListItemTint: Sendable {
    let color: Color

    /// A colour that stays whatever people choose.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour in whose place the system may put people's own; on a phone people choose none.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The grey of the place.
    public static let monochrome = ListItemTint(color: .gray)
}
