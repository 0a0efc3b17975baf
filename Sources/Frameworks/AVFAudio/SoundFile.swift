import Foundation

/// What the head of a sound's file says: how long it is, at what rate, in how many channels. Nothing is decoded.
///
/// WAVE, AIFF and CAF of plain samples, MP4 and its kin by their movie's head, MP3 by its first frame.
package struct SoundFile: Sendable {
    package var duration: Double
    package var sampleRate: Double
    package var channels: Int
    /// Whether there are pictures in it as well.
    package var hasVideo = false

    /// Bytes that are read of a file: heads of movies may lie at the end.
    private static let limit = 64 << 20

    package init?(contentsOf url: URL) {
        guard url.isFileURL, let file = try? FileHandle(forReadingFrom: url),
            let data = try? file.read(upToCount: Self.limit)
        else {
            return nil
        }
        self.init(data)
    }

    package init?(_ data: Data) {
        let bytes = Bytes(data)
        if let made = Self.wave(bytes) ?? Self.aiff(bytes) ?? Self.caf(bytes) ?? Self.movie(bytes) ?? Self.mp3(bytes) {
            self = made
        } else {
            return nil
        }
    }

    private init(_ duration: Double, _ rate: Double, _ channels: Int, hasVideo: Bool = false) {
        (self.duration, sampleRate, self.channels, self.hasVideo) = (duration, rate, channels, hasVideo)
    }

    private static func wave(_ bytes: Bytes) -> SoundFile? {
        guard bytes.text(0) == "RIFF", bytes.text(8) == "WAVE" else { return nil }
        var place = 12
        var (rate, channels, perSecond) = (0, 0, 0)
        while let name = bytes.text(place), let size = bytes.little32(place + 4) {
            if name == "fmt " {
                (channels, rate) = (bytes.little16(place + 10) ?? 0, bytes.little32(place + 12) ?? 0)
                perSecond = bytes.little32(place + 16) ?? 0
            }
            if name == "data" {
                guard perSecond > 0, rate > 0, channels > 0 else { return nil }
                return SoundFile(Double(min(size, bytes.count - place - 8)) / Double(perSecond), Double(rate), channels)
            }
            place += 8 + size + size % 2
        }
        return nil
    }

    private static func aiff(_ bytes: Bytes) -> SoundFile? {
        guard bytes.text(0) == "FORM", let kind = bytes.text(8), kind == "AIFF" || kind == "AIFC" else { return nil }
        var place = 12
        while let name = bytes.text(place), let size = bytes.big32(place + 4) {
            if name == "COMM", let channels = bytes.big16(place + 8), let frames = bytes.big32(place + 10),
                let exponent = bytes.big16(place + 16), let high = bytes.big32(place + 18)
            {
                // A number of 80 bits.
                let rate = Double(high) * pow(2, Double(exponent & 0x7fff) - 16383 - 31)
                return rate > 0 && rate.isFinite ? SoundFile(Double(frames) / rate, rate, channels) : nil
            }
            place += 8 + size + size % 2
        }
        return nil
    }

    private static func caf(_ bytes: Bytes) -> SoundFile? {
        guard bytes.text(0) == "caff" else { return nil }
        var place = 8
        var (rate, channels, packet, frames) = (0.0, 0, 0, 0)
        while let name = bytes.text(place), let high = bytes.big32(place + 4), let low = bytes.big32(place + 8) {
            if name == "desc", let top = bytes.big32(place + 12), let bottom = bytes.big32(place + 16) {
                rate = Double(bitPattern: UInt64(top) << 32 | UInt64(bottom))
                packet = bytes.big32(place + 28) ?? 0
                (frames, channels) = (bytes.big32(place + 32) ?? 0, bytes.big32(place + 36) ?? 0)
            }
            if name == "data" {
                let size = high == 0xffff_ffff ? bytes.count - place - 12 : min(low, bytes.count - place - 12)
                guard rate > 0, rate.isFinite, packet > 0, frames > 0 else { return nil }
                return SoundFile(Double(max(0, size - 4) / packet * frames) / rate, rate, channels)
            }
            guard high == 0 else { return nil }
            place += 12 + low
        }
        return nil
    }

    private static func movie(_ bytes: Bytes) -> SoundFile? {
        guard bytes.text(4) == "ftyp" else { return nil }
        var duration: Double?
        var hasVideo = false
        func read(_ from: Int, _ to: Int, _ depth: Int) {
            var place = from
            while place + 8 <= to, let size = bytes.big32(place), let name = bytes.text(place + 4), size >= 8 {
                let end = min(place + size, to)
                if ["moov", "trak", "mdia"].contains(name), depth < 4 { read(place + 8, end, depth + 1) }
                if name == "mvhd", bytes.byte(place + 8) == 0, let scale = bytes.big32(place + 20),
                    let length = bytes.big32(place + 24), scale > 0
                {
                    duration = Double(length) / Double(scale)
                }
                if name == "hdlr", bytes.text(place + 16) == "vide" { hasVideo = true }
                place += size
            }
        }
        read(0, bytes.count, 0)
        return duration.map { SoundFile($0, 44100, 2, hasVideo: hasVideo) }
    }

    private static func mp3(_ bytes: Bytes) -> SoundFile? {
        var place = 0
        if bytes.text(0, 3) == "ID3" {
            let size = (6..<10).reduce(0) { $0 << 7 | (bytes.byte($1) ?? 0) & 0x7f }
            place = 10 + size
        }
        guard bytes.byte(place) == 0xff, let second = bytes.byte(place + 1), second & 0xe6 == 0xe2,
            let third = bytes.byte(place + 2)
        else {
            return nil
        }
        let isFirst = second & 0x18 == 0x18
        let kilobits =
            isFirst
            ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0][third >> 4]
            : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0][third >> 4]
        let rate = [44100, 48000, 32000, 0][third >> 2 & 3] / (isFirst ? 1 : 2)
        guard kilobits > 0, rate > 0 else { return nil }
        let channels = (bytes.byte(place + 3) ?? 0) >> 6 == 3 ? 1 : 2
        return SoundFile(Double(bytes.count - place) * 8 / Double(kilobits * 1000), Double(rate), channels)
    }
}

/// Numbers of a file, nil beyond its end.
private struct Bytes {
    private let data: Data
    init(_ data: Data) { self.data = Data(data) }
    var count: Int { data.count }
    func byte(_ place: Int) -> Int? { place >= 0 && place < data.count ? Int(data[place]) : nil }
    func big16(_ place: Int) -> Int? { number(place, 2) }
    func big32(_ place: Int) -> Int? { number(place, 4) }
    func little16(_ place: Int) -> Int? { big16(place).map { Int(UInt16($0).byteSwapped) } }
    func little32(_ place: Int) -> Int? { big32(place).map { Int(UInt32($0).byteSwapped) } }
    private func number(_ place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= data.count - size else { return nil }
        return (0..<size).reduce(0) { $0 << 8 | Int(data[place + $1]) }
    }
    func text(_ place: Int, _ size: Int = 4) -> String? {
        guard place >= 0, place <= data.count - size else { return nil }
        return String(decoding: data[place..<place + size], as: UTF8.self)
    }
}
