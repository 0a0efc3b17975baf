/// Apple's frameworks beside UIKit, by what their names begin with: for code that uses one and forgot the import, or got it elsewhere.
enum AppleFrameworks {
    /// nil for a name that begins like none of them.
    static func framework(of name: Substring) -> String? {
        let capitals = name.prefix { $0.isUppercase || $0.isNumber }
        // The last capital begins the first word: MKMapView.
        guard capitals.count >= 3, capitals.count < name.count else { return nil }
        return byPrefix[String(capitals.dropLast())]
    }

    private static let byPrefix = [
        "AR": "ARKit", "AV": "AVFoundation", "BG": "BackgroundTasks", "CB": "CoreBluetooth", "CK": "CloudKit",
        "CM": "CoreMotion", "CN": "Contacts", "CX": "CallKit", "EK": "EventKit", "GK": "GameKit or GameplayKit",
        "HK": "HealthKit", "HM": "HomeKit", "IN": "Intents", "LA": "LocalAuthentication", "LP": "LinkPresentation",
        "MC": "MultipeerConnectivity", "MF": "MessageUI", "MK": "MapKit", "ML": "CoreML", "MP": "MediaPlayer",
        "MTK": "MetalKit", "MTL": "Metal", "NL": "NaturalLanguage", "NW": "Network", "PDF": "PDFKit", "PH": "Photos",
        "PK": "PassKit or PencilKit", "QL": "QuickLook", "SCN": "SceneKit", "SK": "SpriteKit or StoreKit",
        "VN": "Vision", "WC": "WatchConnectivity", "WK": "WebKit",
    ]
}
