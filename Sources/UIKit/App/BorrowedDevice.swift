import PorticoHost

/// Another device, or other settings, for the time of a call: what a snapshot test is shown on.
///
/// Windows of before keep their size and are told nothing; those that `body` makes find the other device from their first callback on.
@MainActor package enum BorrowedDevice {
    package static func use<Result>(
        _ profile: DeviceProfile?, orientation: UIInterfaceOrientation?, style: UIUserInterfaceStyle?,
        textSize: UIContentSizeCategory?, body: () throws -> Result
    ) rethrows -> Result {
        let screen = UIScreen.main
        let own = screen.setting
        screen.setting = UIScreen.Setting(
            profile: profile ?? own.profile, orientation: orientation ?? own.orientation,
            style: style ?? own.style, textSize: textSize ?? own.textSize)
        defer {
            screen.setting = own
            for window in screen.windows { window.refreshTraits() }
        }
        return try body()
    }
}
