/// The number of that code of `LAError`.
public var kLAErrorUserFallback: Int32 { -3 }
/// The number of that code of `LAError`.
public var kLAErrorUserCancel: Int32 { -2 }
/// The number of that code of `LAError`.
public var kLAErrorAuthenticationFailed: Int32 { -1 }
/// The number of that code of `LAError`.
public var kLAErrorSystemCancel: Int32 { -4 }
/// The number of that code of `LAError`.
public var kLAErrorPasscodeNotSet: Int32 { -5 }
/// The number of that code of `LAError`.
public var kLAErrorTouchIDNotAvailable: Int32 { -6 }
/// The number of that code of `LAError`.
public var kLAErrorTouchIDNotEnrolled: Int32 { -7 }
/// The number of that code of `LAError`.
public var kLAErrorTouchIDLockout: Int32 { -8 }
/// The number of that code of `LAError`.
public var kLAErrorAppCancel: Int32 { -9 }
/// The number of that code of `LAError`.
public var kLAErrorInvalidContext: Int32 { -10 }
/// The number of that code of `LAError`.
public var kLAErrorNotInteractive: Int32 { -1004 }
/// The number of that code of `LAError`.
public var kLAErrorBiometryNotAvailable: Int32 { -6 }
/// The number of that code of `LAError`.
public var kLAErrorBiometryNotEnrolled: Int32 { -7 }
/// The number of that code of `LAError`.
public var kLAErrorBiometryLockout: Int32 { -8 }
/// The number of the policy that takes a face or a finger alone.
public var kLAPolicyDeviceOwnerAuthenticationWithBiometrics: Int32 { 1 }
/// The number of the policy that takes the passcode as well.
public var kLAPolicyDeviceOwnerAuthentication: Int32 { 2 }
