import Foundation

/// As what kind of device's a control or a bar behaves.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad = 1
    case mac = 2
}
