import Foundation
import FoundationNetworking

// What curl can't be told is kept, and read as it was set, on this configuration (DEV-985).
extension URLSessionConfiguration {
    /// Whether tasks wait for a network instead of failing. Kept: they fail.
    public var waitsForConnectivity: Bool {
        get { keptValues(self).value("waitsForConnectivity", false) }
        set { keptValues(self).keepValue(newValue, "waitsForConnectivity") }
    }
    /// Whether tasks may use a network that people want to be spared. Kept: no network here is.
    public var allowsConstrainedNetworkAccess: Bool {
        get { keptValues(self).value("allowsConstrainedNetworkAccess", true) }
        set { keptValues(self).keepValue(newValue, "allowsConstrainedNetworkAccess") }
    }
    /// Whether tasks may use a network that costs. Kept: no network here does.
    public var allowsExpensiveNetworkAccess: Bool {
        get { keptValues(self).value("allowsExpensiveNetworkAccess", true) }
        set { keptValues(self).keepValue(newValue, "allowsExpensiveNetworkAccess") }
    }
    /// Whether the app is started for what happens to its tasks. Kept: it isn't.
    public var sessionSendsLaunchEvents: Bool {
        get { keptValues(self).value("sessionSendsLaunchEvents", false) }
        set { keptValues(self).keepValue(newValue, "sessionSendsLaunchEvents") }
    }
    /// The least version of TLS. Kept: the system decides.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { keptValues(self).value("tlsMinimum", .TLSv12) }
        set { keptValues(self).keepValue(newValue, "tlsMinimum") }
    }
    /// The greatest version of TLS. Kept: the system decides.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { keptValues(self).value("tlsMaximum", .TLSv13) }
        set { keptValues(self).keepValue(newValue, "tlsMaximum") }
    }
    /// How tasks share the device's connections. Kept: there is one. Linux's Foundation calls its own unavailable, and lowering puts this in
    /// its place.
    public var _porticoMultipathServiceType: _PorticoMultipathServiceType {
        get { keptValues(self).value("multipathServiceType", .none) }
        set { keptValues(self).keepValue(newValue, "multipathServiceType") }
    }
    /// The ways to share connections; without one, `none`.
    public enum _PorticoMultipathServiceType: Int, Sendable {
        case none = 0, handover, interactive, aggregate
    }
    /// The group whose container keeps the files of a session in the background. Kept.
    public var sharedContainerIdentifier: String? {
        get { keptValues(self).value("container", nil as String?) }
        set { keptValues(self).keepValue(newValue, "container") }
    }

    /// A configuration for tasks that go on while the app doesn't run. They end with the app here (DEV-986).
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        keptValues(configuration).keepValue(true, "sessionSendsLaunchEvents")
        return configuration
    }
}

// A request has no place for more than Linux's Foundation knows: setting these does nothing (DEV-985).
extension URLRequest {
    /// Whether the request may use a network that people want to be spared: true, no network here is.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Whether the request may use a network that costs: true, no network here does.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Whether HTTP/3 is tried first: false.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}

extension NSURLRequest.NetworkServiceType {
    /// Data that people wait for. The default here: there is one kind of traffic.
    public static var responsiveData: NSURLRequest.NetworkServiceType { .default }
    /// Sound and pictures that people wait for.
    public static var avStreaming: NSURLRequest.NetworkServiceType { .video }
    /// Sound and pictures that come at once.
    public static var responsiveAV: NSURLRequest.NetworkServiceType { .video }
}

extension URLError {
    /// Why there was no network.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular = 0, expensive, constrained
    }
    /// Why there was no network, if the error's user info says it. No network here is one that a request may not use, so only errors
    /// that an app makes do.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
    }
}

/// Key of an error's user info: the number of a `URLError.NetworkUnavailableReason`.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

/// Key of an error's user info: what a download goes on from.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLCache {
    /// A cache in a folder; nil for one of the system's choice.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension URLSessionTask {
    /// Whether the delegate gets data as it comes. Kept: it does.
    public var prefersIncrementalDelivery: Bool {
        get { keptValues(self).value("prefersIncrementalDelivery", true) }
        set { keptValues(self).keepValue(newValue, "prefersIncrementalDelivery") }
    }
}
