/// Which modules an iOS app can import here, and under which names.
enum Modules {
    /// Ours and the toolchain's, by Apple's own names.
    static let present: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Foundation", "Dispatch", "Swift", "_Concurrency",
        "Observation", "Synchronization", "RegexBuilder", "XCTest", "Testing", "FoundationNetworking", "FoundationXML",
        "FoundationEssentials", "CoreFoundation", "PorticoObjC", "PorticoFoundation", "PorticoNetworking",
        "UserNotifications",
        "CoreLocation",
    ]

    /// The compiler whose SDK (iOS 26) has more than ours: 6.2 and later ones say no.
    static let firstNewerCompiler = (6, 2)

    /// Modules whose contents are found under another name.
    static let elsewhere: [String: String] = [
        "Darwin": "Glibc", "ObjectiveC": "PorticoObjC", "os": "PorticoFoundation", "OSLog": "PorticoFoundation",
        "Combine": "PorticoCombine", "simd": "PorticoFoundation", "UniformTypeIdentifiers": "PorticoFoundation",
        "MobileCoreServices": "PorticoFoundation", "CoreServices": "PorticoFoundation", "ImageIO": "CoreGraphics",
        "CoreImage": "UIKit", "CoreMedia": "PorticoFoundation", "AudioToolbox": "PorticoFoundation",
        "Accessibility": "UIKit", "CoreTransferable": "SwiftUI", "SafariServices": "UIKit", "DataDetection": "UIKit",
        "MachO": "PorticoFoundation",
    ]

    /// Those of which a small part is here: enough for a file that imports them, and not for one that asks whether they are there.
    static let partial: Set<String> = [
        "CoreImage", "CoreMedia", "AudioToolbox", "Accessibility", "SafariServices", "MachO",
    ]

    /// Apple's modules that we do not have. Importing one is an error here, with a remedy, rather than later without.
    static let absent: Set<String> = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdServices AdSupport AddressBook AppIntents \
        AppKit AppTrackingTransparency AssetsLibrary AuthenticationServices BackgroundTasks CFNetwork \
        CallKit CarPlay Charts ClassKit CloudKit CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit \
        CoreBluetooth CoreData CoreHaptics CoreLocationUI CoreMIDI CoreML CoreMotion CoreNFC \
        CoreSpotlight CoreTelephony CoreVideo CreateML CryptoKit DeviceCheck EventKit EventKitUI ExternalAccessory \
        FileProvider GLKit GameController GameKit GameplayKit HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup \
        Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MediaToolbox \
        MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit ModelIO \
        MultipeerConnectivity NaturalLanguage Network NetworkExtension NewsstandKit NotificationCenter OpenGLES PDFKit \
        PassKit PencilKit Photos PhotosUI PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit \
        SceneKit ScreenTime Security SensorKit ShazamKit SiriKit Social SoundAnalysis Speech SpriteKit StoreKit \
        SwiftData SwiftUI SystemConfiguration TVUIKit TipKit Twitter \
        UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit \
        WidgetKit iAd
        """.split(separator: " ").map(String.init))

    /// Where people read what there is of each framework; a test compares it with the tables above.
    static let page = "Documentation/Frameworks.md says what there is of each framework"

    /// The module that has a module's contents here, where it isn't one of its own name.
    static func other(_ name: String, _ options: LoweringOptions) -> String? {
        options.frameworks.contains(name) ? nil : elsewhere[name]
    }

    static func isAbsent(_ name: String, _ options: LoweringOptions) -> Bool {
        absent.contains(name) && !options.frameworks.contains(name)
    }

    /// What `canImport` must say where the toolchain's own answer would differ from an iOS device's.
    static func canImport(_ name: String, _ options: LoweringOptions) -> Bool? {
        let module = String(name.prefix { $0 != "." })
        if options.projectModules.contains(module) { return nil }
        if options.frameworks.contains(module) { return true }
        if module == "Combine" { return options.hasOpenCombine }
        if partial.contains(module) { return false }
        if elsewhere[module] != nil || ["UIKit", "UserNotifications", "CoreLocation"].contains(module) { return true }
        if module == "Glibc" || module == "Musl" { return false }
        // Linux's half of Foundation is there, and its types are used: what is for a system without it is not compiled.
        if module == "FoundationNetworking" { return true }
        if absent.contains(module) { return false }
        return nil
    }

    /// The same for a package that is built as for Linux: what is Apple's is not there, though the SDK has it.
    static func canImportOnLinux(_ name: String, _ options: LoweringOptions) -> Bool? {
        let module = String(name.prefix { $0 != "." })
        if options.projectModules.contains(module) { return nil }
        let apples = [
            "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Combine", "UserNotifications", "CoreLocation",
        ]
        let isApples = [apples.contains, elsewhere.keys.contains, absent.contains, options.frameworks.contains]
            .contains { $0(module) }
        return isApples ? false : nil
    }
}
