import Foundation

/// A number of 32 bytes for a text that says all of an entity or property that a store depends on.
///
/// Two stores are of one model if the numbers are the same. They differ from Apple's, which aren't documented (DEV-1112).
enum VersionHash {
    static func data(of text: String) -> Data {
        var data = Data()
        for seed: UInt64 in [
            0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f, 0xc3a5_c85c_97cb_3127, 0xb492_b66f_be98_f273,
        ] {
            var hash = seed
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
        }
        return data
    }
}
