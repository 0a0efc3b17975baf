import Foundation
import PorticoTrace

/// A named part of a unit, to a power.
struct UnitFactor: Hashable, Sendable {
    var name: String
    var power: Int

    /// Those of one name together; without those that have gone.
    static func joined(_ list: [UnitFactor]) -> [UnitFactor] {
        var all: [UnitFactor] = []
        for one in list {
            if let index = all.firstIndex(where: { $0.name == one.name }) {
                all[index].power += one.power
            } else {
                all.append(one)
            }
        }
        return all.filter { $0.power != 0 }
    }

    var measure: UnitMeasure { UnitTable.measure(name) ?? UnitMeasure() }
}

/// What a unit measures (powers of the base dimensions), how many base units it is, and where its nought lies.
struct UnitMeasure: Sendable {
    var dimensions: [String: Int] = [:]
    var scale = 1.0
    /// Only a temperature has one.
    var offset = 0.0

    func times(_ other: UnitMeasure, _ power: Int) -> UnitMeasure {
        var all = self
        for (name, count) in other.dimensions {
            let sum = (all.dimensions[name] ?? 0) + count * power
            all.dimensions[name] = sum == 0 ? nil : sum
        }
        all.scale *= pow(other.scale, Double(power))
        all.offset = dimensions.isEmpty && power == 1 ? other.offset : 0
        return all
    }
}

/// The units that there are, in base units: grams, metres, seconds, kelvins.
enum UnitTable {
    private static let mass = ["g": 1], length = ["m": 1], time = ["s": 1], volume = ["m": 3]
    private static let pressure = ["g": 1, "m": -1, "s": -2], energy = ["g": 1, "m": 2, "s": -2]

    /// Those that take a prefix.
    private static let metric: [String: UnitMeasure] = [
        "g": UnitMeasure(dimensions: mass), "m": UnitMeasure(dimensions: length), "s": UnitMeasure(dimensions: time),
        "L": UnitMeasure(dimensions: volume, scale: 0.001), "l": UnitMeasure(dimensions: volume, scale: 0.001),
        "Pa": UnitMeasure(dimensions: pressure, scale: 1000), "J": UnitMeasure(dimensions: energy, scale: 1000),
        "W": UnitMeasure(dimensions: ["g": 1, "m": 2, "s": -3], scale: 1000), "V": UnitMeasure(dimensions: ["V": 1]),
        "S": UnitMeasure(dimensions: ["S": 1]), "Hz": UnitMeasure(dimensions: ["s": -1]),
        "rad": UnitMeasure(dimensions: ["rad": 1]),
    ]

    private static let plain: [String: UnitMeasure] = [
        "count": UnitMeasure(), "%": UnitMeasure(), "IU": UnitMeasure(dimensions: ["IU": 1]),
        "K": UnitMeasure(dimensions: ["K": 1]), "degC": UnitMeasure(dimensions: ["K": 1], offset: 273.15),
        "degF": UnitMeasure(dimensions: ["K": 1], scale: 5 / 9, offset: 459.67 * 5 / 9),
        "oz": UnitMeasure(dimensions: mass, scale: 28.349523125), "lb": UnitMeasure(dimensions: mass, scale: 453.59237),
        "st": UnitMeasure(dimensions: mass, scale: 6350.29318),
        "in": UnitMeasure(dimensions: length, scale: 0.0254), "ft": UnitMeasure(dimensions: length, scale: 0.3048),
        "yd": UnitMeasure(dimensions: length, scale: 0.9144), "mi": UnitMeasure(dimensions: length, scale: 1609.344),
        "min": UnitMeasure(dimensions: time, scale: 60), "hr": UnitMeasure(dimensions: time, scale: 3600),
        "d": UnitMeasure(dimensions: time, scale: 86400),
        "fl_oz_us": UnitMeasure(dimensions: volume, scale: 2.95735295625e-5),
        "fl_oz_imp": UnitMeasure(dimensions: volume, scale: 2.84130625e-5),
        "cup_us": UnitMeasure(dimensions: volume, scale: 2.365882365e-4),
        "cup_imp": UnitMeasure(dimensions: volume, scale: 2.84130625e-4),
        "pt_us": UnitMeasure(dimensions: volume, scale: 4.73176473e-4),
        "pt_imp": UnitMeasure(dimensions: volume, scale: 5.6826125e-4),
        "mmHg": UnitMeasure(dimensions: pressure, scale: 133322.387415),
        "inHg": UnitMeasure(dimensions: pressure, scale: 3386388.640341),
        "cmAq": UnitMeasure(dimensions: pressure, scale: 98066.5),
        "atm": UnitMeasure(dimensions: pressure, scale: 101325000),
        "cal": UnitMeasure(dimensions: energy, scale: 4184), "kcal": UnitMeasure(dimensions: energy, scale: 4184000),
        "Cal": UnitMeasure(dimensions: energy, scale: 4184000),
        "dBASPL": UnitMeasure(dimensions: ["dBASPL": 1]), "dBHL": UnitMeasure(dimensions: ["dBHL": 1]),
        "deg": UnitMeasure(dimensions: ["rad": 1], scale: .pi / 180), "D": UnitMeasure(dimensions: ["m": -1]),
        "pD": UnitMeasure(dimensions: ["pD": 1]), "appleEffortScore": UnitMeasure(dimensions: ["effort": 1]),
    ]

    private static let prefixes: [(text: String, scale: Double)] = [
        ("mc", 1e-6), ("da", 10), ("f", 1e-15), ("p", 1e-12), ("n", 1e-9), ("m", 1e-3), ("c", 0.01), ("d", 0.1),
        ("h", 100), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12), ("μ", 1e-6), ("µ", 1e-6),
    ]

    /// Nil for a name that is no unit's.
    static func measure(_ name: String) -> UnitMeasure? {
        if let found = plain[name] ?? metric[name] ?? mole(name) { return found }
        for (text, scale) in prefixes where name.hasPrefix(text) {
            let rest = String(name.dropFirst(text.count))
            guard var found = metric[rest] ?? mole(rest) else { continue }
            found.scale *= scale
            return found
        }
        return nil
    }

    /// `mol<180.15>`: as many grams as it says.
    private static func mole(_ name: String) -> UnitMeasure? {
        guard name.hasPrefix("mol<"), name.hasSuffix(">"), let grams = Double(name.dropFirst(4).dropLast()), grams > 0
        else { return nil }
        return UnitMeasure(dimensions: mass, scale: grams)
    }
}

/// Reads a unit's text.
struct UnitParser {
    private let whole: String
    private var rest: Substring
    private var depth = 0

    init(_ text: String) {
        whole = text
        rest = text[...]
    }

    mutating func parse() -> [UnitFactor] {
        guard let factors = factors() else {
            FatalException.invalidArgument.raise("Unable to parse factorization string \(whole)")
        }
        return factors
    }

    /// Nil for a text that names no unit, or has more than 256 characters.
    mutating func factors() -> [UnitFactor]? {
        if whole.isEmpty || whole == "()" { return [] }
        guard whole.count <= 256, let all = product(), rest.isEmpty else { return nil }
        return all
    }

    private mutating func product() -> [UnitFactor]? {
        var all: [UnitFactor] = [], sign = 1
        while true {
            guard let one = factor() else { return nil }
            all += one.map { UnitFactor(name: $0.name, power: $0.power * sign) }
            guard let next = rest.first, next != ")" else { return all }
            guard "*·./".contains(next) else { return nil }
            rest.removeFirst()
            if next == "/" { sign = -1 }
        }
    }

    private mutating func factor() -> [UnitFactor]? {
        var inner: [UnitFactor]
        if rest.first == "(" {
            rest.removeFirst()
            depth += 1
            defer { depth -= 1 }
            guard depth < 16, let all = product(), rest.first == ")" else { return nil }
            rest.removeFirst()
            inner = all
        } else {
            var isMass = false
            let name = rest.prefix { character in
                if character == "<" { isMass = true }
                if character == ">" { isMass = false }
                return isMass || !"*·./^()".contains(character)
            }
            rest.removeFirst(name.count)
            if name == "1" { return [] }
            guard UnitTable.measure(String(name)) != nil else { return nil }
            inner = [UnitFactor(name: String(name), power: 1)]
        }
        guard rest.first == "^" else { return inner }
        rest.removeFirst()
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "-") }
        guard let power = Int(digits), abs(power) <= 100 else { return nil }
        rest.removeFirst(digits.count)
        for index in inner.indices { inner[index].power *= power }
        return inner
    }
}
