import CoreGraphics
import Foundation
import PorticoFoundation

/// Hears what came of a trust.
public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void
/// Hears whether a trust is good, and why not.
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// The number of the type of trusts.
public func SecTrustGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(SecTrust.self).hashValue) }

/// A trust of a certificate, or of several of which the first is judged, by a policy or several; without one by the basic one.
public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let all =
        (certificates as? SecCertificate).map { [$0] } ?? (certificates as? [Any])?.compactMap { $0 as? SecCertificate }
        ?? []
    guard !all.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(all, list(policies))
    return errSecSuccess
}

private func list(_ policies: Any?) -> [SecPolicy] {
    if let one = policies as? SecPolicy { return [one] }
    let all = (policies as? [Any])?.compactMap { $0 as? SecPolicy } ?? []
    return all.isEmpty ? [SecPolicyCreateBasicX509()] : all
}

/// Whether a chain is good; where it isn't, `error` says why.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let state = trust.evaluate()
    guard state.result != .unspecified, state.result != .proceed else { return true }
    error?.pointee = failure(trust, state)
    return false
}

private func failure(_ trust: SecTrust, _ state: SecTrust.State) -> CFError {
    let name = trust.certificates[0].text(.summary) ?? "certificate"
    return SecErrors.make(
        errSecNotTrusted, "“\(name)” certificate is not trusted: \(state.message ?? "it leads to no anchor")")
}

/// What came of a chain.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.evaluate().result
    return errSecSuccess
}

/// The same, told on a queue.
public func SecTrustEvaluateAsync(
    _ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping SecTrustCallback
) -> OSStatus {
    nonisolated(unsafe) let done = result
    (queue ?? .main).async { done(trust, trust.evaluate().result) }
    return errSecSuccess
}

/// The same, with the reason.
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
    nonisolated(unsafe) let done = result
    queue.async {
        var error: CFError?
        let isGood = SecTrustEvaluateWithError(trust, &error)
        done(trust, isGood, error)
    }
    return errSecSuccess
}

/// What came of it, if it has been judged.
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.state.withLock { $0.result }
    return errSecSuccess
}

/// How many certificates its chain has.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.chain.count }

/// A certificate of its chain; the first is the one that is judged.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    let chain = trust.chain
    return chain.indices.contains(ix) ? chain[ix] : nil
}

/// The chain to its anchor, or as far as it leads.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
    _ = trust.evaluate()
    return trust.chain
}

/// The public key of the certificate that is judged.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates[0].key }
/// The older name of `SecTrustCopyKey`.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { trust.certificates[0].key }

/// Other policies.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
    trust.change { $0.policies = list(policies) }
    return errSecSuccess
}

/// The policies.
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    policies.pointee = trust.state.withLock { $0.policies }
    return errSecSuccess
}

/// Anchors of the app's own, in the place of the system's; nil: the system's alone.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    trust.change {
        $0.anchors = anchorCertificates?.compactMap { $0 as? SecCertificate }
        $0.hasSystemAnchors = anchorCertificates == nil
    }
    return errSecSuccess
}

/// Whether the system's anchors don't count.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.change { $0.hasSystemAnchors = !anchorCertificatesOnly }
    return errSecSuccess
}

/// The app's own anchors.
public func SecTrustCopyCustomAnchorCertificates(
    _ trust: SecTrust, _ anchors: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    anchors.pointee = trust.state.withLock { $0.anchors }
    return errSecSuccess
}

/// The day on which it is judged, in the place of today.
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
    trust.change { $0.date = verifyDate }
    return errSecSuccess
}

/// The moment for which it is judged.
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
    (trust.state.withLock { $0.date } ?? Date()).timeIntervalSinceReferenceDate
}

/// What makes this chain pass although it isn't good; nil where it is judged good anyway or can't be.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? {
    _ = trust.evaluate()
    return trust.certificates[0].data
}

/// Lets this chain pass, by what `SecTrustCopyExceptions` gave; nil takes that back. False where it is another chain's.
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
    let isOwn = exceptions == trust.certificates[0].data
    trust.change { $0.isExcepted = isOwn }
    return exceptions == nil || isOwn
}
