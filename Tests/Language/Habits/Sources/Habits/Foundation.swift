import AudioToolbox
import CoreImage
import CoreMedia
import ImageIO
import MobileCoreServices
import UIKit
import UniformTypeIdentifiers
import os.signpost
import simd

func emptyOnes() -> [AnyObject] {
    [NSAttributedString(), NSMutableAttributedString(), ProcessInfo(), UITouch(), Timer()]
}

func constants() -> [Any] {
    let integer: NSInteger = 3
    return [
        NSEC_PER_SEC, HUGE, MAXFLOAT, INT16_MIN, noErr, kCFBooleanTrue as Any, kCFBundleVersionKey as Any,
        kNumberSpacingType,
        integer,
    ]
}

class Exchanged: NSObject {
    @objc dynamic func one() -> Int { 1 }
    @objc dynamic func two() -> Int { 2 }
}

func exchange() -> Int {
    let one = class_getInstanceMethod(Exchanged.self, #selector(Exchanged.one))!
    let two = class_getInstanceMethod(Exchanged.self, #selector(Exchanged.two))!
    method_exchangeImplementations(one, two)
    defer { method_exchangeImplementations(one, two) }
    return Exchanged().one()
}

func formatted() -> [String?] {
    let now = Date(timeIntervalSince1970: 0)
    return [
        DateComponentsFormatter().string(from: 90),
        RelativeDateTimeFormatter().localizedString(for: now, relativeTo: now),
        MeasurementFormatter().string(from: Measurement(value: 1, unit: UnitLength.meters)),
        ListFormatter.localizedString(byJoining: ["a", "b"]),
        ByteCountFormatter.string(fromByteCount: 1000, countStyle: .file),
    ]
}

func coreFoundation() -> Int {
    let views: CFArray = [UIView(), UIView()] as CFArray
    let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 100, 0, 0, 0) { _ in }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    CFRunLoopTimerInvalidate(timer)
    _ = [kCTFontAttributeName as NSAttributedString.Key: 1]
    return CFArrayGetCount(views) + unsafeBitCast(CFArrayGetValueAtIndex(views, 1), to: UIView.self).tag
}

class Designable: UIView { override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() } }
class AwakeItem: UIBarButtonItem { override func awakeFromNib() { super.awakeFromNib() } }
class AwakeConstraint: NSLayoutConstraint { override func awakeFromNib() { super.awakeFromNib() } }

class Items: NSObject {
    @objc dynamic var items: [Int] = []
    override func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

func collections() -> [Int] {
    let items = Items()
    Thread.current.threadDictionary["key"] = 1
    let table = NSHashTable<AnyObject>.weakObjects()
    table.add(items)
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    map.setObject(items, forKey: "a")
    items.mutableArrayValue(forKey: "items").add(7)
    let names = [["name": "b"], ["name": "a"]] as NSArray
    let found = names.filtered(using: NSPredicate(format: "name == %@", "a"))
    return items.items + [table.count, map.count, found.count]
}

func graphics() -> [Any?] {
    let log = OSLog(subsystem: "habits", category: "all")
    os_signpost(.begin, log: log, name: "work", signpostID: OSSignpostID(log: log))
    os_log(.error, log: log, "number %d", 3)
    AudioServicesPlaySystemSound(1104)
    return [
        simd_dot(SIMD2<Float>(1, 2), SIMD2<Float>(1, 2)), simd_float4x4(1), CGFont("Helvetica" as CFString),
        CIColor(red: 1, green: 0, blue: 0), UTType.png, kUTTypeImage, CMTime(seconds: 1, preferredTimescale: 600).value,
        CGImageSourceCreateWithData(Data() as CFData, nil),
    ]
}

func picture(at url: URL) -> CGImageSource? {
    guard CGImageSourceCreateWithURL(url as CFURL, nil) == nil else { return nil }
    let options: NSDictionary = [kCGImageSourceShouldCache: false]
    return CGImageSourceCreateWithURL(url as NSURL, nil) ?? CGImageSourceCreateWithURL(url as NSURL, options)
        ?? CGImageSourceCreateWithData(NSData(), nil)
}
