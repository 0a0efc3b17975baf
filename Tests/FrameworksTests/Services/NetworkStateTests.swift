import CRuntime
import CoreGraphics
import Foundation
import Network
import SystemConfiguration
import XCTest

/// The network switch, as Network and SystemConfiguration hear of it.
final class NetworkStateTests: XCTestCase {
    override func tearDown() { set(PORTICO_NETWORK_NORMAL) }

    /// What the runtime does when a story or the page switches.
    private func set(_ kind: portico_network) {
        portico_set_network(kind)
        CFNotificationCenterPostNotification(
            CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName("com.apple.system.config.network_change"),
            nil, nil, true)
    }

    func testAMonitorTellsTheStartAndEachChange() {
        let monitor = NWPathMonitor()
        let queue = DispatchQueue(label: "monitor")
        nonisolated(unsafe) var told: [NWPath.Status] = []
        monitor.pathUpdateHandler = { told.append($0.status) }
        XCTAssertTrue(monitor.currentPath.usesInterfaceType(.wifi))
        monitor.start(queue: queue)
        queue.sync {}
        set(PORTICO_NETWORK_OFF)
        set(PORTICO_NETWORK_OFF)
        queue.sync {}
        XCTAssertTrue(monitor.currentPath.availableInterfaces.isEmpty)
        set(PORTICO_NETWORK_SLOW)
        queue.sync {}
        XCTAssertEqual(told, [.satisfied, .unsatisfied, .satisfied])
        monitor.cancel()
        set(PORTICO_NETWORK_OFF)
        queue.sync {}
        XCTAssertEqual(told.count, 3)
    }

    func testAMonitorOfMobileNetworksFindsNone() {
        XCTAssertEqual(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status, .unsatisfied)
        XCTAssertEqual(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status, .satisfied)
    }

    func testStatusesHaveWords() {
        XCTAssertEqual(SCError(), kSCStatusOK)
        XCTAssertEqual(String(cString: SCErrorString(kSCStatusOK)), "Success!")
        XCTAssertEqual(String(cString: SCErrorString(kSCStatusInvalidArgument)), "Invalid argument")
    }

    func testAHostIsReachedOrNotAndThisDeviceAlways() throws {
        let host = try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "example.com"))
        let own = try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        var flags = SCNetworkReachabilityFlags()
        XCTAssertTrue(SCNetworkReachabilityGetFlags(host, &flags))
        XCTAssertEqual(flags, .reachable)
        set(PORTICO_NETWORK_OFF)
        XCTAssertTrue(SCNetworkReachabilityGetFlags(host, &flags))
        XCTAssertEqual(flags, [])
        XCTAssertTrue(SCNetworkReachabilityGetFlags(own, &flags))
        XCTAssertTrue(flags.contains(.isLocalAddress))
        XCTAssertNil(SCNetworkReachabilityCreateWithName(nil, ""))
    }

    func testACallbackHearsOfAChangeOnItsQueue() throws {
        final class Log: @unchecked Sendable { var all: [SCNetworkReachabilityFlags] = [] }
        let log = Log()
        var zero = sockaddr_in()
        zero.sin_family = sa_family_t(AF_INET)
        let target = try withUnsafePointer(to: &zero) { address in
            try address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                try XCTUnwrap(SCNetworkReachabilityCreateWithAddress(nil, $0))
            }
        }
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(log).toOpaque(), retain: nil, release: nil, copyDescription: nil)
        let queue = DispatchQueue(label: "reachability")
        SCNetworkReachabilitySetCallback(
            target, { _, flags, info in Unmanaged<Log>.fromOpaque(info!).takeUnretainedValue().all.append(flags) },
            &context)
        SCNetworkReachabilitySetDispatchQueue(target, queue)
        set(PORTICO_NETWORK_OFF)
        queue.sync {}
        XCTAssertEqual(log.all, [[]])
        SCNetworkReachabilitySetDispatchQueue(target, nil)
        set(PORTICO_NETWORK_NORMAL)
        queue.sync {}
        XCTAssertEqual(log.all, [[]])
    }

    func testAddressesAreReadAndWritten() {
        XCTAssertEqual(NWEndpoint.Host("127.0.0.1"), .ipv4(.loopback))
        XCTAssertEqual(NWEndpoint.Host("::1"), .ipv6(.loopback))
        XCTAssertEqual(NWEndpoint.Host("example.com"), .name("example.com", nil))
        XCTAssertEqual(IPv6Address("2001:db8::1")?.debugDescription, "2001:db8::1")
        XCTAssertNil(IPv4Address("1.2.3"))
        XCTAssertNil(IPv4Address(Data([1, 2, 3])))
        XCTAssertEqual(NWEndpoint.Port("https")?.rawValue, 443)
        XCTAssertNil(NWEndpoint.Port("70000"))
    }
}
