/// The key of an associated object: an address of its own.
package final class AssociationKey: Sendable {
    package init() {}

    package var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
