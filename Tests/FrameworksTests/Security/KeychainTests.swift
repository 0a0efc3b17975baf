import Foundation
import XCTest

@testable import Security

/// The keychain (DEV-1080, DEV-1082): what makes items the same, what comes back, what lasts, what a damaged file costs.
final class KeychainTests: XCTestCase {
    private var home = ""

    override func setUpWithError() throws {
        home = NSTemporaryDirectory() + "keychain-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        launch()
    }

    override func tearDownWithError() throws {
        Keychain.replace(nil)
        try FileManager.default.removeItem(atPath: home)
    }

    /// As a new process of the app finds it.
    private func launch() { Keychain.replace(Keychain(home: home, identifier: "com.example.Tests")) }

    private func query(_ more: [String: Any] = [:]) -> [AnyHashable: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "service"].merging(more) { _, new in new }
    }

    private func add(_ account: String, _ text: String, _ more: [String: Any] = [:]) -> OSStatus {
        SecItemAdd(
            query([kSecAttrAccount: account, kSecValueData: Data(text.utf8)].merging(more) { _, new in new }), nil)
    }

    private func read(_ more: [String: Any]) -> (OSStatus, AnyObject?) {
        var found: CFTypeRef?
        return (SecItemCopyMatching(query(more), &found), found)
    }

    private func text(_ account: String) -> String? {
        (read([kSecAttrAccount: account, kSecReturnData: true]).1 as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    func testItemsLastOverALaunch() {
        XCTAssertEqual(add("ann", "one"), errSecSuccess)
        launch()
        XCTAssertEqual(text("ann"), "one")
        XCTAssertEqual(SecItemDelete(query([kSecAttrAccount: "ann"])), errSecSuccess)
        launch()
        XCTAssertEqual(SecItemDelete(query()), errSecItemNotFound)
    }

    func testThePasswordIsNotInTheFileAsItIs() throws {
        XCTAssertEqual(add("ann", "a-password-that-nobody-else-has"), errSecSuccess)
        let file = try Data(contentsOf: URL(fileURLWithPath: home + "/Library/Keychains/keychain"))
        XCTAssertNil(file.range(of: Data("a-password-that-nobody-else-has".utf8)))
        let attributes = try FileManager.default.attributesOfItem(atPath: home + "/Library/Keychains/key")
        XCTAssertEqual(attributes[.posixPermissions] as? NSNumber, 0o600)
    }

    func testAChangedFileIsSetAsideAndANewKeychainBegins() throws {
        XCTAssertEqual(add("ann", "one"), errSecSuccess)
        let path = home + "/Library/Keychains/keychain"
        var file = try Data(contentsOf: URL(fileURLWithPath: path))
        file[file.count - 1] ^= 1
        try file.write(to: URL(fileURLWithPath: path))
        launch()
        XCTAssertNil(text("ann"))
        XCTAssertEqual(add("ben", "two"), errSecSuccess)
        XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path + ".damaged")), file)
        launch()
        XCTAssertEqual(text("ben"), "two")
    }

    func testAnyBeginningOfAFileIsSetAsideWithoutACrash() throws {
        XCTAssertEqual(add("ann", "one"), errSecSuccess)
        let path = home + "/Library/Keychains/keychain"
        let file = try Data(contentsOf: URL(fileURLWithPath: path))
        for count in [1, 3, 4, 15, 16, 20, 32, 33, file.count - 1] {
            try file.prefix(count).write(to: URL(fileURLWithPath: path))
            launch()
            XCTAssertNil(text("ann"), "\(count)")
        }
    }

    func testWhatCannotBeWrittenIsNotThere() throws {
        XCTAssertEqual(add("ann", "one"), errSecSuccess)
        let path = home + "/Library/Keychains/keychain"
        try FileManager.default.removeItem(atPath: path)
        // A folder in the file's place takes no file.
        try FileManager.default.createDirectory(atPath: path + "/in", withIntermediateDirectories: true)
        XCTAssertEqual(add("ben", "two"), errSecIO)
        XCTAssertNil(text("ben"))
        XCTAssertEqual(text("ann"), "one")
    }

    func testMoreThanTheFileHoldsIsRefused() {
        let data = Data(count: KeychainFile.limit)
        XCTAssertEqual(SecItemAdd(query([kSecAttrAccount: "big", kSecValueData: data]), nil), errSecDataTooLarge)
        XCTAssertEqual(read([kSecAttrAccount: "big"]).0, errSecItemNotFound)
    }

    func testAllItemsComeAsAnArray() {
        for name in ["a", "b", "c"] { XCTAssertEqual(add(name, name), errSecSuccess) }
        let all =
            read([kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true]).1
            as? [[String: Any]]
        XCTAssertEqual(all?.compactMap { $0[kSecAttrAccount] as? String }, ["a", "b", "c"])
        XCTAssertEqual(all?.compactMap { $0[kSecValueData] as? Data }, ["a", "b", "c"].map { Data($0.utf8) })
        XCTAssertEqual((read([kSecMatchLimit: 2, kSecReturnData: true]).1 as? [Data])?.count, 2)
    }

    func testAttributesSayWhatNamesAPasswordAndWhatGuardsIt() throws {
        XCTAssertEqual(
            SecItemAdd([kSecClass: kSecClassGenericPassword, kSecValueData: Data("a".utf8)], nil), errSecSuccess)
        XCTAssertEqual(
            SecItemAdd(
                [kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.com", kSecAttrAccount: "ann"], nil),
            errSecSuccess)
        func all(_ kind: String) -> [String: Any]? {
            var found: CFTypeRef?
            let query: [AnyHashable: Any] = [
                kSecClass: kind, kSecReturnAttributes: true, kSecReturnRef: true, kSecReturnPersistentRef: true,
            ]
            XCTAssertEqual(SecItemCopyMatching(query, &found), errSecSuccess)
            return found as? [String: Any]
        }
        let generic = try XCTUnwrap(all(kSecClassGenericPassword))
        XCTAssertEqual(generic[kSecAttrService] as? String, "")
        XCTAssertEqual(generic[kSecAttrAccount] as? String, "")
        XCTAssertNil(generic[kSecAttrPath])
        XCTAssertNil(generic[kSecValueRef], "a password has no object")
        XCTAssertNotNil(generic[kSecValuePersistentRef])
        XCTAssertTrue(generic[kSecAttrAccessControl] is SecAccessControl)
        let internet = try XCTUnwrap(all(kSecClassInternetPassword))
        XCTAssertEqual(internet[kSecAttrServer] as? String, "example.com")
        XCTAssertEqual(internet[kSecAttrPath] as? String, "")
        XCTAssertEqual(internet[kSecAttrSecurityDomain] as? String, "")
    }

    func testSynchronizableItemsAreOthers() {
        XCTAssertEqual(add("ann", "here"), errSecSuccess)
        XCTAssertEqual(add("ann", "everywhere", [kSecAttrSynchronizable: true]), errSecSuccess)
        XCTAssertEqual(text("ann"), "here")
        XCTAssertEqual(read([kSecAttrSynchronizable: true, kSecReturnData: true]).1 as? Data, Data("everywhere".utf8))
        let both = read([
            kSecAttrSynchronizable: kSecAttrSynchronizableAny, kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true,
        ])
        XCTAssertEqual((both.1 as? [Data])?.count, 2)
    }

    func testMistakesHaveTheirStatuses() {
        XCTAssertEqual(SecItemAdd([kSecAttrAccount: "x"], nil), errSecParam)
        XCTAssertEqual(SecItemCopyMatching([kSecAttrAccount: "x"], nil), errSecParam)
        XCTAssertEqual(SecItemAdd([kSecClass: "nothing"], nil), errSecNoSuchClass)
        XCTAssertEqual(SecItemAdd(query([kSecAttrServer: "a server"]), nil), errSecNoSuchAttr)
        XCTAssertEqual(SecItemAdd(query([kSecAttrAccount: "x", kSecValueData: "no data"]), nil), errSecParam)
        XCTAssertEqual(add("ann", "one"), errSecSuccess)
        XCTAssertEqual(SecItemUpdate(query(), [:]), errSecParam)
        XCTAssertEqual(SecItemUpdate(query(), [kSecAttrServer: "a server"]), errSecNoSuchAttr)
    }

    func testInternetPasswordsDifferByServerPortAndPath() {
        func item(_ server: String, _ port: Int) -> [AnyHashable: Any] {
            [
                kSecClass: kSecClassInternetPassword, kSecAttrServer: server, kSecAttrPort: port,
                kSecAttrAccount: "ann",
                kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecValueData: Data("\(server)\(port)".utf8),
            ]
        }
        XCTAssertEqual(SecItemAdd(item("a.example", 1), nil), errSecSuccess)
        XCTAssertEqual(SecItemAdd(item("a.example", 2), nil), errSecSuccess)
        XCTAssertEqual(SecItemAdd(item("b.example", 1), nil), errSecSuccess)
        XCTAssertEqual(SecItemAdd(item("a.example", 1), nil), errSecDuplicateItem)
        var found: CFTypeRef?
        XCTAssertEqual(
            SecItemCopyMatching(
                [
                    kSecClass: kSecClassInternetPassword, kSecAttrServer: "a.example", kSecAttrPort: 2,
                    kSecReturnData: true,
                ], &found),
            errSecSuccess)
        XCTAssertEqual(found as? Data, Data("a.example2".utf8))
    }

    func testAnItemThatAsksItsOwnerNeedsAPasscode() throws {
        let access = try XCTUnwrap(
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
        XCTAssertEqual(add("ann", "one", [kSecAttrAccessControl: access]), errSecAuthFailed)
        setenv("PORTICO_BIOMETRY", "matched", 1)
        defer { unsetenv("PORTICO_BIOMETRY") }
        XCTAssertEqual(add("ann", "one", [kSecAttrAccessControl: access]), errSecSuccess)
        XCTAssertEqual(text("ann"), "one")
        XCTAssertEqual(
            read([kSecReturnData: true, kSecUseAuthenticationUI: kSecUseAuthenticationUIFail]).0,
            errSecInteractionNotAllowed)
        XCTAssertEqual(
            read([kSecReturnData: true, kSecUseAuthenticationUI: kSecUseAuthenticationUISkip]).0, errSecItemNotFound)
        setenv("PORTICO_BIOMETRY", "failed", 1)
        XCTAssertEqual(read([kSecReturnData: true]).0, errSecAuthFailed)
        // What it is called may be read by everybody.
        XCTAssertEqual(read([kSecReturnAttributes: true]).0, errSecSuccess)
    }

    func testAnAccessControlOfNoProtectionIsAnError() {
        var error: Unmanaged<CFError>?
        XCTAssertNil(SecAccessControlCreateWithFlags(nil, "never", .userPresence, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecParam))
    }

    func testNoPasswordIsSharedWithWebsites() {
        let asked = expectation(description: "asked")
        SecRequestSharedWebCredential(nil, nil) { found, error in
            XCTAssertNil(found)
            XCTAssertEqual(error?.code, Int(errSecItemNotFound))
            asked.fulfill()
        }
        wait(for: [asked], timeout: 5)
        let made = SecCreateSharedWebCredentialPassword()
        XCTAssertEqual(made?.split(separator: "-").map(\.count), [3, 3, 3, 3])
    }
}
