// swift-tools-version: 6.1
// One table, in layer order: a target may depend only on targets above it in this file (ARCHITECTURE.md §1).
import PackageDescription

// With this variable a release build keeps what `@testable import` sees, and its tests aren't optimised (CONTRIBUTING.md).
let testsRelease = Context.environment["PORTICO_TEST_RELEASE"] != nil
let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)] + (testsRelease ? [.unsafeFlags(["-enable-testing"])] : [])
// A release build of what each frame goes through, and each object of a store, doesn't look at run time for overlapping accesses, for the main
// actor at each call of a closure, nor for the conformances of a type that the compiler knows, as the standard library and Apple's own frameworks
// don't. Debug builds, in which all tests run, and release builds of tests keep the checks. (`@exclusivity(unchecked)` alone ends at its module's
// border.)
let everyFrame: [SwiftSetting] =
    swift6
    + (testsRelease
        ? []
        : [
            .unsafeFlags(
                [
                    "-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation", "-Xfrontend",
                    "-disable-concrete-type-metadata-mangled-name-accessors",
                ],
                .when(configuration: .release))
        ])
let tests: [SwiftSetting] = swift6 + (testsRelease ? [.unsafeFlags(["-Onone"])] : [])
// Commands and what reads projects wait for the compiler and for files: a build of 1,000 files without a change takes 0.09 s either way,
// a project of 12,000 files is read in 0.9 s instead of 0.25, and optimising them took a tenth of a release build.
let toolSwift6 = swift6 + [.unsafeFlags(["-Onone", "-assert-config", "Release"], .when(configuration: .release))]
// Classes of all parts are UIKit's by name: `NSClassFromString("UIKit.UIView")`, archives, stack traces (decision 0014).
let uikitPart = everyFrame + [.unsafeFlags(["-module-abi-name", "UIKit"])]

// The folder of the toolchain's own SwiftSyntax, as Scripts/make/syntax-folder says: compiling it takes a third of a release build.
let toolchainSyntax = Context.environment["PORTICO_SYNTAX_FOLDER"]
let syntaxProducts: [Target.Dependency] =
    toolchainSyntax != nil
    ? []
    : ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"].map { .product(name: $0, package: "swift-syntax") }
let syntaxModules: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLibraries: [LinkerSetting] =
    toolchainSyntax.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

let package = Package(
    name: "Portico",
    products: [
        // The SDK that apps compile and link against: one shared library, loaded once by every app.
        .library(
            name: "Portico", type: .dynamic,
            targets: [
                "UIKit", "QuartzCore", "CoreText", "CoreGraphics", "PorticoFoundation", "UserNotifications",
                "CoreLocation", "_Testing_UIKit", "_Testing_CoreGraphics", "PorticoLocale", "PorticoInitializers",
                "PorticoUITesting", "PorticoSnapshotTesting",
            ]),
        // Apart, because it brings Foundation's networking along: only apps that import Combine load it.
        .library(name: "PorticoCombine", type: .dynamic, targets: ["PorticoCombine"]),
        // Apart for the same reason: only apps that use the network load it.
        .library(name: "PorticoNetworking", type: .dynamic, targets: ["PorticoNetworking"]),
        // Apart, because it brings Box2D along: UIKit loads it when the first `UIDynamicAnimator` gets an item.
        .library(name: "PorticoDynamics", type: .dynamic, targets: ["CDynamicsWorld"]),
        // Apart, because it knows XCTest and Swift Testing: a test that has something to say loads it.
        .library(name: "PorticoTestIssues", type: .dynamic, targets: ["PorticoTestIssues"]),
        .executable(name: "portico", targets: ["portico"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    ]
        + (toolchainSyntax != nil
            ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")]),
    targets: [
        // C libraries and shims, all in one folder.
        .systemLibrary(
            name: "CCairo", path: "Sources/C/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPango", path: "Sources/C/CPango", pkgConfig: "pangocairo pangoft2 fontconfig harfbuzz",
            providers: [.apt(["libpango1.0-dev"])]),
        .target(
            name: "CCodecs", path: "Sources/C/CCodecs",
            linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg"), .linkedLibrary("webp")]),
        // The module of iOS, which CoreData uses, too.
        .systemLibrary(name: "SQLite3", path: "Sources/C/SQLite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CZlib", path: "Sources/C/CZlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "CKernels", path: "Sources/C/CKernels", cSettings: [.unsafeFlags(["-O3", "-fno-math-errno"])]),
        .target(name: "CRuntime", path: "Sources/C/CRuntime"),
        .target(name: "CHost", path: "Sources/C/CHost"),
        // Further stack for calls that go as deep as an app's views.
        .target(name: "CProcesses", path: "Sources/C/CProcesses"),
        .target(name: "CStack", path: "Sources/C/CStack"),
        .target(name: "CTestResults", path: "Sources/C/CTestResults"),
        .target(name: "CLocale", path: "Sources/C/CLocale"),
        // What happens when the networking library is loaded.
        .target(name: "CNetworking", path: "Sources/C/CNetworking"),
        // Loads SDL 2 when a window is asked for; nothing links to it (decision 0008).
        .target(name: "CSDL", path: "Sources/C/CSDL"),
        // OpenSSL's libcrypto, which only Security and CommonCrypto link.
        .target(name: "CCrypto", path: "Sources/C/CCrypto", linkerSettings: [.linkedLibrary("crypto")]),

        // OpenSSL's libssl, which only Security and Network link.
        .target(
            name: "CTLS", path: "Sources/C/CTLS", linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),

        // Box2D and the painting of particles, which only SpriteKit links.
        .target(name: "CSprites", path: "Sources/C/CSprites", linkerSettings: [.linkedLibrary("box2d")]),

        // What UIKit's dynamics ask of an engine, and Box2D as that engine, which nothing links.
        .systemLibrary(name: "CDynamics", path: "Sources/C/CDynamics"),
        .target(
            name: "CDynamicsWorld", path: "Sources/C/CDynamicsWorld", cxxSettings: [.headerSearchPath("../CDynamics")],
            linkerSettings: [.linkedLibrary("box2d")]),

        // Layer 0: leaves.
        .target(name: "PorticoTrace", dependencies: ["CStack"], swiftSettings: swift6),
        .target(name: "PorticoHost", dependencies: ["CHost", "PorticoTrace"], swiftSettings: swift6),
        .target(name: "PorticoLayout", swiftSettings: swift6),
        .target(name: "PorticoNib", swiftSettings: swift6),
        // Metal's language, as functions that SwiftUI's effects call use it; SwiftUI's library has it, and the tool.
        .target(name: "PorticoShading", swiftSettings: swift6),
        // Nobody imports it: the linker finds it in front of Foundation's.
        // Not optimised where its tests are built: the optimiser keeps bodies in the module's file, where they are taken for Foundation's.
        .target(
            name: "PorticoLocale", dependencies: ["CLocale", "CRuntime", "PorticoTrace"],
            swiftSettings: tests),
        .target(name: "PorticoObjC", dependencies: ["CRuntime"], swiftSettings: swift6),
        // What surrounds UIKit on iOS and Linux's Foundation lacks. Its formatters are Foundation's ICU.
        .target(
            name: "PorticoFoundation", dependencies: ["CRuntime", "PorticoObjC"], swiftSettings: swift6,
            linkerSettings: [.linkedLibrary("_FoundationICU")]),

        // Layer 1.
        .target(name: "CoreGraphics", dependencies: ["CCairo", "CCodecs"], swiftSettings: everyFrame),

        // Layer 2.
        .target(
            name: "CoreText", dependencies: ["CoreGraphics", "CCairo", "CPango", "CKernels"], swiftSettings: everyFrame),
        .target(name: "PorticoRenderModel", dependencies: ["CoreGraphics"], swiftSettings: everyFrame),

        // Layer 3.
        .target(
            name: "QuartzCore",
            dependencies: [
                "CRuntime", "PorticoRenderModel", "CoreText", "CoreGraphics", "PorticoObjC", "PorticoTrace",
            ],
            swiftSettings: everyFrame),
        .target(
            name: "PorticoRender",
            dependencies: ["PorticoRenderModel", "CoreGraphics", "PorticoHost", "PorticoTrace", "CKernels"],
            swiftSettings: everyFrame),

        // Layer 4: UIKit, whose parts lie one above the other. Apps see the last alone, and at run time all is of its name.
        .target(
            name: "UIKitValues",
            dependencies: [
                "CRuntime", "QuartzCore", "CoreText", "CoreGraphics", "PorticoHost", "PorticoFoundation", "PorticoObjC",
                "PorticoTrace", "PorticoRenderModel",
            ],
            swiftSettings: uikitPart),
        .target(
            name: "UIKitBase",
            dependencies: [
                "UIKitValues", "CRuntime", "QuartzCore", "CoreText", "CoreGraphics", "PorticoLayout", "PorticoNib",
                "PorticoHost", "PorticoFoundation", "PorticoObjC", "PorticoTrace", "PorticoRenderModel",
            ],
            swiftSettings: uikitPart),
        .target(
            name: "UIKitLists",
            dependencies: [
                "UIKitBase", "UIKitValues", "CDynamics", "QuartzCore", "CoreText", "CoreGraphics", "PorticoNib",
                "PorticoFoundation", "PorticoObjC", "PorticoTrace",
            ],
            swiftSettings: uikitPart),
        .target(
            name: "UIKit",
            dependencies: [
                "UIKitLists", "UIKitBase", "UIKitValues", "CRuntime", "QuartzCore", "CoreText", "CoreGraphics",
                "PorticoHost", "PorticoFoundation", "PorticoObjC", "PorticoTrace", "PorticoRender",
                "PorticoRenderModel",
            ],
            swiftSettings: everyFrame),

        // Layer 5: services of the system, which have alerts and banners of UIKit's.
        .target(
            name: "UserNotifications",
            dependencies: ["UIKit", "QuartzCore", "PorticoFoundation", "PorticoObjC", "PorticoHost", "PorticoTrace"],
            swiftSettings: swift6),

        .target(
            name: "CoreLocation",
            dependencies: ["UIKit", "CoreGraphics", "PorticoFoundation", "PorticoObjC", "PorticoHost", "PorticoTrace"],
            swiftSettings: swift6),

        // What apps import beside UIKit. Each is loaded by the apps that import it, and by no others.
        .target(
            name: "Metal", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/Metal", swiftSettings: swift6),
        .target(
            name: "CoreVideo", dependencies: ["CoreGraphics", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/CoreVideo", swiftSettings: swift6),
        .target(
            name: "CoreImage",
            dependencies: [
                "Metal", "CoreGraphics", "CoreVideo", "UIKitValues", "PorticoObjC", "PorticoHost", "PorticoTrace",
            ],
            path: "Sources/Frameworks/CoreImage", swiftSettings: swift6),
        .target(
            name: "CoreMedia", dependencies: ["CoreGraphics", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/CoreMedia", swiftSettings: swift6),
        .target(
            name: "AVFAudio",
            dependencies: ["CoreMedia", "UIKit", "QuartzCore", "PorticoFoundation", "PorticoObjC", "PorticoTrace"],
            path: "Sources/Frameworks/AVFAudio", swiftSettings: swift6),
        .target(
            name: "AVFoundation",
            dependencies: [
                "AVFAudio", "CoreMedia", "CoreVideo", "UIKit", "QuartzCore", "CoreGraphics", "PorticoFoundation",
                "PorticoObjC",
            ],
            path: "Sources/Frameworks/AVFoundation", swiftSettings: swift6),
        .target(
            name: "AVKit", dependencies: ["AVFoundation", "UIKit"],
            path: "Sources/Frameworks/AVKit", swiftSettings: swift6),
        .target(
            name: "Accelerate", dependencies: ["CoreGraphics"],
            path: "Sources/Frameworks/Accelerate", swiftSettings: swift6),
        .target(
            name: "ActivityKit", dependencies: ["PorticoFoundation"],
            path: "Sources/Frameworks/ActivityKit", swiftSettings: swift6),
        .target(
            name: "AdSupport", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/AdSupport", swiftSettings: swift6),
        .target(
            name: "AppTrackingTransparency", dependencies: ["UIKit", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/AppTrackingTransparency", swiftSettings: swift6),
        .target(
            name: "AuthenticationServices", dependencies: ["UIKit", "PorticoTrace"],
            path: "Sources/Frameworks/AuthenticationServices", swiftSettings: swift6),
        .target(
            name: "BackgroundTasks", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/BackgroundTasks", swiftSettings: swift6),
        .target(
            name: "CloudKit", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/CloudKit", swiftSettings: swift6),
        .target(
            name: "CommonCrypto", dependencies: ["CCrypto"],
            path: "Sources/Frameworks/CommonCrypto", swiftSettings: swift6),
        .target(
            name: "Compression", dependencies: ["PorticoFoundation"],
            path: "Sources/Frameworks/Compression", swiftSettings: swift6),
        .target(
            name: "Contacts", dependencies: ["UIKit", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/Contacts", swiftSettings: swift6),
        .target(
            name: "CoreBluetooth", dependencies: ["UIKit", "PorticoFoundation", "PorticoObjC", "PorticoTrace"],
            path: "Sources/Frameworks/CoreBluetooth", swiftSettings: swift6),
        .target(
            name: "ContactsUI", dependencies: ["Contacts", "UIKit", "PorticoTrace"],
            path: "Sources/Frameworks/ContactsUI", swiftSettings: swift6),
        .target(
            name: "CoreData",
            dependencies: [
                "SQLite3", "CRuntime", "UIKit", "UIKitLists", "UIKitBase", "UIKitValues", "PorticoFoundation",
                "PorticoObjC", "PorticoTrace",
            ],
            path: "Sources/Frameworks/CoreData", swiftSettings: everyFrame,
            linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(
            name: "SwiftData", dependencies: ["CoreData", "UIKit", "PorticoFoundation", "PorticoObjC", "PorticoTrace"],
            path: "Sources/Frameworks/SwiftData", swiftSettings: everyFrame),
        // The body of an initialiser that CoreData declares; nobody imports it, the linker finds it (decision 0009).
        .target(
            name: "CoreDataInitializers", dependencies: ["CoreData"], path: "Sources/FrameworkInitializers/CoreData",
            swiftSettings: swift6),
        .target(
            name: "CoreHaptics", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/CoreHaptics", swiftSettings: swift6),
        .target(
            name: "CoreLocationUI", dependencies: ["CoreLocation", "UIKit"],
            path: "Sources/Frameworks/CoreLocationUI", swiftSettings: swift6),
        .target(
            name: "CoreMotion", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/CoreMotion", swiftSettings: swift6),
        .target(
            name: "CoreSpotlight", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/CoreSpotlight", swiftSettings: swift6),
        .target(
            name: "CoreTelephony", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/CoreTelephony", swiftSettings: swift6),
        .target(
            name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
            path: "Sources/Frameworks/CryptoKit", swiftSettings: swift6),
        .target(
            name: "EventKit", dependencies: ["UIKit", "CoreGraphics", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/EventKit", swiftSettings: swift6),
        .target(
            name: "EventKitUI", dependencies: ["EventKit", "UIKit", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/EventKitUI", swiftSettings: swift6),
        .target(
            name: "HealthKit",
            dependencies: ["UIKit", "PorticoFoundation", "PorticoHost", "PorticoObjC", "PorticoTrace"],
            path: "Sources/Frameworks/HealthKit", swiftSettings: swift6),
        .target(
            name: "HealthKitUI",
            dependencies: ["HealthKit", "UIKit", "QuartzCore", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/HealthKitUI", swiftSettings: swift6),
        .target(
            name: "GameplayKit", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/GameplayKit", swiftSettings: swift6),
        .target(
            name: "JavaScriptCore", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/JavaScriptCore", swiftSettings: swift6),
        .target(
            name: "LinkPresentation", dependencies: ["UIKit", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/LinkPresentation", swiftSettings: swift6),
        .target(
            name: "Security",
            dependencies: ["CCrypto", "CTLS", "CoreGraphics", "PorticoHost", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/Security", swiftSettings: swift6),
        .target(
            name: "LocalAuthentication", dependencies: ["Security", "PorticoHost", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/LocalAuthentication", swiftSettings: swift6),
        .target(
            name: "MapKit",
            dependencies: [
                "CoreLocation", "Contacts", "UIKit", "UIKitBase", "QuartzCore", "CoreGraphics", "PorticoFoundation",
                "PorticoObjC", "PorticoTrace",
            ],
            path: "Sources/Frameworks/MapKit", swiftSettings: swift6),
        // The body of an initialiser that MapKit declares; nobody imports it, the linker finds it (decision 0009).
        .target(
            name: "MapKitInitializers", dependencies: ["MapKit"], path: "Sources/FrameworkInitializers/MapKit",
            swiftSettings: swift6),
        .target(
            name: "MediaPlayer", dependencies: ["UIKit"],
            path: "Sources/Frameworks/MediaPlayer", swiftSettings: swift6),
        .target(
            name: "MetalPerformanceShaders", dependencies: ["Metal", "PorticoFoundation"],
            path: "Sources/Frameworks/MetalPerformanceShaders", swiftSettings: swift6),
        .target(
            name: "MetalKit", dependencies: ["Metal", "UIKit", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/MetalKit", swiftSettings: swift6),
        .target(
            name: "SceneKit", dependencies: ["UIKit", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/SceneKit", swiftSettings: swift6),
        .target(
            name: "MessageUI", dependencies: ["UIKit", "PorticoHost", "PorticoTrace"],
            path: "Sources/Frameworks/MessageUI", swiftSettings: swift6),
        .target(
            name: "SystemConfiguration",
            dependencies: ["CRuntime", "CoreGraphics", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/SystemConfiguration", swiftSettings: swift6),
        .target(
            name: "NaturalLanguage", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/NaturalLanguage", swiftSettings: swift6),
        .target(
            name: "QuickLookThumbnailing", dependencies: ["UIKit", "CoreGraphics", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/QuickLookThumbnailing", swiftSettings: swift6),
        .target(
            name: "Speech", dependencies: ["AVFAudio", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/Speech", swiftSettings: swift6),
        .target(
            name: "VisionKit", dependencies: ["UIKit", "PorticoFoundation", "PorticoObjC", "PorticoTrace"],
            path: "Sources/Frameworks/VisionKit", swiftSettings: swift6),
        .target(
            name: "WatchConnectivity", dependencies: ["PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/WatchConnectivity", swiftSettings: swift6),
        .target(
            name: "Network",
            dependencies: [
                "CTLS", "Security", "SystemConfiguration", "CoreGraphics", "PorticoFoundation", "PorticoObjC",
            ],
            path: "Sources/Frameworks/Network", swiftSettings: swift6),
        .target(
            name: "PDFKit",
            dependencies: [
                "UIKit", "UIKitBase", "UIKitValues", "CoreGraphics", "PorticoHost", "PorticoObjC", "PorticoTrace",
            ],
            path: "Sources/Frameworks/PDFKit", swiftSettings: swift6),
        .target(
            name: "Photos", dependencies: ["UIKit", "PorticoHost", "PorticoTrace"],
            path: "Sources/Frameworks/Photos", swiftSettings: swift6),
        .target(
            name: "PhotosUI", dependencies: ["Photos", "UIKit"],
            path: "Sources/Frameworks/PhotosUI", swiftSettings: swift6),
        .target(
            name: "QuickLook", dependencies: ["UIKit", "PorticoTrace"],
            path: "Sources/Frameworks/QuickLook", swiftSettings: swift6),
        .target(
            name: "SpriteKit",
            dependencies: [
                "AVFAudio", "AVFoundation", "CoreImage", "CSprites", "UIKit", "UIKitBase", "UIKitValues", "QuartzCore",
                "CoreText", "CoreGraphics", "PorticoFoundation", "PorticoNib", "PorticoObjC", "PorticoTrace",
            ],
            path: "Sources/Frameworks/SpriteKit", swiftSettings: swift6),
        .target(
            name: "StoreKit", dependencies: ["UIKit", "PorticoTrace"],
            path: "Sources/Frameworks/StoreKit", swiftSettings: swift6),
        .target(
            name: "Vision", dependencies: ["CoreImage", "UIKit", "CoreGraphics"],
            path: "Sources/Frameworks/Vision", swiftSettings: swift6),
        .target(
            name: "WebKit", dependencies: ["UIKit", "PorticoObjC", "PorticoTrace"],
            path: "Sources/Frameworks/WebKit", swiftSettings: swift6),

        // Bodies of initialisers that the modules above declare; nobody imports it, the linker finds them (decision 0009).
        .target(
            name: "PorticoInitializers",
            dependencies: [
                "CoreLocation", "UserNotifications", "UIKit", "QuartzCore", "CoreText", "CoreGraphics",
                "PorticoFoundation",
                "PorticoObjC",
            ],
            swiftSettings: swift6),

        // What Swift Testing imports into files that import it with UIKit or CoreGraphics.
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: swift6),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: swift6),

        // What `import Combine` becomes; built with the SDK, so that an app builds nothing for it.
        .target(
            name: "PorticoCombine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ],
            swiftSettings: swift6),

        // Layer 6: views as values, on UIKit's. A library of its own; only apps that import it load it.
        .target(
            name: "SwiftUI",
            dependencies: [
                "UIKit", "UIKitLists", "UIKitBase", "UIKitValues", "QuartzCore", "CoreText", "CoreGraphics",
                "PorticoFoundation", "PorticoObjC", "PorticoHost", "PorticoTrace", "PorticoCombine", "PorticoShading",
            ],
            path: "Sources/SwiftUI", swiftSettings: everyFrame),
        // What frameworks have for SwiftUI; files that import both get it (ImportRule).
        .target(
            name: "_StoreKit_SwiftUI", dependencies: ["StoreKit", "SwiftUI"],
            path: "Sources/Frameworks/_StoreKit_SwiftUI", swiftSettings: swift6),
        .target(
            name: "_CoreData_SwiftUI", dependencies: ["CoreData", "SwiftUI", "PorticoCombine"],
            path: "Sources/Frameworks/_CoreData_SwiftUI", swiftSettings: swift6),
        .target(
            name: "_SwiftData_SwiftUI", dependencies: ["CoreData", "SwiftData", "SwiftUI"],
            path: "Sources/Frameworks/_SwiftData_SwiftUI", swiftSettings: swift6),
        .target(
            name: "_PhotosUI_SwiftUI", dependencies: ["PhotosUI", "SwiftUI"],
            path: "Sources/Frameworks/_PhotosUI_SwiftUI", swiftSettings: swift6),
        .target(
            name: "_CoreLocationUI_SwiftUI", dependencies: ["CoreLocationUI", "SwiftUI"],
            path: "Sources/Frameworks/_CoreLocationUI_SwiftUI", swiftSettings: swift6),
        .target(
            name: "_MapKit_SwiftUI",
            dependencies: ["MapKit", "CoreLocation", "SwiftUI", "UIKit", "CoreGraphics"],
            path: "Sources/Frameworks/_MapKit_SwiftUI", swiftSettings: swift6),
        .target(
            name: "Charts", dependencies: ["SwiftUI", "UIKit", "CoreGraphics"], path: "Sources/Frameworks/Charts",
            swiftSettings: swift6),
        .target(
            name: "AppIntents", dependencies: ["SwiftUI", "PorticoFoundation"], path: "Sources/Frameworks/AppIntents",
            swiftSettings: swift6),
        .target(
            name: "Intents", dependencies: ["UIKit", "PorticoFoundation", "PorticoObjC"],
            path: "Sources/Frameworks/Intents",
            swiftSettings: swift6),
        .target(
            name: "WidgetKit", dependencies: ["ActivityKit", "AppIntents", "SwiftUI"],
            path: "Sources/Frameworks/WidgetKit", swiftSettings: swift6),
        .target(
            name: "TipKit", dependencies: ["SwiftUI", "UIKit", "PorticoHost", "PorticoFoundation"],
            path: "Sources/Frameworks/TipKit", swiftSettings: swift6),
        .target(
            name: "_AVKit_SwiftUI", dependencies: ["AVKit", "AVFoundation", "SwiftUI"],
            path: "Sources/Frameworks/_AVKit_SwiftUI", swiftSettings: swift6),
        .target(
            name: "_QuickLook_SwiftUI", dependencies: ["QuickLook", "SwiftUI"],
            path: "Sources/Frameworks/_QuickLook_SwiftUI", swiftSettings: swift6),
        .target(
            name: "_SpriteKit_SwiftUI", dependencies: ["SpriteKit", "SwiftUI"],
            path: "Sources/Frameworks/_SpriteKit_SwiftUI", swiftSettings: swift6),
        .target(
            name: "_AuthenticationServices_SwiftUI", dependencies: ["AuthenticationServices", "SwiftUI"],
            path: "Sources/Frameworks/_AuthenticationServices_SwiftUI", swiftSettings: swift6),

        // What files that name `URLSession` and its like get beside FoundationNetworking.
        .target(name: "PorticoNetworking", dependencies: ["CNetworking"], swiftSettings: swift6),

        // Host side.
        .target(
            name: "PorticoShell", dependencies: ["PorticoHost", "PorticoTrace", "CHost"], swiftSettings: swift6),

        // A run as one page: its pictures, steps, trees and words.
        .target(
            name: "PorticoRecording",
            dependencies: ["PorticoShell", "PorticoHost", "PorticoTrace", "CoreGraphics", "CHost"],
            resources: [
                .embedInCode("Page/recording.html"), .embedInCode("Page/recording.css"),
                .embedInCode("Page/pictures.js"),
                .embedInCode("Page/trees.js"), .embedInCode("Page/recording.js"),
            ],
            swiftSettings: swift6,
            // The checksums in a page's policy.
            linkerSettings: [.linkedLibrary("glib-2.0")]),

        // What `import XCTest` brings on iOS for tests that drive an app; in the SDK, so that tests build nothing for it.
        .target(
            name: "PorticoUITesting",
            dependencies: [
                "CRuntime", "UIKit", "CoreGraphics", "PorticoObjC", "PorticoRecording", "PorticoShell", "PorticoHost",
            ],
            swiftSettings: swift6),

        // Snapshots of screens and views for apps' tests.
        .target(
            name: "PorticoSnapshotTesting",
            dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "PorticoHost", "PorticoTrace"], swiftSettings: swift6),
        .target(
            name: "_PorticoSnapshotTesting_SwiftUI", dependencies: ["PorticoSnapshotTesting", "SwiftUI", "UIKit"],
            path: "Sources/Frameworks/_PorticoSnapshotTesting_SwiftUI", swiftSettings: swift6),
        .target(name: "PorticoTestIssues", dependencies: ["CTestResults"], swiftSettings: swift6),

        .target(
            name: "PorticoSimulator",
            dependencies: [
                "PorticoShell", "PorticoHost", "PorticoTrace", "PorticoRecording", "CoreGraphics", "CoreText", "CZlib",
                "CKernels", "CSDL",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            resources: [
                .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/screen.js"),
                .embedInCode("Page/device.js"), .embedInCode("Page/inspector.js"), .embedInCode("Page/timeline.js"),
                .embedInCode("Page/layers.js"), .embedInCode("Page/lifecycle.js"), .embedInCode("Page/words.js"),
                .embedInCode("Page/devices.js"), .embedInCode("Page/surroundings.js"),
                .embedInCode("Page/keyboard.js"), .embedInCode("Page/capture.js"), .embedInCode("Page/log.js"),
                .embedInCode("Page/story.js"), .embedInCode("Page/storytext.js"), .embedInCode("Page/tree.js"),
                .embedInCode("Page/properties.js"), .embedInCode("Page/swift.js"), .embedInCode("Page/pick.js"),
                .embedInCode("Page/compare.js"), .embedInCode("Page/access.js"), .embedInCode("Page/alive.js"),
                .embedInCode("Page/frames.js"), .embedInCode("Page/reduced.js"),
                .embedInCode("Page/previews.html"), .embedInCode("Page/previews.css"),
                .embedInCode("Page/previews.js"),
            ],
            swiftSettings: swift6),

        // Tool side. What a file or folder of a project may have at most.
        .target(name: "PorticoBounds", swiftSettings: swift6),
        .target(
            name: "PorticoLowering",
            dependencies: ["PorticoHost", "PorticoBounds"] + syntaxProducts,
            swiftSettings: swift6 + syntaxModules, linkerSettings: syntaxLibraries),
        // Apart from PorticoNib, so that no app loads an XML parser.
        .target(name: "PorticoNibReader", dependencies: ["PorticoNib", "PorticoBounds"], swiftSettings: swift6),
        .target(
            name: "PorticoProject",
            dependencies: [
                "PorticoNib", "PorticoNibReader", "PorticoHost", "PorticoBounds", "PorticoShading", "CProcesses",
                .product(name: "Yams", package: "Yams"),
            ],
            // Compiled for a project's tests, not here.
            resources: [.embedInCode("Tests/PorticoXCTest.swift.txt"), .embedInCode("Debug/PythonShim.c.txt")],
            swiftSettings: toolSwift6),
        .target(name: "PorticoEditor", swiftSettings: swift6),
        .executableTarget(
            name: "portico",
            dependencies: [
                "PorticoProject", "PorticoEditor", "PorticoLowering", "PorticoSimulator", "PorticoRecording",
                "PorticoShell", "PorticoHost",
                "PorticoTrace",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: toolSwift6 + syntaxModules),

        // Tests.
        .target(
            name: "TestSupport",
            dependencies: [
                "UIKit", "QuartzCore", "PorticoRender", "PorticoRenderModel", "PorticoTrace", "PorticoHost",
                "CoreGraphics", "PorticoNib", "PorticoNibReader", "PorticoInitializers",
            ],
            path: "Tests/TestSupport", swiftSettings: tests),
        // Random events; long runs are started by hand: `swift run portico-event-fuzz --minutes 10`.
        .executableTarget(
            name: "portico-event-fuzz",
            dependencies: ["TestSupport", "PorticoShell", "PorticoHost", "PorticoTrace"], path: "Tests/EventFuzz",
            swiftSettings: tests),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "TestSupport", "UIKit", "UIKitLists", "UIKitBase", "UIKitValues", "QuartzCore", "CoreGraphics",
                "PorticoRender", "PorticoRenderModel",
                "PorticoTrace", "PorticoHost", "PorticoObjC", "PorticoNib", "PorticoNibReader",
            ],
            swiftSettings: tests),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: tests),
        .testTarget(
            name: "CoreTextTests", dependencies: ["CoreText", "CoreGraphics", "CCairo", "CPango"], swiftSettings: tests),
        .testTarget(
            name: "QuartzCoreTests",
            dependencies: ["QuartzCore", "PorticoRenderModel", "CoreText", "CoreGraphics", "PorticoTrace"],
            swiftSettings: tests),
        .testTarget(
            name: "PorticoRenderTests",
            dependencies: [
                "PorticoRender", "PorticoRenderModel", "QuartzCore", "CoreText", "CoreGraphics", "PorticoTrace",
                "PorticoHost", "CKernels",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "TestSupport", "UIKit", "UIKitLists", "UIKitBase", "UIKitValues", "QuartzCore", "CoreGraphics",
                "CoreText", "PorticoTrace", "PorticoHost",
                "PorticoObjC", "PorticoNib", "PorticoNibReader",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "CoreLocationTests",
            dependencies: [
                "TestSupport", "CoreLocation", "UIKit", "UIKitLists", "UIKitBase", "UIKitValues", "PorticoHost",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "UserNotificationsTests",
            dependencies: [
                "TestSupport", "UserNotifications", "UIKit", "UIKitLists", "UIKitBase", "UIKitValues", "PorticoHost",
                "PorticoRenderModel",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "FrameworksTests",
            dependencies: [
                "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AuthenticationServices",
                "BackgroundTasks",
                "CloudKit", "CommonCrypto", "Compression", "Contacts", "CoreBluetooth", "CoreData",
                "CoreDataInitializers", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia",
                "CoreMotion", "CoreSpotlight",
                "CoreTelephony", "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GameplayKit", "HealthKit",
                "HealthKitUI",
                "Intents",
                "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MapKitInitializers",
                "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders", "NaturalLanguage",
                "Network", "PDFKit", "Photos",
                "PhotosUI", "QuickLook", "QuickLookThumbnailing", "SceneKit", "Security", "Speech", "SpriteKit",
                "StoreKit", "SwiftData",
                "SystemConfiguration", "Vision", "VisionKit", "WatchConnectivity", "WebKit",
                "TestSupport", "CRuntime", "UIKit", "UIKitLists", "UIKitBase", "UIKitValues", "CoreGraphics",
                "PorticoFoundation",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "PorticoNibTests", dependencies: ["PorticoNib", "PorticoNibReader"], exclude: ["Fixtures"],
            swiftSettings: tests),
        // The code that Documentation/Guides quotes.
        .testTarget(
            name: "GuidesTests",
            dependencies: [
                "TestSupport", "PorticoSnapshotTesting", "UIKit", "UIKitLists", "UIKitBase", "UIKitValues",
                "CoreGraphics",
            ],
            exclude: ["Snapshots"], swiftSettings: tests),
        .testTarget(name: "PorticoObjCTests", dependencies: ["PorticoObjC"], swiftSettings: tests),
        .testTarget(name: "PorticoFoundationTests", dependencies: ["PorticoFoundation"], swiftSettings: tests),
        .testTarget(
            name: "PorticoLocaleTests", dependencies: ["PorticoLocale", "CLocale"], swiftSettings: tests),
        .testTarget(name: "PorticoTraceTests", dependencies: ["PorticoTrace"], swiftSettings: tests),
        .testTarget(
            name: "PorticoLayoutTests", dependencies: ["PorticoLayout"], exclude: ["Fixtures"], swiftSettings: tests),
        .testTarget(name: "PorticoShadingTests", dependencies: ["PorticoShading"], swiftSettings: tests),
        .testTarget(
            name: "PorticoHostTests", dependencies: ["PorticoHost", "PorticoTrace", "CHost"], swiftSettings: tests),
        // An app for the shell's tests to launch.
        .executableTarget(
            name: "ShellFixture",
            dependencies: ["UIKit", "PorticoLocale", "PorticoInitializers", "PorticoObjC", "PorticoShell"],
            path: "Tests/ShellFixture",
            // Reports name lines of its sources, also where CI builds without those of others.
            swiftSettings: tests + [.unsafeFlags(["-Xfrontend", "-g"])],
            // Reports name UIKit's methods, which the loader finds in the library that apps use.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .testTarget(
            name: "PorticoShellTests",
            dependencies: ["PorticoShell", "PorticoHost", "PorticoTrace", "CHost", "ShellFixture"],
            swiftSettings: tests),
        .testTarget(
            name: "PorticoRecordingTests",
            dependencies: [
                "PorticoRecording", "PorticoShell", "PorticoHost", "PorticoTrace", "CoreGraphics", "ShellFixture",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "PorticoSimulatorTests",
            dependencies: [
                "PorticoSimulator", "PorticoShell", "PorticoHost", "CoreGraphics", "CKernels", "CSDL", "CZlib",
                "ShellFixture",
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: tests),
        .testTarget(
            name: "PorticoCombineTests", dependencies: ["TestSupport", "PorticoCombine", "PorticoObjC", "UIKit"],
            swiftSettings: tests),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "AVKit", "AuthenticationServices", "StoreKit", "_AVKit_SwiftUI", "_AuthenticationServices_SwiftUI",
                "_CoreData_SwiftUI", "_CoreLocationUI_SwiftUI", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI",
                "_QuickLook_SwiftUI", "_SpriteKit_SwiftUI", "_StoreKit_SwiftUI", "QuickLook",
                "_SwiftData_SwiftUI", "SpriteKit", "CoreData", "CoreDataInitializers", "MapKit", "MapKitInitializers",
                "SwiftData", "Photos", "PhotosUI", "Charts", "AppIntents", "WidgetKit",
                "ActivityKit", "TipKit",
                "TestSupport", "SwiftUI", "PorticoCombine", "PorticoShading", "UIKit", "UIKitLists", "UIKitBase",
                "UIKitValues",
                "QuartzCore",
                "CoreGraphics",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "PorticoNetworkingTests",
            dependencies: ["PorticoNetworking", "PorticoFoundation", "PorticoObjC", "Network", "Security", "CRuntime"],
            swiftSettings: tests),
        // Readers of what comes from outside; `Scripts/fuzz` runs them for longer.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "TestSupport", "UIKit", "QuartzCore", "CoreText", "CoreGraphics", "PorticoHost", "PorticoNib",
                "PorticoNibReader",
                "PorticoLowering", "PorticoProject", "PorticoSimulator", "PorticoBounds", "PorticoFoundation",
                "PorticoNetworking", "Network",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "PorticoSnapshotTestingTests",
            dependencies: [
                "TestSupport", "PorticoSnapshotTesting", "_PorticoSnapshotTesting_SwiftUI", "SwiftUI", "UIKit",
                "UIKitLists", "UIKitBase", "UIKitValues",
                "CoreGraphics",
            ], swiftSettings: tests),
        .testTarget(
            name: "PorticoCommandTests",
            dependencies: [
                "portico", "PorticoProject", "PorticoSimulator", "PorticoHost",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: tests),
        .testTarget(name: "PorticoEditorTests", dependencies: ["PorticoEditor"], swiftSettings: tests),
        .testTarget(
            name: "PorticoLoweringTests", dependencies: ["PorticoLowering", "PorticoBounds"],
            swiftSettings: tests),
        .testTarget(
            name: "PorticoProjectTests",
            dependencies: ["PorticoProject", "PorticoNibReader", "PorticoBounds", "PorticoShading", "CProcesses"],
            swiftSettings: tests),
    ]
)
