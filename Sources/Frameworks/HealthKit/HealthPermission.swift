import Foundation
import PorticoTrace
import UIKit

/// What a person has said of each type: remembered with the device's other permissions.
enum HealthPermission {
    private static func key(_ kind: String, _ type: HKObjectType) -> String { "health.\(kind).\(type.identifier)" }

    private static func onMain<T: Sendable>(_ body: @MainActor () -> T) -> T {
        if Thread.isMainThread { return MainActor.assumeIsolated { body() } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
    }

    static func sharing(_ type: HKObjectType) -> HKAuthorizationStatus {
        let key = key("share", type)
        return onMain {
            switch SystemPermissions.answer(key) as? String {
            case nil: .notDetermined
            case SystemPrivacy.allowed?: .sharingAuthorized
            default: .sharingDenied
            }
        }
    }

    static func wasAskedToRead(_ type: HKObjectType) -> Bool {
        let keys = [key("read", type), key("share", type)]
        return onMain { keys.contains { SystemPermissions.answer($0) != nil } }
    }

    private static func unasked(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) -> [String] {
        let all = share.map { key("share", $0) } + read.map { key("read", $0) }
        return onMain { all.filter { SystemPermissions.answer($0) == nil } }.sorted()
    }

    static func requestStatus(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) -> HKAuthorizationRequestStatus {
        unasked(share, read).isEmpty ? .unnecessary : .shouldRequest
    }

    /// One question for all types that weren't asked for; nothing where there are none.
    static func ask(share: Set<HKSampleType>, read: Set<HKObjectType>, _ done: @escaping @Sendable () -> Void) {
        let mistaken = share.map(\.identifier).filter { $0.hasPrefix("HKCorrelationTypeIdentifier") }.sorted()
        FatalException.invalidArgument.raise(
            unless: mistaken.isEmpty,
            "Authorization to share the following types is disallowed: \(mistaken.joined(separator: ", "))")
        demand("NSHealthUpdateUsageDescription", "write", share.map(\.identifier))
        demand("NSHealthShareUsageDescription", "read", read.map(\.identifier))
        let keys = unasked(share, read)
        guard !keys.isEmpty else { return done() }
        let privacy = SystemPrivacy(
            name: "health " + keys.joined(separator: " "),
            purposeKey: share.isEmpty ? "NSHealthShareUsageDescription" : "NSHealthUpdateUsageDescription",
            question: share.isEmpty
                ? "Would Like to Access Your Health Data" : "Would Like to Access and Update Your Health Data")
        privacy.ask { answer in
            for key in keys { SystemPermissions.remember(answer, as: key) }
            done()
        }
    }

    private static func demand(_ purpose: String, _ what: String, _ types: [String]) {
        guard !types.isEmpty else { return }
        let reason = onMain { PrivacyReasons.info[purpose] as? String }
        FatalException.invalidArgument.raise(
            unless: reason?.isEmpty == false,
            "\(purpose) must be set in the app's Info.plist in order to request \(what) authorization for the following "
                + "types: \(types.sorted().joined(separator: ", "))")
    }
}
