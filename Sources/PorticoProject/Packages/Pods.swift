import Foundation

/// What a `Podfile` names, where nobody has committed what CocoaPods makes of it: its own programs need Ruby and, for most pods, a Mac.
struct Pods {
    struct Pod: Equatable {
        /// Without its part: `Moya` of `Moya/RxSwift`.
        var name: String
        /// The version in `Podfile.lock`, else the one that the Podfile asks for at least.
        var version: String?
    }

    private(set) var pods: [Pod] = []

    /// nil where the project has no Podfile, or its pods are there.
    init?(besides project: String) {
        let folder = FilePaths.folder(project)
        guard !FilePaths.isFolder(folder + "/Pods/Pods.xcodeproj"), let data = FilePaths.contents(folder + "/Podfile"),
            data.count < 1 << 20
        else { return nil }
        let lock = FilePaths.contents(folder + "/Podfile.lock").map {
            String(decoding: $0.prefix(4 << 20), as: UTF8.self)
        }
        self.init(podfile: String(decoding: data, as: UTF8.self), lock: lock ?? "")
        if pods.isEmpty { return nil }
    }

    init(podfile: String, lock: String) {
        let locked = Self.versions(lock)
        var seen: Set<String> = []
        for line in podfile.split(whereSeparator: \.isNewline) {
            let code = line.drop { $0 == " " || $0 == "\t" }
            guard
                let match = code.prefixMatch(
                    of: #/pod\s*\(?\s*['"]([^'"\/]+)[^'"]*['"](?:\s*,\s*['"][~>=\s]*([0-9][0-9.]*)['"])?/#)
            else { continue }
            let name = String(match.output.1)
            guard seen.insert(name).inserted else { continue }
            pods.append(Pod(name: name, version: locked[name] ?? match.output.2.map(String.init)))
        }
    }

    /// `  - Alamofire (5.4.3):` in `Podfile.lock`.
    private static func versions(_ lock: String) -> [String: String] {
        var versions: [String: String] = [:]
        for line in lock.split(whereSeparator: \.isNewline) where line.hasPrefix("  - ") {
            guard let match = line.firstMatch(of: #/^  - "?([^ \/"]+)[^ "]* \(([0-9][0-9.]*)\)/#) else { continue }
            versions[String(match.output.1)] = String(match.output.2)
        }
        return versions
    }

    // MARK: As packages

    /// The packages that a table knows for pods.
    var packages: [PackageReference] {
        pods.compactMap { pod in
            guard let known = Self.table[pod.name] else { return nil }
            let version = pod.version.map(Self.whole) ?? known.version
            return PackageReference(
                place: .remote(url: "https://github.com/" + known.repository, requirement: "from: \"\(version)\""),
                products: known.products)
        }
    }

    /// What a project without its pods is told, in one line.
    func noteText(takesPackages: Bool) -> String {
        let known = pods.filter { Self.table[$0.name] != nil }.map(\.name)
        let others = pods.filter { Self.table[$0.name] == nil }.map(\.name)
        let all = pods.map(\.name).joined(separator: ", ")
        if takesPackages {
            return "pods as packages: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
                + (others.isEmpty
                    ? "" : "; no package is known for \(others.joined(separator: ", ")): add one to the project")
        }
        return "its pods aren't there (\(all)): run “pod install” on a Mac and commit the folder Pods, or build with "
            + (known.isEmpty
                ? "packages instead: none is known for these"
                : "--pods-as-packages, which takes \(known.joined(separator: ", ")) as packages")
    }

    /// `5.4` is `5.4.0` in a manifest.
    private static func whole(_ version: String) -> String {
        let parts = version.split(separator: ".").prefix(3).map(String.init)
        return (parts + Array(repeating: "0", count: max(0, 3 - parts.count))).joined(separator: ".")
    }

    /// By pod, the repository that has a package of the same module, a version that has one, and its products. Pods of Objective-C are left
    /// out: as packages they can't be compiled here either.
    static let table: [String: (repository: String, version: String, products: [String])] = {
        let rows = """
            Alamofire Alamofire/Alamofire 5.0.0
            AlamofireImage Alamofire/AlamofireImage 4.0.0
            Bond DeclarativeHub/Bond 7.0.0
            BonMot Rightpoint/BonMot 6.0.0
            Cartography robb/Cartography 4.0.0
            Charts danielgindi/Charts 4.0.0 DGCharts
            CocoaLumberjack CocoaLumberjack/CocoaLumberjack 3.7.0 CocoaLumberjackSwift
            Cosmos evgenyneu/Cosmos 23.0.0
            CryptoSwift krzyzanowskim/CryptoSwift 1.4.0
            Differentiator RxSwiftCommunity/RxDataSources 5.0.0
            DifferenceKit ra1028/DifferenceKit 1.2.0
            Eureka xmartlabs/Eureka 5.3.0
            Hero HeroTransitions/Hero 1.6.0
            IQKeyboardManagerSwift hackiftekhar/IQKeyboardManager 6.5.0
            JWTDecode auth0/JWTDecode.swift 2.6.0
            KeychainAccess kishikawakatsumi/KeychainAccess 4.2.0
            KeychainSwift evgenyneu/keychain-swift 20.0.0
            Kingfisher onevcat/Kingfisher 7.0.0
            Lottie airbnb/lottie-ios 4.0.0 Lottie
            lottie-ios airbnb/lottie-ios 4.0.0 Lottie
            MessageKit MessageKit/MessageKit 4.0.0
            Moya Moya/Moya 15.0.0
            Nimble Quick/Nimble 13.0.0
            NVActivityIndicatorView ninjaprox/NVActivityIndicatorView 5.1.0
            ObjectMapper tristanhimmelman/ObjectMapper 4.2.0
            PhoneNumberKit marmelroy/PhoneNumberKit 3.3.0
            PinLayout layoutBox/PinLayout 1.10.0
            PromiseKit mxcl/PromiseKit 6.18.0
            Quick Quick/Quick 7.0.0
            Reachability ashleymills/Reachability.swift 5.1.0 Reachability
            ReachabilitySwift ashleymills/Reachability.swift 5.1.0 Reachability
            Resolver hmlongco/Resolver 1.5.0
            Reusable AliSoftware/Reusable 4.1.0
            RxCocoa ReactiveX/RxSwift 6.0.0
            RxDataSources RxSwiftCommunity/RxDataSources 5.0.0
            RxRelay ReactiveX/RxSwift 6.0.0
            RxSwift ReactiveX/RxSwift 6.0.0
            RxTest ReactiveX/RxSwift 6.0.0
            RxBlocking ReactiveX/RxSwift 6.0.0
            SkeletonView Juanpe/SkeletonView 1.30.0
            SnapKit SnapKit/SnapKit 5.0.0
            SwiftDate malcommac/SwiftDate 6.3.0
            SwiftEntryKit huri000/SwiftEntryKit 2.0.0
            SwiftMessages SwiftKickMobile/SwiftMessages 9.0.0
            SwiftSoup scinfu/SwiftSoup 2.4.0
            SwiftyBeaver SwiftyBeaver/SwiftyBeaver 1.9.5
            SwiftyJSON SwiftyJSON/SwiftyJSON 5.0.0
            Swinject Swinject/Swinject 2.8.0
            Then devxoul/Then 3.0.0
            TinyConstraints roberthein/TinyConstraints 4.0.1
            Toast-Swift scalessec/Toast-Swift 5.0.0 Toast
            XLPagerTabStrip xmartlabs/XLPagerTabStrip 9.0.0
            """
        return rows.split(separator: "\n").reduce(into: [:]) { table, row in
            let words = row.split(separator: " ").map(String.init)
            guard words.count >= 3 else { return }
            table[words[0]] = (words[1], words[2], words.count > 3 ? Array(words[3...]) : [words[0]])
        }
    }()
}
