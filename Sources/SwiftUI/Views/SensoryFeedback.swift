import UIKit

/// What the device lets people feel. This one can't be felt: generators are told, and nothing moves (DEV-1101).
public struct SensoryFeedback: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
    }
    let kind: Kind

    public static let success = SensoryFeedback(kind: .notification(.success))
    public static let warning = SensoryFeedback(kind: .notification(.warning))
    public static let error = SensoryFeedback(kind: .notification(.error))
    public static let selection = SensoryFeedback(kind: .selection)
    public static let increase = SensoryFeedback(kind: .selection)
    public static let decrease = SensoryFeedback(kind: .selection)
    public static let start = SensoryFeedback(kind: .selection)
    public static let stop = SensoryFeedback(kind: .selection)
    public static let alignment = SensoryFeedback(kind: .selection)
    public static let levelChange = SensoryFeedback(kind: .selection)
    public static let pathComplete = SensoryFeedback(kind: .selection)
    public static let impact = SensoryFeedback(kind: .impact(.medium, 1))

    /// A blow, by the weight of what meets.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity))
    }
    /// A blow, by how hard what meets is.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity))
    }

    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle
        public static let light = Weight(style: .light)
        public static let medium = Weight(style: .medium)
        public static let heavy = Weight(style: .heavy)
    }

    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle
        public static let rigid = Flexibility(style: .rigid)
        public static let solid = Flexibility(style: .medium)
        public static let soft = Flexibility(style: .soft)
    }

    /// Tells UIKit's generator.
    func play() { MainActorAccess.run { playOnMain() } }

    @MainActor private func playOnMain() {
        switch kind {
        case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impact(let style, let intensity):
            UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(intensity))
        }
    }
}

extension View {
    /// Plays the feedback when the trigger changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }

    /// Plays the feedback when the trigger changes and the condition holds for the old and new value.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { onChange(of: trigger) { if condition($0, $1) { feedback.play() } } }

    /// Plays what the closure says when the trigger changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { onChange(of: trigger) { feedback($0, $1)?.play() } }
}
