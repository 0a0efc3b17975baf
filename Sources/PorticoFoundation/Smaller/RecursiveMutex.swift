import Foundation

/// Sets the kind of the mutexes that are made by these attributes. Linux's C library numbers kinds with another integer than it takes.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
    pthread_mutexattr_settype(attributes, Int32(truncatingIfNeeded: type))
}

/// Threads get a mutex in the order in which they ask.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
/// The first thread that asks when a mutex is free gets it.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Says which thread gets a mutex that several wait for. Linux's are always those of the first that asks (DEV-1268).
@discardableResult
public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
) -> Int32 { [PTHREAD_MUTEX_POLICY_FAIRSHARE_NP, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP].contains(policy) ? 0 : EINVAL }
