import LocalAuthentication
import XCTest

/// Who holds the device (DEV-1085): nobody that it knows, unless it is told so.
final class LocalAuthenticationTests: XCTestCase {
    override func tearDown() { unsetenv("PORTICO_BIOMETRY") }

    private func refusal(_ policy: LAPolicy) -> LAError.Code? {
        var error: NSError?
        return LAContext().canEvaluatePolicy(policy, error: &error) ? nil : (error as? LAError)?.code
    }

    private func outcome(_ policy: LAPolicy) async -> LAError.Code? {
        do {
            let isOwner = try await LAContext().evaluatePolicy(policy, localizedReason: "a test")
            XCTAssertTrue(isOwner)
            return nil
        } catch {
            return (error as? LAError)?.code
        }
    }

    func testADeviceWithoutPasscode() async {
        XCTAssertEqual(refusal(.deviceOwnerAuthentication), .passcodeNotSet)
        XCTAssertEqual(refusal(.deviceOwnerAuthenticationWithBiometrics), .biometryNotEnrolled)
        let outcome = await outcome(.deviceOwnerAuthentication)
        XCTAssertEqual(outcome, .passcodeNotSet)
    }

    func testAPasscodeIsNoFace() async {
        setenv("PORTICO_BIOMETRY", "passcode", 1)
        XCTAssertNil(refusal(.deviceOwnerAuthentication))
        XCTAssertEqual(refusal(.deviceOwnerAuthenticationWithBiometrics), .biometryNotEnrolled)
        let outcome = await outcome(.deviceOwnerAuthentication)
        XCTAssertNil(outcome)
    }

    func testAFaceMatchesOrDoesNot() async {
        setenv("PORTICO_BIOMETRY", "matched", 1)
        XCTAssertNil(refusal(.deviceOwnerAuthenticationWithBiometrics))
        var outcome = await outcome(.deviceOwnerAuthenticationWithBiometrics)
        XCTAssertNil(outcome)
        setenv("PORTICO_BIOMETRY", "failed", 1)
        XCTAssertNil(refusal(.deviceOwnerAuthenticationWithBiometrics))
        outcome = await self.outcome(.deviceOwnerAuthenticationWithBiometrics)
        XCTAssertEqual(outcome, .authenticationFailed)
    }

    func testWhatTellsTheOwnerIsKnownOnceAsked() {
        let context = LAContext()
        XCTAssertEqual(context.biometryType, .none)
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
        XCTAssertNotEqual(context.biometryType, .none)
        XCTAssertNil(context.evaluatedPolicyDomainState)
    }

    func testAnInvalidatedContextAnswersNothing() {
        setenv("PORTICO_BIOMETRY", "matched", 1)
        let context = LAContext()
        context.invalidate()
        var error: NSError?
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        XCTAssertEqual((error as? LAError)?.code, .invalidContext)
    }

    func testNobodyIsAskedWhereNobodyMayBe() async {
        setenv("PORTICO_BIOMETRY", "matched", 1)
        let context = LAContext()
        context.interactionNotAllowed = true
        do {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a test")
            XCTFail("it answered")
        } catch {
            XCTAssertEqual((error as? LAError)?.code, .notInteractive)
        }
    }
}
