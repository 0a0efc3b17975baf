/// The contents of a device's status bar in place of the time and the machine's state; nil: as it is by itself. The picture changes alone:
/// apps ask `UIDevice` and `Date` as ever.
package struct StatusBarOverride: Codable, Sendable, Equatable {
    /// As it is to be read, `9:41`.
    package var time: String?
    /// Per cent.
    package var battery: Int?
    package var isCharging: Bool?
    /// 0...4.
    package var cellularBars: Int?
    /// 0...3.
    package var wifiBars: Int?
    package var carrier: String?

    /// Letters of a time and of a carrier.
    package static let longest = 20

    package init(time: String? = nil, battery: Int? = nil) { (self.time, self.battery) = (time, battery) }

    /// Why no device shows this; nil where all is well.
    package var problem: String? {
        guard
            [time, carrier].allSatisfy({ $0?.count ?? 0 <= Self.longest && $0?.contains(where: \.isNewline) != true })
        else { return "a text too long for a status bar" }
        guard battery.map((0...100).contains) ?? true, cellularBars.map((0...4).contains) ?? true,
            wifiBars.map((0...3).contains) ?? true
        else { return "more than there can be" }
        return nil
    }
}
