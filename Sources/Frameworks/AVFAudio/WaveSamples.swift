import Foundation

/// The samples of a WAVE file, as numbers from -1 to 1. Whole numbers of 8 to 32 bits and those with a point are read; nothing else is.
struct WaveSamples {
    private let data: Data
    private let start: Int
    private let bytesOfSample: Int
    private let isFloat: Bool
    let channels: Int
    let frameCount: Int

    /// Nil for other files, and for samples that are packed.
    init?(contentsOf url: URL) {
        guard let file = try? Data(contentsOf: url, options: .mappedIfSafe), file.count >= 12 else { return nil }
        let data = Data(file)
        func number(_ place: Int, _ size: Int) -> Int? {
            guard place >= 0, place <= data.count - size else { return nil }
            return (0..<size).reduce(0) { $0 | Int(data[place + $1]) << (8 * $1) }
        }
        func text(_ place: Int) -> String? {
            guard place >= 0, place <= data.count - 4 else { return nil }
            return String(decoding: data[place..<place + 4], as: UTF8.self)
        }
        guard text(0) == "RIFF", text(8) == "WAVE" else { return nil }
        var place = 12
        var (kind, channels, bits) = (0, 0, 0)
        while let name = text(place), let size = number(place + 4, 4) {
            if name == "fmt " {
                kind = number(place + 8, 2) ?? 0
                (channels, bits) = (number(place + 10, 2) ?? 0, number(place + 22, 2) ?? 0)
                // The extended form says the kind in the first bytes of an identifier.
                if kind == 0xfffe { kind = number(place + 32, 2) ?? 0 }
            }
            if name == "data" {
                let isKnown = kind == 1 ? [8, 16, 24, 32].contains(bits) : kind == 3 && [32, 64].contains(bits)
                guard isKnown, channels > 0 else { return nil }
                (self.data, self.channels, start) = (data, channels, place + 8)
                (bytesOfSample, isFloat) = (bits / 8, kind == 3)
                frameCount = max(min(size, data.count - place - 8), 0) / (bytesOfSample * channels)
                return
            }
            place += 8 + size + size % 2
        }
        return nil
    }

    func sample(_ frame: Int, _ channel: Int) -> Float {
        let place = start + (frame * channels + channel) * bytesOfSample
        var bits: UInt64 = 0
        for i in 0..<bytesOfSample { bits |= UInt64(data[place + i]) << UInt64(8 * i) }
        switch (isFloat, bytesOfSample) {
        case (true, 4): return Float(bitPattern: UInt32(truncatingIfNeeded: bits))
        case (true, _): return Float(Double(bitPattern: bits))
        // One byte has no sign: 128 is silent.
        case (false, 1): return (Float(bits) - 128) / 128
        default:
            let unused = UInt64(64 - 8 * bytesOfSample)
            return Float(Double(Int64(bitPattern: bits << unused)) / 0x1p63)
        }
    }
}
