/// An object's address as descriptions show it: `0x600001c0a2b0`, without leading zeros.
package enum ObjectAddress {
    package static func text(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}
