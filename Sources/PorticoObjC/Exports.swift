// `import ObjectiveC` alone brings the class below all others and C's functions along, as Apple's module does.
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
@_exported import Glibc
