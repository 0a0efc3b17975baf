import Foundation

/// What `swift package dump-package` says of a manifest's dependencies, and of what its targets take from them.
struct ManifestDump {
    /// A dependency and its source.
    struct Dependency: Equatable {
        var identity: String
        var url: String
    }

    private(set) var dependencies: [Dependency] = []
    private struct Use {
        var product: String
        var package: String?
        var isPlugin: Bool
        var isOfTests: Bool
    }
    private var uses: [Use] = []
    private var targets: Set<String> = []

    init(_ data: Data) {
        let table = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        for one in table["dependencies"] as? [[String: Any]] ?? [] {
            guard let control = (one["sourceControl"] as? [[String: Any]])?.first,
                let identity = control["identity"] as? String
            else { continue }
            let location = control["location"] as? [String: Any]
            let remote = location?["remote"] as? [Any]
            let url = (remote?.first as? [String: Any])?["urlString"] as? String ?? remote?.first as? String
            let local = (location?["local"] as? [Any])?.first as? String
            if let place = url ?? local { dependencies.append(Dependency(identity: identity, url: place)) }
        }
        for target in table["targets"] as? [[String: Any]] ?? [] {
            let isOfTests = target["type"] as? String == "test"
            if let name = target["name"] as? String { targets.insert(name) }
            for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
                if let product = dependency["product"] as? [Any], let name = product.first as? String {
                    addProduct(name, product.dropFirst().first as? String, isPlugin: false, isOfTests)
                } else if let name = (dependency["byName"] as? [Any])?.first as? String {
                    addProduct(name, nil, isPlugin: false, isOfTests)
                }
            }
            for usage in target["pluginUsages"] as? [[String: Any]] ?? [] {
                if let plugin = usage["plugin"] as? [Any], let name = plugin.first as? String {
                    addProduct(name, plugin.dropFirst().first as? String, isPlugin: true, isOfTests)
                }
            }
        }
    }

    private mutating func addProduct(_ product: String, _ package: String?, isPlugin: Bool, _ isOfTests: Bool) {
        uses.append(Use(product: product, package: package, isPlugin: isPlugin, isOfTests: isOfTests))
    }

    /// A stub for a dependency that can't be had; nil where a target that is built needs one of its products. What plugins make of
    /// sources, checks for instance, the app does without.
    func stub(for url: String, tests: Bool) -> PackageShadow.Stub? {
        guard let dependency = dependencies.first(where: { $0.url == url || Self.plain($0.url) == Self.plain(url) })
        else {
            return nil
        }
        let names = [
            dependency.identity.lowercased(),
            Self.plain(dependency.url).split(separator: "/").last.map(String.init) ?? "",
        ]
        let own = uses.filter { use in
            if let package = use.package { return names.contains(package.lowercased()) }
            return !targets.contains(use.product) && names.contains(use.product.lowercased())
        }
        guard own.allSatisfy({ $0.isPlugin || $0.isOfTests && !tests }) else { return nil }
        func distinct(_ uses: [Use]) -> [String] { Set(uses.map(\.product)).sorted() }
        return PackageShadow.Stub(
            url: dependency.url, identity: dependency.identity, products: distinct(own.filter { !$0.isPlugin }),
            plugins: distinct(own.filter(\.isPlugin)))
    }

    private static func plain(_ url: String) -> String {
        var text = url.lowercased()
        if text.hasPrefix("file://") { text = String(text.dropFirst(7)) }
        return text.hasSuffix(".git") ? String(text.dropLast(4)) : text
    }
}
