import XCTest

@testable import PorticoFoundation

/// Tables, vectors, types of data and signposts.
final class CollectionTests: XCTestCase {
    private final class Thing: NSObject {}

    func testAWeakTableForgetsWhatDies() {
        let table = NSHashTable<Thing>.weakObjects()
        var kept: Thing? = Thing()
        table.add(kept)
        table.add(kept)
        XCTAssertEqual(table.count, 1)
        XCTAssertTrue(table.contains(kept))
        XCTAssertTrue(table.allObjects.first === kept)
        kept = nil
        XCTAssertEqual(table.count, 0)
        XCTAssertTrue(table.allObjects.isEmpty)
    }

    func testATableIsReadAsOneOfOtherObjects() {
        let table = NSHashTable<Thing>.weakObjects()
        let kept = Thing()
        table.add(kept)
        let other = _porticoTable(table.copy(), to: NSHashTable<AnyObject>.self)
        XCTAssertEqual(other.count, 1)
        XCTAssertTrue(other.objectEnumerator().nextObject() as AnyObject === kept)
        withExtendedLifetime(kept) {}
    }

    func testArraysFindObjectsThatAreEqual() {
        let list = NSMutableArray(array: ["a", "b", "a", 1, 2, 1])
        XCTAssertEqual(list.index(of: "b" as NSString), 1)
        XCTAssertEqual(list.index(of: "c" as NSString), NSNotFound)
        XCTAssertTrue(list.contains("a" as NSString))
        XCTAssertFalse(list.contains("c" as NSString))
        list.remove("a" as NSString)
        XCTAssertEqual(list as? [AnyHashable], ["b", 1, 2, 1], "all that are equal")
        list.remove(1)
        XCTAssertEqual(list as? [AnyHashable], ["b", 2])
        list.remove("b")
        list.remove(3)
        XCTAssertEqual(list as? [AnyHashable], [2])
        let (date, null) = (NSDate(timeIntervalSince1970: 1), NSNull())
        list.addObjects(from: [Date(timeIntervalSince1970: 1), null])
        XCTAssertEqual(list.index(of: date), 1)
        list.remove(date)
        list.remove(null)
        XCTAssertEqual(list.count, 1)
    }

    func testArraysFindPlainObjectsByIdentity() {
        final class Plain {}
        let (first, second) = (Plain(), Plain())
        let list = NSMutableArray(array: [first, second])
        XCTAssertEqual(list.index(of: second), 1)
        XCTAssertFalse(list.contains(Plain()))
        list.remove(first)
        XCTAssertTrue(list.firstObject as? Plain === second)
        XCTAssertEqual(list.count, 1)
    }

    func testOrderedSetsFindObjectsThatAreEqual() {
        let set = NSMutableOrderedSet(array: ["a", "b", 3, Date(timeIntervalSince1970: 1)])
        XCTAssertEqual(set.index(of: "b" as NSString), 1)
        XCTAssertTrue(set.contains("b" as NSString))
        XCTAssertFalse(set.contains("c" as NSString))
        set.remove("a" as NSString)
        set.remove("c" as NSString)
        set.remove(NSDate(timeIntervalSince1970: 1))
        XCTAssertEqual(set.map { "\($0)" }, ["b", "3"])
        set.remove("b")
        set.remove(3 as NSNumber)
        XCTAssertEqual(set.count, 0)
    }

    func testAMapWithWeakValues() {
        let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
        var kept: Thing? = Thing()
        map.setObject(kept, forKey: NSString(string: "a"))
        XCTAssertTrue(map.object(forKey: NSString(string: "a")) === kept, "equal keys are one key")
        kept = nil
        XCTAssertNil(map.object(forKey: NSString(string: "a")))
        XCTAssertEqual(map.count, 0)
    }

    func testAThreadsDictionaryTakesObjectsAsKeys() {
        let key: any NSCopying = NSString(string: "portico.test")
        let values = Thread.current.threadDictionary
        values[key] = 1
        XCTAssertEqual(Thread.current.threadDictionary[key] as? Int, 1)
        values[key] = nil
        XCTAssertNil(Thread.current.threadDictionary[key])
    }

    func testVectors() {
        XCTAssertEqual(simd_length(SIMD2<Float>(3, 4)), 5)
        XCTAssertEqual(simd_cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)), SIMD3(0, 0, 1))
        XCTAssertEqual(mix(float2(0, 0), float2(2, 4), t: 0.5), float2(1, 2))
        let matrix = simd_float3x3(SIMD3(2, 0, 0), SIMD3(0, 4, 0), SIMD3(1, 1, 1))
        XCTAssertEqual(matrix.determinant, 8)
        XCTAssertEqual(matrix * matrix.inverse, matrix_identity_float3x3)
        let turned = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1)).act(SIMD3(1, 0, 0))
        XCTAssertEqual(turned.y, 1, accuracy: 1e-6)
    }

    func testQuaternionsOfDoubles() {
        let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        XCTAssertEqual((quarter * quarter).angle, .pi, accuracy: 1e-12)
        XCTAssertEqual((quarter + quarter) / 2, quarter)
        XCTAssertEqual((quarter * quarter.inverse).real, 1, accuracy: 1e-12)
        let along = simd_slerp(simd_quatd(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5)
        XCTAssertEqual(along.angle, .pi / 4, accuracy: 1e-12)
        let turned = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(0, 1, 0)).act(SIMD3(1, 0, 0))
        XCTAssertEqual(turned.y, 1, accuracy: 1e-12)
        let back = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0)).act(SIMD3(1, 0, 0))
        XCTAssertEqual(back.x, -1, accuracy: 1e-12)
    }

    func testQuaternionsAndMatrices() {
        for axis in [SIMD3<Double>(0.6, 0.8, 0), SIMD3(0, 0.6, 0.8), SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)] {
            for angle in [0.5, 2, 3] {
                let turn = simd_quatd(angle: angle, axis: axis)
                let matrix = simd_double4x4(turn)
                let (point, other) = (SIMD3<Double>(1, 2, 3), simd_quatd(matrix).act(SIMD3(1, 2, 3)))
                XCTAssertEqual(simd_distance(turn.act(point), other), 0, accuracy: 1e-9)
                let moved = matrix * SIMD4(point, 1)
                XCTAssertEqual(simd_distance(SIMD3(moved.x, moved.y, moved.z), other), 0, accuracy: 1e-9)
            }
        }
    }

    /// DEV-346: an unknown extension has a type of its own.
    func testTypesOfData() {
        XCTAssertEqual(UTType(filenameExtension: "PNG"), .png)
        XCTAssertEqual(UTType(mimeType: "image/jpeg"), .jpeg)
        XCTAssertTrue(UTType.png.conforms(to: .image))
        XCTAssertTrue(UTType.heic.isSubtype(of: .data))
        XCTAssertFalse(UTType.pdf.conforms(to: .image))
        XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        XCTAssertEqual(UTType("public.png"), .png)
        XCTAssertNil(UTType("no.such.type"))
        for name in ["public.jpeg-2000", "public.jpeg-xl", "public.avif"] {
            XCTAssertEqual(UTType(name)?.conforms(to: .image), true, name)
        }
        XCTAssertEqual(UTType(mimeType: "image/avif")?.identifier, "public.avif")
        XCTAssertEqual(UTType(filenameExtension: "portico")?.preferredFilenameExtension, "portico")
        XCTAssertEqual(kUTTypeImage, "public.image")
    }

    func testAnAppsTypesHaveParentsAndTags() {
        let sketch = UTType(exportedAs: "com.example.sketch", conformingTo: .json)
        XCTAssertTrue(sketch.conforms(to: .json) && sketch.conforms(to: .text))
        XCTAssertEqual(UTType("com.example.sketch"), sketch)
        XCTAssertTrue(UTType(importedAs: "com.example.foreign", conformingTo: .image).conforms(to: .data))
        let tags: [String: Any] = ["public.filename-extension": ["Score"], "public.mime-type": "text/x-score"]
        DeclaredTypes.declareTypes([
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.score", "UTTypeDescription": "Score",
                    "UTTypeConformsTo": ["public.xml"], "UTTypeTagSpecification": tags,
                ] as [String: Any]
            ]
        ])
        let score = UTType(exportedAs: "com.example.score")
        XCTAssertTrue(score.conforms(to: .xml))
        XCTAssertEqual(score.localizedDescription, "Score")
        XCTAssertEqual(UTType(filenameExtension: "score"), score)
        XCTAssertEqual(UTType(mimeType: "text/x-score"), score)
        XCTAssertEqual(score.preferredFilenameExtension, "score")
    }

    func testSignpostsTellIntervalsApart() {
        let log = OSLog(subsystem: "a", category: .pointsOfInterest)
        XCTAssertNotEqual(OSSignpostID(log: log), OSSignpostID(log: log))
        os_signpost(.begin, log: log, name: "work", "%d", 1)
        XCTAssertEqual(OSSignposter(logHandle: log).withIntervalSignpost("work") { 3 }, 3)
    }
}

extension CollectionTests {
    /// A library that couldn't be opened is closed all the same.
    func testNothingIsClosed() {
        let handle = dlopen("/System/Library/Frameworks/UIKit.framework/UIKit", RTLD_NOW)
        XCTAssertEqual(dlclose(handle), -1)
    }

    func testSortingByKeys() {
        let people: [[String: Any]] = [["name": "b", "age": 2], ["name": "C", "age": 1], ["age": 3]]
        func names(_ descriptor: NSSortDescriptor) -> [String?] {
            NSArray(array: people).sortedArray(using: [descriptor]).map { ($0 as? [String: Any])?["name"] as? String }
        }
        XCTAssertEqual(names(NSSortDescriptor(key: "age", ascending: true)), ["C", "b", nil])
        XCTAssertEqual(names(NSSortDescriptor(key: "name", ascending: true)), [nil, "C", "b"], "nothing comes first")
        let selector = Selector("caseInsensitiveCompare:")
        XCTAssertEqual(names(NSSortDescriptor(key: "name", ascending: false, selector: selector)), ["C", "b", nil])
    }

    private final class Person: NSObject {
        let name: String?
        let age: Int
        init(_ name: String?, _ age: Int) { (self.name, self.age) = (name, age) }
    }

    func testSortingAsDescriptorsOfSwiftSay() {
        let people = [Person("b", 2), Person("c", 1), Person(nil, 3), Person("b", 1)]
        func sorted(_ descriptors: NSSortDescriptor...) -> [String] {
            NSArray(array: people).sortedArray(using: descriptors).compactMap { $0 as? Person }
                .map { "\($0.name ?? "-")\($0.age)" }
        }
        let byAge = NSSortDescriptor(SortDescriptor(\Person.age))
        XCTAssertTrue(byAge.ascending)
        XCTAssertEqual(byAge.compare(people[0], to: people[1]), .orderedDescending)
        let byName = NSSortDescriptor(SortDescriptor(\Person.name, order: .reverse))
        XCTAssertFalse(byName.ascending)
        XCTAssertEqual(sorted(byName, byAge), ["c1", "b1", "b2", "-3"])
        XCTAssertEqual(sorted(NSSortDescriptor(SortDescriptor(\Person.name)), byAge), ["-3", "b1", "b2", "c1"])
    }

    /// DEV-473: for so long.
    func testABlockGoesThroughAPointerAndBack() {
        typealias Body = (Int) -> Int
        func through(_ body: @escaping Body) -> Int {
            let pointer = PorticoObjC.unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
            return PorticoObjC.unsafeBitCast(pointer, to: Body.self)(20)
        }
        let base = 3
        for i in 0..<1000 { XCTAssertEqual(through { $0 + base + i }, 23 + i) }
        XCTAssertEqual(PorticoObjC.unsafeBitCast(1.0, to: UInt64.self), 0x3ff0_0000_0000_0000)
    }
}
