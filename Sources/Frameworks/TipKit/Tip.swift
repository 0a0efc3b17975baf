import Foundation
import SwiftUI

/// A hint about something that the app can do: what it says, and when it is shown.
///
/// A tip is shown while its status is `available`: `Tips.configure` was called, all its rules are met, no other tip was shown within the
/// display frequency, and nobody has invalidated it.
public protocol Tip: Identifiable, Sendable {
    /// The name under which its state is kept; that of the type unless the tip says another.
    var id: String { get }
    /// The text below the title.
    var title: Text { get }
    /// More of it.
    var message: Text? { get }
    /// Its picture.
    var image: Image? { get }
    /// Its buttons.
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    /// The rules that have to hold before it is shown.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    /// The options by which it is shown: how often, and how long.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// Something that happens in the app.
    public typealias Event = Tips.Event
    /// The rules that have to hold before a tip is shown.
    public typealias Rule = Tips.Rule
    /// The options by which a tip is shown.
    public typealias Option = TipOption
    /// Whether a tip may be shown.
    public typealias Status = Tips.Status
    /// Why a tip isn't shown any more.
    public typealias InvalidationReason = Tips.InvalidationReason
    /// Shows a tip whatever the display frequency says.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// The number of times that a tip is shown.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount

    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    /// Whether it may be shown now.
    public var status: Tips.Status { TipStore.shared.status(of: self) }
    /// Whether its status is `available`.
    public var shouldDisplay: Bool { status == .available }

    /// The status, and each that it has afterwards.
    public var statusUpdates: AsyncStream<Tips.Status> {
        AsyncStream { continuation in
            let last = LastStatus()
            let key = UUID()
            let tell: @Sendable () -> Void = {
                if let status = last.replace(with: status) { continuation.yield(status) }
            }
            continuation.onTermination = { _ in TipStore.shared.removeListener(key) }
            TipStore.shared.addListener(key, tell)
            tell()
        }
    }
    /// Whether it is shown, and each time that this changes.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {
        statusUpdates.map { $0 == .available }
    }

    /// Shows it no more.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidateTip(id, reason) }
    /// Forgets that it was invalidated, and how often it was shown.
    public func resetEligibility() async { TipStore.shared.makeEligible(id) }
}

/// A tip of any type.
public struct AnyTip: Tip {
    private let tip: any Tip

    /// A tip whose type isn't said.
    public init(_ tip: any Tip) { self.tip = (tip as? AnyTip)?.tip ?? tip }

    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
    public var rules: [Tips.Rule] { tip.rules }
    public var options: [any TipOption] { tip.options }
}
