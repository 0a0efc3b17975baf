import Foundation
@_spi(Reflection) import Swift

extension Progress {
    /// The number of units of all the work.
    ///
    /// Lowering puts this name in the place of `totalUnitCount`: Foundation's ends the process on Linux where a number becomes 0, as that of a
    /// request does which begins again.
    public var _porticoTotalUnitCount: Int64 {
        get { totalUnitCount }
        set {
            guard newValue == 0, totalUnitCount > 0 else { return totalUnitCount = newValue }
            let done = completedUnitCount
            // A parent hears that nothing of the work is done.
            completedUnitCount = 0
            if !clearTotal() { totalUnitCount = -1 }
            completedUnitCount = done
        }
    }

    /// Makes the number 0 past the setter, which would divide what children have done by it.
    ///
    /// - Returns: whether Foundation has the property that is expected.
    private func clearTotal() -> Bool {
        var place: Int?
        _ = _forEachField(of: Progress.self, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            guard String(cString: name) == "_selfFraction" else { return true }
            // The units that are done, all of them, and whether that was too much.
            func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
            if _openExistential(type, do: size) == 17 { place = offset }
            return false
        }
        guard let place else { return false }
        let fraction = (Unmanaged.passUnretained(self).toOpaque() + place).assumingMemoryBound(to: Int64.self)
        guard fraction[0] == completedUnitCount, fraction[1] == totalUnitCount else { return false }
        fraction[1] = 0
        return true
    }
}
