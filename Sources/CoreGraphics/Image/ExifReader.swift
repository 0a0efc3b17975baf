import Foundation

/// Reads what a camera says of a JPEG: the part that is a small TIFF of its own, with tables of numbered values. Its bytes come from
/// anywhere: what lies outside or makes no sense is left out.
struct ExifReader {
    private let bytes: Data
    private let isLittle: Bool

    /// What the camera says, by the dictionaries of Image I/O; empty where it says nothing.
    static func properties(of jpeg: Data) -> [CFString: Any] {
        guard let part = segment(of: jpeg), let reader = ExifReader(part), let first = reader.number(4, 4) else {
            return [:]
        }
        let main = reader.entries(at: first)
        var found: [CFString: Any] = [:]
        let tables: [(CFString, [Int: Value], [Int: CFString])] = [
            (kCGImagePropertyTIFFDictionary, main, tiffKeys),
            (kCGImagePropertyExifDictionary, reader.linked(main[0x8769]), exifKeys),
            (kCGImagePropertyGPSDictionary, reader.linked(main[0x8825]), gpsKeys),
        ]
        for (name, values, keys) in tables {
            var list: [CFString: Any] = [:]
            for (tag, value) in values {
                if let key = keys[tag] {
                    list[key] = name == kCGImagePropertyGPSDictionary ? value.placeValue(tag) : value.plain(tag)
                }
            }
            if !list.isEmpty { found[name] = list }
        }
        return found
    }

    /// The part of a JPEG that begins with "Exif".
    private static func segment(of data: Data) -> Data? {
        let name = Array("Exif".utf8) + [0, 0]
        let part = JPEGSegments(data).first { $0.marker == 0xe1 && $0.body.starts(with: name) }
        return part.map { Data($0.body.dropFirst(name.count)) }
    }

    private init?(_ bytes: Data) {
        if bytes.starts(with: [0x49, 0x49, 42, 0]) {
            isLittle = true
        } else if bytes.starts(with: [0x4d, 0x4d, 0, 42]) {
            isLittle = false
        } else {
            return nil
        }
        self.bytes = bytes
    }

    private func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        let part = bytes[offset..<offset + size]
        return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// A value of a table.
    private enum Value {
        case text(String)
        case whole([Int])
        case broken([Double])

        /// A number where there is one, a list where there are more.
        func plain(_ tag: Int) -> Any {
            switch self {
            case .text(let text): text
            // How sensitive the film is comes as a list always.
            case .whole(let list): list.count == 1 && tag != 0x8827 ? list[0] as Any : list
            case .broken(let list): list.count == 1 ? list[0] as Any : list
            }
        }

        /// Degrees, minutes and seconds are one number of degrees; hours, minutes and seconds are a text.
        func placeValue(_ tag: Int) -> Any {
            guard case .broken(let list) = self, list.count == 3 else { return plain(tag) }
            if tag == 7 {
                return list.map { $0 < 10 ? "0\(Int(min($0, 99)))" : "\(Int(min($0, 99)))" }.joined(separator: ":")
            }
            return list[0] + list[1] / 60 + list[2] / 3600
        }
    }

    private func linked(_ value: Value?) -> [Int: Value] {
        guard case .whole(let list)? = value, let offset = list.first else { return [:] }
        return entries(at: offset)
    }

    private func entries(at offset: Int) -> [Int: Value] {
        guard let count = number(offset, 2) else { return [:] }
        var found: [Int: Value] = [:]
        for index in 0..<min(count, 512) {
            let place = offset + 2 + index * 12
            guard let tag = number(place, 2), let type = number(place + 2, 2), let many = number(place + 4, 4) else {
                break
            }
            found[tag] = value(type, many, place + 8)
        }
        return found
    }

    private func value(_ type: Int, _ count: Int, _ place: Int) -> Value? {
        let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]
        guard let size = sizes[type], count > 0, count <= 4096 else { return nil }
        // What is longer than four bytes lies elsewhere.
        guard let start = size * count <= 4 ? place : number(place, 4), start <= bytes.count - size * count else {
            return nil
        }
        func signed(_ value: Int) -> Int { value > Int(Int32.max) ? value - 1 << 32 : value }
        switch type {
        case 2:
            let text = bytes[start..<start + count].prefix { $0 != 0 }
            return String(data: Data(text), encoding: .utf8).map { .text($0.trimmingCharacters(in: .whitespaces)) }
        case 5, 10:
            var list: [Double] = []
            for index in 0..<count {
                guard let top = number(start + index * 8, 4), let bottom = number(start + index * 8 + 4, 4), bottom != 0
                else {
                    return nil
                }
                list.append(type == 10 ? Double(signed(top)) / Double(signed(bottom)) : Double(top) / Double(bottom))
            }
            return .broken(list)
        default:
            let list = (0..<count).compactMap { number(start + $0 * size, size) }
            return .whole(type == 9 ? list.map(signed) : list)
        }
    }

    private static let tiffKeys: [Int: CFString] = [
        0x10e: kCGImagePropertyTIFFImageDescription,
        0x10f: kCGImagePropertyTIFFMake,
        0x110: kCGImagePropertyTIFFModel,
        0x112: kCGImagePropertyTIFFOrientation,
        0x11a: kCGImagePropertyTIFFXResolution,
        0x11b: kCGImagePropertyTIFFYResolution,
        0x128: kCGImagePropertyTIFFResolutionUnit,
        0x131: kCGImagePropertyTIFFSoftware,
        0x132: kCGImagePropertyTIFFDateTime,
        0x13b: kCGImagePropertyTIFFArtist,
        0x13c: kCGImagePropertyTIFFHostComputer,
        0x8298: kCGImagePropertyTIFFCopyright,
    ]
    private static let exifKeys: [Int: CFString] = [
        0x829a: kCGImagePropertyExifExposureTime,
        0x829d: kCGImagePropertyExifFNumber,
        0x8822: kCGImagePropertyExifExposureProgram,
        0x8827: kCGImagePropertyExifISOSpeedRatings,
        0x9003: kCGImagePropertyExifDateTimeOriginal,
        0x9004: kCGImagePropertyExifDateTimeDigitized,
        0x9010: kCGImagePropertyExifOffsetTime,
        0x9011: kCGImagePropertyExifOffsetTimeOriginal,
        0x9012: kCGImagePropertyExifOffsetTimeDigitized,
        0x9201: kCGImagePropertyExifShutterSpeedValue,
        0x9202: kCGImagePropertyExifApertureValue,
        0x9203: kCGImagePropertyExifBrightnessValue,
        0x9204: kCGImagePropertyExifExposureBiasValue,
        0x9205: kCGImagePropertyExifMaxApertureValue,
        0x9206: kCGImagePropertyExifSubjectDistance,
        0x9207: kCGImagePropertyExifMeteringMode,
        0x9208: kCGImagePropertyExifLightSource,
        0x9209: kCGImagePropertyExifFlash,
        0x920a: kCGImagePropertyExifFocalLength,
        0x9214: kCGImagePropertyExifSubjectArea,
        0x9290: kCGImagePropertyExifSubsecTime,
        0x9291: kCGImagePropertyExifSubsecTimeOriginal,
        0x9292: kCGImagePropertyExifSubsecTimeDigitized,
        0xa001: kCGImagePropertyExifColorSpace,
        0xa002: kCGImagePropertyExifPixelXDimension,
        0xa003: kCGImagePropertyExifPixelYDimension,
        0xa217: kCGImagePropertyExifSensingMethod,
        0xa402: kCGImagePropertyExifExposureMode,
        0xa403: kCGImagePropertyExifWhiteBalance,
        0xa404: kCGImagePropertyExifDigitalZoomRatio,
        0xa405: kCGImagePropertyExifFocalLenIn35mmFilm,
        0xa406: kCGImagePropertyExifSceneCaptureType,
        0xa431: kCGImagePropertyExifBodySerialNumber,
        0xa432: kCGImagePropertyExifLensSpecification,
        0xa433: kCGImagePropertyExifLensMake,
        0xa434: kCGImagePropertyExifLensModel,
        0xa435: kCGImagePropertyExifLensSerialNumber,
    ]
    private static let gpsKeys: [Int: CFString] = [
        0: kCGImagePropertyGPSVersion,
        1: kCGImagePropertyGPSLatitudeRef,
        2: kCGImagePropertyGPSLatitude,
        3: kCGImagePropertyGPSLongitudeRef,
        4: kCGImagePropertyGPSLongitude,
        5: kCGImagePropertyGPSAltitudeRef,
        6: kCGImagePropertyGPSAltitude,
        7: kCGImagePropertyGPSTimeStamp,
        9: kCGImagePropertyGPSStatus,
        10: kCGImagePropertyGPSMeasureMode,
        11: kCGImagePropertyGPSDOP,
        12: kCGImagePropertyGPSSpeedRef,
        13: kCGImagePropertyGPSSpeed,
        14: kCGImagePropertyGPSTrackRef,
        15: kCGImagePropertyGPSTrack,
        16: kCGImagePropertyGPSImgDirectionRef,
        17: kCGImagePropertyGPSImgDirection,
        18: kCGImagePropertyGPSMapDatum,
        23: kCGImagePropertyGPSDestBearingRef,
        24: kCGImagePropertyGPSDestBearing,
        29: kCGImagePropertyGPSDateStamp,
        31: kCGImagePropertyGPSHPositioningError,
    ]
}
