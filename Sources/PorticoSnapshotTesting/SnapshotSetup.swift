import PorticoHost
import UIKit

/// A device with its settings, on which a snapshot is taken. What is nil is as the test run has it.
public struct SnapshotSetup: Sendable, Hashable {
    /// A device's name, as `portico devices` lists them: `iPhone SE`, `iPad Air`.
    public var device: String?
    /// The way the device is held.
    public var orientation: UIInterfaceOrientation?
    /// Light or dark.
    public var appearance: UIUserInterfaceStyle?
    /// The text size that is set under Display & Text Size.
    public var textSize: UIContentSizeCategory?

    /// The device, and all settings, of the test run.
    public static let current = SnapshotSetup()

    /// - Parameters:
    ///   - device: a device's name, as `portico devices` lists them; nil is the test run's.
    ///   - orientation: how it is held; nil is as the test run has it.
    ///   - appearance: light or dark; nil is as the test run has it.
    ///   - textSize: the preferred size of texts; nil is as the test run has it.
    public init(
        device: String? = nil, orientation: UIInterfaceOrientation? = nil, appearance: UIUserInterfaceStyle? = nil,
        textSize: UIContentSizeCategory? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.appearance = appearance
        self.textSize = textSize
    }

    /// Every combination of what is given; a list that is left out counts as one of the test run's own.
    public static func matrix(
        devices: [String] = [], orientations: [UIInterfaceOrientation] = [], appearances: [UIUserInterfaceStyle] = [],
        textSizes: [UIContentSizeCategory] = []
    ) -> [SnapshotSetup] {
        func orNone<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
        return orNone(devices).flatMap { device in
            orNone(orientations).flatMap { orientation in
                orNone(appearances).flatMap { appearance in
                    orNone(textSizes).map {
                        SnapshotSetup(device: device, orientation: orientation, appearance: appearance, textSize: $0)
                    }
                }
            }
        }
    }

    /// The name of the setup's files; empty for the test run's own.
    var name: String {
        var parts: [String] = []
        if let device { parts.append(device.filter { $0.isLetter || $0.isNumber }) }
        switch orientation {
        case .portrait: parts.append("portrait")
        case .portraitUpsideDown: parts.append("upsideDown")
        case .landscapeLeft: parts.append("landscapeLeft")
        case .landscapeRight: parts.append("landscape")
        default: break
        }
        switch appearance {
        case .light: parts.append("light")
        case .dark: parts.append("dark")
        default: break
        }
        if let textSize { parts.append(String(textSize.rawValue.dropFirst("UICTContentSizeCategory".count))) }
        return parts.joined(separator: "-")
    }

    /// The device by its name; nil where there is none of that name.
    var profile: DeviceProfile?? {
        guard let device else { return .some(nil) }
        return DeviceProfile.named(device).map { .some($0) }
    }
}
