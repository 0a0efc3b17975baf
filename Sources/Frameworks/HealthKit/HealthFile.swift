import Foundation
import PorticoHost

/// Samples as a property list, and back. What a file has that can't be read is left out.
enum HealthFile {
    private static let largest = 256 << 20

    static func write(last: Int, samples: [HealthRecords.Kept], gone: [HealthRecords.Gone], to file: URL) throws {
        let list: [String: Any] = [
            "last": last,
            "samples": samples.map { plist($0.sample).merging(["number": $0.number]) { $1 } },
            "gone": gone.map { ["number": $0.number, "uuid": $0.uuid.uuidString, "type": $0.kind] as [String: Any] },
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try WholeFile.write(data, to: file)
    }

    static func read(_ file: URL) -> (last: Int, samples: [HealthRecords.Kept], gone: [HealthRecords.Gone])? {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= largest,
            let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        let samples = (list["samples"] as? [[String: Any]] ?? []).compactMap { one in
            sample(one).flatMap { sample in
                (one["number"] as? Int).map { HealthRecords.Kept(number: $0, sample: sample) }
            }
        }
        let gone = (list["gone"] as? [[String: Any]] ?? []).compactMap { one -> HealthRecords.Gone? in
            guard let number = one["number"] as? Int, let uuid = (one["uuid"] as? String).flatMap(UUID.init),
                let type = one["type"] as? String
            else { return nil }
            return HealthRecords.Gone(number: number, uuid: uuid, kind: type)
        }
        return (list["last"] as? Int ?? 0, samples, gone)
    }

    private static func plist(_ sample: HKSample) -> [String: Any] {
        var all: [String: Any] = [
            "type": sample.kind.identifier, "start": sample.startDate, "end": sample.endDate,
            "uuid": sample.uuid.uuidString, "app": sample.origin.source.name,
            "bundle": sample.origin.source.bundleIdentifier,
        ]
        all["version"] = sample.origin.version
        all["device"] = sample.tool.map { $0.fields.map { $0 ?? "\0" } }
        all["metadata"] = sample.facts.map { $0.compactMapValues(plist) }
        switch sample {
        case let sample as HKQuantitySample: all["quantity"] = plist(sample.quantity)
        case let sample as HKCategorySample: all["value"] = sample.value
        case let sample as HKCorrelation: all["objects"] = sample.objects.map(plist)
        case let sample as HKWorkout:
            all["activity"] = Int(sample.values.activity.rawValue)
            all["duration"] = sample.values.duration
            all["energy"] = sample.values.energy.flatMap(plist)
            all["distance"] = sample.values.distance.flatMap(plist)
            all["events"] = sample.values.events?.map {
                ["type": $0.type.rawValue, "start": $0.dateInterval.start, "end": $0.dateInterval.end] as [String: Any]
            }
        default: break
        }
        return all
    }

    /// Metadata are strings, numbers, dates and quantities; others are left out.
    private static func plist(_ value: Any) -> Any? {
        switch value {
        case let quantity as HKQuantity: ["unit": quantity.unit.unitString, "value": quantity.value] as [String: Any]
        case is String, is Date, is Int, is Double, is Bool, is NSNumber, is NSString: value
        default: nil
        }
    }

    private static func quantity(_ value: Any?) -> HKQuantity? {
        guard let value = value as? [String: Any], let text = value["unit"] as? String,
            let number = value["value"] as? Double
        else { return nil }
        var parser = UnitParser(text)
        return parser.factors().map { HKQuantity(unit: HKUnit(factors: $0), doubleValue: number) }
    }

    private static func sample(_ all: [String: Any], depth: Int = 0) -> HKSample? {
        guard let type = all["type"] as? String, let start = all["start"] as? Date, let end = all["end"] as? Date,
            end >= start, depth < 4, let uuid = (all["uuid"] as? String).flatMap(UUID.init)
        else { return nil }
        let metadata = (all["metadata"] as? [String: Any])?.mapValues { quantity($0) ?? $0 }
        let fields = (all["device"] as? [String])?.map { $0 == "\0" ? nil : $0 }
        let device = fields.flatMap { $0.count == 8 ? HKDevice(fields: $0) : nil }
        let revision = HKSourceRevision(
            source: HKSource(name: all["app"] as? String ?? "", bundleIdentifier: all["bundle"] as? String ?? ""),
            version: all["version"] as? String)
        if QuantityTable.rows[type] != nil {
            let kind = HKQuantityType(name: type)
            guard let quantity = quantity(all["quantity"]), kind.is(compatibleWith: quantity.unit) else { return nil }
            return HKQuantitySample(
                kind: kind, quantity: quantity, start: start, end: end, metadata: metadata, device: device, uuid: uuid,
                revision: revision)
        }
        if type == HKWorkoutTypeIdentifier {
            let events = (all["events"] as? [[String: Any]])?.compactMap { one -> HKWorkoutEvent? in
                guard let type = (one["type"] as? Int).flatMap(HKWorkoutEventType.init),
                    let start = one["start"] as? Date,
                    let end = one["end"] as? Date, end >= start
                else { return nil }
                return HKWorkoutEvent(type: type, dateInterval: DateInterval(start: start, end: end), metadata: nil)
            }
            let activity = (all["activity"] as? Int).flatMap { UInt(exactly: $0) }.flatMap(HKWorkoutActivityType.init)
            let values = HKWorkout.Values(
                activity: activity ?? .other, events: events, duration: all["duration"] as? Double ?? 0,
                energy: quantity(all["energy"]), distance: quantity(all["distance"]))
            return HKWorkout(
                values: values, start: start, end: end, metadata: metadata, device: device, uuid: uuid,
                revision: revision)
        }
        if let objects = all["objects"] as? [[String: Any]] {
            return HKCorrelation(
                kind: HKCorrelationType(name: type), objects: Set(objects.compactMap { sample($0, depth: depth + 1) }),
                start: start, end: end, metadata: metadata, device: device, uuid: uuid, revision: revision)
        }
        guard let value = all["value"] as? Int else { return nil }
        return HKCategorySample(
            kind: HKCategoryType(name: type), value: value, start: start, end: end, metadata: metadata, device: device,
            uuid: uuid, revision: revision)
    }
}
