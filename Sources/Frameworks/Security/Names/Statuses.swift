// Longer than a file should be: a row a name of Apple's.
import PorticoFoundation

/// The status “addin load failed”: -67711.
public var errSecAddinLoadFailed: OSStatus { -67711 }
/// The status “addin unload failed”: -67714.
public var errSecAddinUnloadFailed: OSStatus { -67714 }
/// The status “algorithm mismatch”: -67730.
public var errSecAlgorithmMismatch: OSStatus { -67730 }
/// The status “allocate”: -108.
public var errSecAllocate: OSStatus { -108 }
/// The status “already logged in”: -67814.
public var errSecAlreadyLoggedIn: OSStatus { -67814 }
/// The status “apple add app ACL subject”: -67589.
public var errSecAppleAddAppACLSubject: OSStatus { -67589 }
/// The status “apple invalid key end date”: -67593.
public var errSecAppleInvalidKeyEndDate: OSStatus { -67593 }
/// The status “apple invalid key start date”: -67592.
public var errSecAppleInvalidKeyStartDate: OSStatus { -67592 }
/// The status “apple public key incomplete”: -67590.
public var errSecApplePublicKeyIncomplete: OSStatus { -67590 }
/// The status “apple SS lv 2 rollback”: -67595.
public var errSecAppleSSLv2Rollback: OSStatus { -67595 }
/// The status “apple signature mismatch”: -67591.
public var errSecAppleSignatureMismatch: OSStatus { -67591 }
/// The status “attach handle busy”: -67728.
public var errSecAttachHandleBusy: OSStatus { -67728 }
/// The status “attribute not in context”: -67720.
public var errSecAttributeNotInContext: OSStatus { -67720 }
/// The status “auth failed”: -25293.
public var errSecAuthFailed: OSStatus { -25293 }
/// The status “bad req”: -909.
public var errSecBadReq: OSStatus { -909 }
/// The status “block size mismatch”: -67810.
public var errSecBlockSizeMismatch: OSStatus { -67810 }
/// The status “buffer too small”: -25301.
public var errSecBufferTooSmall: OSStatus { -25301 }
/// The status “callback failed”: -67695.
public var errSecCallbackFailed: OSStatus { -67695 }
/// The status “certificate cannot operate”: -67817.
public var errSecCertificateCannotOperate: OSStatus { -67817 }
/// The status “certificate expired”: -67818.
public var errSecCertificateExpired: OSStatus { -67818 }
/// The status “certificate not valid yet”: -67819.
public var errSecCertificateNotValidYet: OSStatus { -67819 }
/// The status “certificate revoked”: -67820.
public var errSecCertificateRevoked: OSStatus { -67820 }
/// The status “certificate suspended”: -67821.
public var errSecCertificateSuspended: OSStatus { -67821 }
/// The status “code signing bad cert chain length”: -67647.
public var errSecCodeSigningBadCertChainLength: OSStatus { -67647 }
/// The status “code signing bad path length constraint”: -67649.
public var errSecCodeSigningBadPathLengthConstraint: OSStatus { -67649 }
/// The status “code signing development”: -67651.
public var errSecCodeSigningDevelopment: OSStatus { -67651 }
/// The status “code signing no basic constraints”: -67648.
public var errSecCodeSigningNoBasicConstraints: OSStatus { -67648 }
/// The status “code signing no extended key usage”: -67650.
public var errSecCodeSigningNoExtendedKeyUsage: OSStatus { -67650 }
/// The status “conversion error”: -67594.
public var errSecConversionError: OSStatus { -67594 }
/// The status “core foundation unknown”: -4960.
public var errSecCoreFoundationUnknown: OSStatus { -4960 }
/// The status “create chain failed”: -25318.
public var errSecCreateChainFailed: OSStatus { -25318 }
/// The status “data not available”: -25316.
public var errSecDataNotAvailable: OSStatus { -25316 }
/// The status “data not modifiable”: -25317.
public var errSecDataNotModifiable: OSStatus { -25317 }
/// The status “data too large”: -25302.
public var errSecDataTooLarge: OSStatus { -25302 }
/// The status “database locked”: -67869.
public var errSecDatabaseLocked: OSStatus { -67869 }
/// The status “datastore is open”: -67870.
public var errSecDatastoreIsOpen: OSStatus { -67870 }
/// The status “decode”: -26275.
public var errSecDecode: OSStatus { -26275 }
/// The status “device error”: -67727.
public var errSecDeviceError: OSStatus { -67727 }
/// The status “device failed”: -67588.
public var errSecDeviceFailed: OSStatus { -67588 }
/// The status “device reset”: -67587.
public var errSecDeviceReset: OSStatus { -67587 }
/// The status “device verify failed”: -67812.
public var errSecDeviceVerifyFailed: OSStatus { -67812 }
/// The status “disk full”: -34.
public var errSecDiskFull: OSStatus { -34 }
/// The status “dsk full”: -34.
public var errSecDskFull: OSStatus { -34 }
/// The status “duplicate callback”: -25297.
public var errSecDuplicateCallback: OSStatus { -25297 }
/// The status “duplicate item”: -25299.
public var errSecDuplicateItem: OSStatus { -25299 }
/// The status “duplicate keychain”: -25296.
public var errSecDuplicateKeychain: OSStatus { -25296 }
/// The status “end of data”: -67634.
public var errSecEndOfData: OSStatus { -67634 }
/// The status “event notification callback not found”: -67723.
public var errSecEventNotificationCallbackNotFound: OSStatus { -67723 }
/// The status “extended key usage not critical”: -67881.
public var errSecExtendedKeyUsageNotCritical: OSStatus { -67881 }
/// The status “field specified multiple”: -67866.
public var errSecFieldSpecifiedMultiple: OSStatus { -67866 }
/// The status “file too big”: -67597.
public var errSecFileTooBig: OSStatus { -67597 }
/// The status “function failed”: -67677.
public var errSecFunctionFailed: OSStatus { -67677 }
/// The status “function integrity fail”: -67670.
public var errSecFunctionIntegrityFail: OSStatus { -67670 }
/// The status “host name mismatch”: -67602.
public var errSecHostNameMismatch: OSStatus { -67602 }
/// The status “IO”: -36.
public var errSecIO: OSStatus { -36 }
/// The status “in dark wake”: -25320.
public var errSecInDarkWake: OSStatus { -25320 }
/// The status “incompatible database blob”: -67600.
public var errSecIncompatibleDatabaseBlob: OSStatus { -67600 }
/// The status “incompatible field format”: -67867.
public var errSecIncompatibleFieldFormat: OSStatus { -67867 }
/// The status “incompatible key blob”: -67601.
public var errSecIncompatibleKeyBlob: OSStatus { -67601 }
/// The status “incompatible version”: -67704.
public var errSecIncompatibleVersion: OSStatus { -67704 }
/// The status “incomplete cert revocation check”: -67635.
public var errSecIncompleteCertRevocationCheck: OSStatus { -67635 }
/// The status “input length error”: -67724.
public var errSecInputLengthError: OSStatus { -67724 }
/// The status “insufficient client ID”: -67586.
public var errSecInsufficientClientID: OSStatus { -67586 }
/// The status “insufficient credentials”: -67822.
public var errSecInsufficientCredentials: OSStatus { -67822 }
/// The status “interaction not allowed”: -25308.
public var errSecInteractionNotAllowed: OSStatus { -25308 }
/// The status “interaction required”: -25315.
public var errSecInteractionRequired: OSStatus { -25315 }
/// The status “internal component”: -2070.
public var errSecInternalComponent: OSStatus { -2070 }
/// The status “internal error”: -67671.
public var errSecInternalError: OSStatus { -67671 }
/// The status “invald CRL authority”: -67827.
public var errSecInvaldCRLAuthority: OSStatus { -67827 }
/// The status “invalid ACL”: -67702.
public var errSecInvalidACL: OSStatus { -67702 }
/// The status “invalid access credentials”: -67700.
public var errSecInvalidAccessCredentials: OSStatus { -67700 }
/// The status “invalid access request”: -67876.
public var errSecInvalidAccessRequest: OSStatus { -67876 }
/// The status “invalid action”: -67823.
public var errSecInvalidAction: OSStatus { -67823 }
/// The status “invalid addin function table”: -67716.
public var errSecInvalidAddinFunctionTable: OSStatus { -67716 }
/// The status “invalid algorithm”: -67747.
public var errSecInvalidAlgorithm: OSStatus { -67747 }
/// The status “invalid algorithm parms”: -67770.
public var errSecInvalidAlgorithmParms: OSStatus { -67770 }
/// The status “invalid attribute access credentials”: -67796.
public var errSecInvalidAttributeAccessCredentials: OSStatus { -67796 }
/// The status “invalid attribute base”: -67788.
public var errSecInvalidAttributeBase: OSStatus { -67788 }
/// The status “invalid attribute block size”: -67764.
public var errSecInvalidAttributeBlockSize: OSStatus { -67764 }
/// The status “invalid attribute DLDB handle”: -67794.
public var errSecInvalidAttributeDLDBHandle: OSStatus { -67794 }
/// The status “invalid attribute effective bits”: -67778.
public var errSecInvalidAttributeEffectiveBits: OSStatus { -67778 }
/// The status “invalid attribute end date”: -67782.
public var errSecInvalidAttributeEndDate: OSStatus { -67782 }
/// The status “invalid attribute init vector”: -67750.
public var errSecInvalidAttributeInitVector: OSStatus { -67750 }
/// The status “invalid attribute iteration count”: -67792.
public var errSecInvalidAttributeIterationCount: OSStatus { -67792 }
/// The status “invalid attribute key”: -67748.
public var errSecInvalidAttributeKey: OSStatus { -67748 }
/// The status “invalid attribute key length”: -67762.
public var errSecInvalidAttributeKeyLength: OSStatus { -67762 }
/// The status “invalid attribute key type”: -67774.
public var errSecInvalidAttributeKeyType: OSStatus { -67774 }
/// The status “invalid attribute label”: -67772.
public var errSecInvalidAttributeLabel: OSStatus { -67772 }
/// The status “invalid attribute mode”: -67776.
public var errSecInvalidAttributeMode: OSStatus { -67776 }
/// The status “invalid attribute output size”: -67766.
public var errSecInvalidAttributeOutputSize: OSStatus { -67766 }
/// The status “invalid attribute padding”: -67754.
public var errSecInvalidAttributePadding: OSStatus { -67754 }
/// The status “invalid attribute passphrase”: -67760.
public var errSecInvalidAttributePassphrase: OSStatus { -67760 }
/// The status “invalid attribute prime”: -67786.
public var errSecInvalidAttributePrime: OSStatus { -67786 }
/// The status “invalid attribute private key format”: -67800.
public var errSecInvalidAttributePrivateKeyFormat: OSStatus { -67800 }
/// The status “invalid attribute public key format”: -67798.
public var errSecInvalidAttributePublicKeyFormat: OSStatus { -67798 }
/// The status “invalid attribute random”: -67756.
public var errSecInvalidAttributeRandom: OSStatus { -67756 }
/// The status “invalid attribute rounds”: -67768.
public var errSecInvalidAttributeRounds: OSStatus { -67768 }
/// The status “invalid attribute salt”: -67752.
public var errSecInvalidAttributeSalt: OSStatus { -67752 }
/// The status “invalid attribute seed”: -67758.
public var errSecInvalidAttributeSeed: OSStatus { -67758 }
/// The status “invalid attribute start date”: -67780.
public var errSecInvalidAttributeStartDate: OSStatus { -67780 }
/// The status “invalid attribute subprime”: -67790.
public var errSecInvalidAttributeSubprime: OSStatus { -67790 }
/// The status “invalid attribute symmetric key format”: -67802.
public var errSecInvalidAttributeSymmetricKeyFormat: OSStatus { -67802 }
/// The status “invalid attribute version”: -67784.
public var errSecInvalidAttributeVersion: OSStatus { -67784 }
/// The status “invalid attribute wrapped key format”: -67804.
public var errSecInvalidAttributeWrappedKeyFormat: OSStatus { -67804 }
/// The status “invalid authority”: -67824.
public var errSecInvalidAuthority: OSStatus { -67824 }
/// The status “invalid authority key ID”: -67606.
public var errSecInvalidAuthorityKeyID: OSStatus { -67606 }
/// The status “invalid base AC ls”: -67851.
public var errSecInvalidBaseACLs: OSStatus { -67851 }
/// The status “invalid bundle info”: -67857.
public var errSecInvalidBundleInfo: OSStatus { -67857 }
/// The status “invalid CRL”: -67830.
public var errSecInvalidCRL: OSStatus { -67830 }
/// The status “invalid CRL authority”: -67827.
public var errSecInvalidCRLAuthority: OSStatus { -67827 }
/// The status “invalid CRL encoding”: -67828.
public var errSecInvalidCRLEncoding: OSStatus { -67828 }
/// The status “invalid CRL group”: -67816.
public var errSecInvalidCRLGroup: OSStatus { -67816 }
/// The status “invalid CRL index”: -67858.
public var errSecInvalidCRLIndex: OSStatus { -67858 }
/// The status “invalid CRL type”: -67829.
public var errSecInvalidCRLType: OSStatus { -67829 }
/// The status “invalid callback”: -25298.
public var errSecInvalidCallback: OSStatus { -25298 }
/// The status “invalid cert authority”: -67826.
public var errSecInvalidCertAuthority: OSStatus { -67826 }
/// The status “invalid certificate group”: -67691.
public var errSecInvalidCertificateGroup: OSStatus { -67691 }
/// The status “invalid certificate ref”: -67690.
public var errSecInvalidCertificateRef: OSStatus { -67690 }
/// The status “invalid context”: -67746.
public var errSecInvalidContext: OSStatus { -67746 }
/// The status “invalid DB list”: -67681.
public var errSecInvalidDBList: OSStatus { -67681 }
/// The status “invalid DB location”: -67875.
public var errSecInvalidDBLocation: OSStatus { -67875 }
/// The status “invalid data”: -67673.
public var errSecInvalidData: OSStatus { -67673 }
/// The status “invalid database blob”: -67598.
public var errSecInvalidDatabaseBlob: OSStatus { -67598 }
/// The status “invalid digest algorithm”: -67815.
public var errSecInvalidDigestAlgorithm: OSStatus { -67815 }
/// The status “invalid encoding”: -67853.
public var errSecInvalidEncoding: OSStatus { -67853 }
/// The status “invalid extended key usage”: -67609.
public var errSecInvalidExtendedKeyUsage: OSStatus { -67609 }
/// The status “invalid form type”: -67831.
public var errSecInvalidFormType: OSStatus { -67831 }
/// The status “invalid GUID”: -67679.
public var errSecInvalidGUID: OSStatus { -67679 }
/// The status “invalid handle”: -67680.
public var errSecInvalidHandle: OSStatus { -67680 }
/// The status “invalid handle usage”: -67668.
public var errSecInvalidHandleUsage: OSStatus { -67668 }
/// The status “invalid ID”: -67832.
public var errSecInvalidID: OSStatus { -67832 }
/// The status “invalid ID linkage”: -67610.
public var errSecInvalidIDLinkage: OSStatus { -67610 }
/// The status “invalid identifier”: -67833.
public var errSecInvalidIdentifier: OSStatus { -67833 }
/// The status “invalid index”: -67834.
public var errSecInvalidIndex: OSStatus { -67834 }
/// The status “invalid index info”: -67877.
public var errSecInvalidIndexInfo: OSStatus { -67877 }
/// The status “invalid input vector”: -67744.
public var errSecInvalidInputVector: OSStatus { -67744 }
/// The status “invalid item ref”: -25304.
public var errSecInvalidItemRef: OSStatus { -25304 }
/// The status “invalid key attribute mask”: -67738.
public var errSecInvalidKeyAttributeMask: OSStatus { -67738 }
/// The status “invalid key blob”: -67599.
public var errSecInvalidKeyBlob: OSStatus { -67599 }
/// The status “invalid key format”: -67742.
public var errSecInvalidKeyFormat: OSStatus { -67742 }
/// The status “invalid key hierarchy”: -67713.
public var errSecInvalidKeyHierarchy: OSStatus { -67713 }
/// The status “invalid key label”: -67740.
public var errSecInvalidKeyLabel: OSStatus { -67740 }
/// The status “invalid key ref”: -67712.
public var errSecInvalidKeyRef: OSStatus { -67712 }
/// The status “invalid key usage for policy”: -67608.
public var errSecInvalidKeyUsageForPolicy: OSStatus { -67608 }
/// The status “invalid key usage mask”: -67736.
public var errSecInvalidKeyUsageMask: OSStatus { -67736 }
/// The status “invalid keychain”: -25295.
public var errSecInvalidKeychain: OSStatus { -25295 }
/// The status “invalid login name”: -67813.
public var errSecInvalidLoginName: OSStatus { -67813 }
/// The status “invalid modify mode”: -67879.
public var errSecInvalidModifyMode: OSStatus { -67879 }
/// The status “invalid name”: -67689.
public var errSecInvalidName: OSStatus { -67689 }
/// The status “invalid network address”: -67683.
public var errSecInvalidNetworkAddress: OSStatus { -67683 }
/// The status “invalid new owner”: -67878.
public var errSecInvalidNewOwner: OSStatus { -67878 }
/// The status “invalid number of fields”: -67685.
public var errSecInvalidNumberOfFields: OSStatus { -67685 }
/// The status “invalid output vector”: -67745.
public var errSecInvalidOutputVector: OSStatus { -67745 }
/// The status “invalid owner edit”: -25244.
public var errSecInvalidOwnerEdit: OSStatus { -25244 }
/// The status “invalid PVC”: -67708.
public var errSecInvalidPVC: OSStatus { -67708 }
/// The status “invalid parsing module”: -67868.
public var errSecInvalidParsingModule: OSStatus { -67868 }
/// The status “invalid passthrough ID”: -67682.
public var errSecInvalidPassthroughID: OSStatus { -67682 }
/// The status “invalid password ref”: -25261.
public var errSecInvalidPasswordRef: OSStatus { -25261 }
/// The status “invalid pointer”: -67675.
public var errSecInvalidPointer: OSStatus { -67675 }
/// The status “invalid policy identifiers”: -67835.
public var errSecInvalidPolicyIdentifiers: OSStatus { -67835 }
/// The status “invalid prefs domain”: -25319.
public var errSecInvalidPrefsDomain: OSStatus { -25319 }
/// The status “invalid query”: -67693.
public var errSecInvalidQuery: OSStatus { -67693 }
/// The status “invalid reason”: -67837.
public var errSecInvalidReason: OSStatus { -67837 }
/// The status “invalid record”: -67701.
public var errSecInvalidRecord: OSStatus { -67701 }
/// The status “invalid request inputs”: -67838.
public var errSecInvalidRequestInputs: OSStatus { -67838 }
/// The status “invalid requestor”: -67855.
public var errSecInvalidRequestor: OSStatus { -67855 }
/// The status “invalid response vector”: -67839.
public var errSecInvalidResponseVector: OSStatus { -67839 }
/// The status “invalid root”: -67612.
public var errSecInvalidRoot: OSStatus { -67612 }
/// The status “invalid sample value”: -67703.
public var errSecInvalidSampleValue: OSStatus { -67703 }
/// The status “invalid scope”: -67706.
public var errSecInvalidScope: OSStatus { -67706 }
/// The status “invalid search ref”: -25305.
public var errSecInvalidSearchRef: OSStatus { -25305 }
/// The status “invalid service mask”: -67717.
public var errSecInvalidServiceMask: OSStatus { -67717 }
/// The status “invalid signature”: -67688.
public var errSecInvalidSignature: OSStatus { -67688 }
/// The status “invalid stop on policy”: -67840.
public var errSecInvalidStopOnPolicy: OSStatus { -67840 }
/// The status “invalid sub service ID”: -67719.
public var errSecInvalidSubServiceID: OSStatus { -67719 }
/// The status “invalid subject key ID”: -67607.
public var errSecInvalidSubjectKeyID: OSStatus { -67607 }
/// The status “invalid subject name”: -67655.
public var errSecInvalidSubjectName: OSStatus { -67655 }
/// The status “invalid time string”: -67836.
public var errSecInvalidTimeString: OSStatus { -67836 }
/// The status “invalid trust setting”: -25242.
public var errSecInvalidTrustSetting: OSStatus { -25242 }
/// The status “invalid trust settings”: -25262.
public var errSecInvalidTrustSettings: OSStatus { -25262 }
/// The status “invalid tuple”: -67841.
public var errSecInvalidTuple: OSStatus { -67841 }
/// The status “invalid tuple credendtials”: -67852.
public var errSecInvalidTupleCredendtials: OSStatus { -67852 }
/// The status “invalid tuple credentials”: -67826.
public var errSecInvalidTupleCredentials: OSStatus { -67826 }
/// The status “invalid tuple group”: -67850.
public var errSecInvalidTupleGroup: OSStatus { -67850 }
/// The status “invalid validity period”: -67854.
public var errSecInvalidValidityPeriod: OSStatus { -67854 }
/// The status “invalid value”: -67694.
public var errSecInvalidValue: OSStatus { -67694 }
/// The status “item not found”: -25300.
public var errSecItemNotFound: OSStatus { -25300 }
/// The status “key blob type incorrect”: -67732.
public var errSecKeyBlobTypeIncorrect: OSStatus { -67732 }
/// The status “key header inconsistent”: -67733.
public var errSecKeyHeaderInconsistent: OSStatus { -67733 }
/// The status “key is sensitive”: -25258.
public var errSecKeyIsSensitive: OSStatus { -25258 }
/// The status “key size not allowed”: -25311.
public var errSecKeySizeNotAllowed: OSStatus { -25311 }
/// The status “key usage incorrect”: -67731.
public var errSecKeyUsageIncorrect: OSStatus { -67731 }
/// The status “library reference not found”: -67715.
public var errSecLibraryReferenceNotFound: OSStatus { -67715 }
/// The status “memory error”: -67672.
public var errSecMemoryError: OSStatus { -67672 }
/// The status “missing algorithm parms”: -67771.
public var errSecMissingAlgorithmParms: OSStatus { -67771 }
/// The status “missing attribute access credentials”: -67797.
public var errSecMissingAttributeAccessCredentials: OSStatus { -67797 }
/// The status “missing attribute base”: -67789.
public var errSecMissingAttributeBase: OSStatus { -67789 }
/// The status “missing attribute block size”: -67765.
public var errSecMissingAttributeBlockSize: OSStatus { -67765 }
/// The status “missing attribute DLDB handle”: -67795.
public var errSecMissingAttributeDLDBHandle: OSStatus { -67795 }
/// The status “missing attribute effective bits”: -67779.
public var errSecMissingAttributeEffectiveBits: OSStatus { -67779 }
/// The status “missing attribute end date”: -67783.
public var errSecMissingAttributeEndDate: OSStatus { -67783 }
/// The status “missing attribute init vector”: -67751.
public var errSecMissingAttributeInitVector: OSStatus { -67751 }
/// The status “missing attribute iteration count”: -67793.
public var errSecMissingAttributeIterationCount: OSStatus { -67793 }
/// The status “missing attribute key”: -67749.
public var errSecMissingAttributeKey: OSStatus { -67749 }
/// The status “missing attribute key length”: -67763.
public var errSecMissingAttributeKeyLength: OSStatus { -67763 }
/// The status “missing attribute key type”: -67775.
public var errSecMissingAttributeKeyType: OSStatus { -67775 }
/// The status “missing attribute label”: -67773.
public var errSecMissingAttributeLabel: OSStatus { -67773 }
/// The status “missing attribute mode”: -67777.
public var errSecMissingAttributeMode: OSStatus { -67777 }
/// The status “missing attribute output size”: -67767.
public var errSecMissingAttributeOutputSize: OSStatus { -67767 }
/// The status “missing attribute padding”: -67755.
public var errSecMissingAttributePadding: OSStatus { -67755 }
/// The status “missing attribute passphrase”: -67761.
public var errSecMissingAttributePassphrase: OSStatus { -67761 }
/// The status “missing attribute prime”: -67787.
public var errSecMissingAttributePrime: OSStatus { -67787 }
/// The status “missing attribute private key format”: -67801.
public var errSecMissingAttributePrivateKeyFormat: OSStatus { -67801 }
/// The status “missing attribute public key format”: -67799.
public var errSecMissingAttributePublicKeyFormat: OSStatus { -67799 }
/// The status “missing attribute random”: -67757.
public var errSecMissingAttributeRandom: OSStatus { -67757 }
/// The status “missing attribute rounds”: -67769.
public var errSecMissingAttributeRounds: OSStatus { -67769 }
/// The status “missing attribute salt”: -67753.
public var errSecMissingAttributeSalt: OSStatus { -67753 }
/// The status “missing attribute seed”: -67759.
public var errSecMissingAttributeSeed: OSStatus { -67759 }
/// The status “missing attribute start date”: -67781.
public var errSecMissingAttributeStartDate: OSStatus { -67781 }
/// The status “missing attribute subprime”: -67791.
public var errSecMissingAttributeSubprime: OSStatus { -67791 }
/// The status “missing attribute symmetric key format”: -67803.
public var errSecMissingAttributeSymmetricKeyFormat: OSStatus { -67803 }
/// The status “missing attribute version”: -67785.
public var errSecMissingAttributeVersion: OSStatus { -67785 }
/// The status “missing attribute wrapped key format”: -67805.
public var errSecMissingAttributeWrappedKeyFormat: OSStatus { -67805 }
/// The status “missing entitlement”: -34018.
public var errSecMissingEntitlement: OSStatus { -34018 }
/// The status “missing required extension”: -67880.
public var errSecMissingRequiredExtension: OSStatus { -67880 }
/// The status “missing value”: -67871.
public var errSecMissingValue: OSStatus { -67871 }
/// The status “mobile me CSR verify failure”: -67665.
public var errSecMobileMeCSRVerifyFailure: OSStatus { -67665 }
/// The status “mobile me failed consistency check”: -67666.
public var errSecMobileMeFailedConsistencyCheck: OSStatus { -67666 }
/// The status “mobile me no request pending”: -67664.
public var errSecMobileMeNoRequestPending: OSStatus { -67664 }
/// The status “mobile me request already pending”: -67663.
public var errSecMobileMeRequestAlreadyPending: OSStatus { -67663 }
/// The status “mobile me request queued”: -67657.
public var errSecMobileMeRequestQueued: OSStatus { -67657 }
/// The status “mobile me request redirected”: -67658.
public var errSecMobileMeRequestRedirected: OSStatus { -67658 }
/// The status “mobile me server already exists”: -67661.
public var errSecMobileMeServerAlreadyExists: OSStatus { -67661 }
/// The status “mobile me server error”: -67659.
public var errSecMobileMeServerError: OSStatus { -67659 }
/// The status “mobile me server not available”: -67660.
public var errSecMobileMeServerNotAvailable: OSStatus { -67660 }
/// The status “mobile me server service err”: -67662.
public var errSecMobileMeServerServiceErr: OSStatus { -67662 }
/// The status “module manager initialize failed”: -67721.
public var errSecModuleManagerInitializeFailed: OSStatus { -67721 }
/// The status “module manager not found”: -67722.
public var errSecModuleManagerNotFound: OSStatus { -67722 }
/// The status “module manifest verify failed”: -67678.
public var errSecModuleManifestVerifyFailed: OSStatus { -67678 }
/// The status “module not loaded”: -67718.
public var errSecModuleNotLoaded: OSStatus { -67718 }
/// The status “multiple priv keys”: -25259.
public var errSecMultiplePrivKeys: OSStatus { -25259 }
/// The status “multiple values unsupported”: -67842.
public var errSecMultipleValuesUnsupported: OSStatus { -67842 }
/// The status “network failure”: -67636.
public var errSecNetworkFailure: OSStatus { -67636 }
/// The status “no access for item”: -25243.
public var errSecNoAccessForItem: OSStatus { -25243 }
/// The status “no basic constraints”: -67604.
public var errSecNoBasicConstraints: OSStatus { -67604 }
/// The status “no basic constraints CA”: -67605.
public var errSecNoBasicConstraintsCA: OSStatus { -67605 }
/// The status “no certificate module”: -25313.
public var errSecNoCertificateModule: OSStatus { -25313 }
/// The status “no default authority”: -67844.
public var errSecNoDefaultAuthority: OSStatus { -67844 }
/// The status “no default keychain”: -25307.
public var errSecNoDefaultKeychain: OSStatus { -25307 }
/// The status “no field values”: -67859.
public var errSecNoFieldValues: OSStatus { -67859 }
/// The status “no policy module”: -25314.
public var errSecNoPolicyModule: OSStatus { -25314 }
/// The status “no storage module”: -25312.
public var errSecNoStorageModule: OSStatus { -25312 }
/// The status “no such attr”: -25303.
public var errSecNoSuchAttr: OSStatus { -25303 }
/// The status “no such class”: -25306.
public var errSecNoSuchClass: OSStatus { -25306 }
/// The status “no such keychain”: -25294.
public var errSecNoSuchKeychain: OSStatus { -25294 }
/// The status “no trust settings”: -25263.
public var errSecNoTrustSettings: OSStatus { -25263 }
/// The status “not available”: -25291.
public var errSecNotAvailable: OSStatus { -25291 }
/// The status “not initialized”: -67667.
public var errSecNotInitialized: OSStatus { -67667 }
/// The status “not logged in”: -67729.
public var errSecNotLoggedIn: OSStatus { -67729 }
/// The status “not signer”: -26267.
public var errSecNotSigner: OSStatus { -26267 }
/// The status “not trusted”: -67843.
public var errSecNotTrusted: OSStatus { -67843 }
/// The status “op wr”: -49.
public var errSecOpWr: OSStatus { -49 }
/// The status “output length error”: -67725.
public var errSecOutputLengthError: OSStatus { -67725 }
/// The status “param”: -50.
public var errSecParam: OSStatus { -50 }
/// The status “passphrase required”: -25260.
public var errSecPassphraseRequired: OSStatus { -25260 }
/// The status “path length constraint exceeded”: -67611.
public var errSecPathLengthConstraintExceeded: OSStatus { -67611 }
/// The status “pkcs 12 verify failure”: -25264.
public var errSecPkcs12VerifyFailure: OSStatus { -25264 }
/// The status “policy not found”: -25241.
public var errSecPolicyNotFound: OSStatus { -25241 }
/// The status “privilege not granted”: -67705.
public var errSecPrivilegeNotGranted: OSStatus { -67705 }
/// The status “privilege not supported”: -67726.
public var errSecPrivilegeNotSupported: OSStatus { -67726 }
/// The status “public key inconsistent”: -67811.
public var errSecPublicKeyInconsistent: OSStatus { -67811 }
/// The status “query size unknown”: -67809.
public var errSecQuerySizeUnknown: OSStatus { -67809 }
/// The status “quota exceeded”: -67596.
public var errSecQuotaExceeded: OSStatus { -67596 }
/// The status “read only”: -25292.
public var errSecReadOnly: OSStatus { -25292 }
/// The status “read only attr”: -25309.
public var errSecReadOnlyAttr: OSStatus { -25309 }
/// The status “record modified”: -67638.
public var errSecRecordModified: OSStatus { -67638 }
/// The status “rejected form”: -67845.
public var errSecRejectedForm: OSStatus { -67845 }
/// The status “request descriptor”: -67856.
public var errSecRequestDescriptor: OSStatus { -67856 }
/// The status “request lost”: -67846.
public var errSecRequestLost: OSStatus { -67846 }
/// The status “request rejected”: -67847.
public var errSecRequestRejected: OSStatus { -67847 }
/// The status “resource sign bad cert chain length”: -67652.
public var errSecResourceSignBadCertChainLength: OSStatus { -67652 }
/// The status “resource sign bad ext key usage”: -67653.
public var errSecResourceSignBadExtKeyUsage: OSStatus { -67653 }
/// The status “restricted API”: -34020.
public var errSecRestrictedAPI: OSStatus { -34020 }
/// The status “self check failed”: -67676.
public var errSecSelfCheckFailed: OSStatus { -67676 }
/// The status “service not available”: -67585.
public var errSecServiceNotAvailable: OSStatus { -67585 }
/// The status “signing time missing”: -67894.
public var errSecSigningTimeMissing: OSStatus { -67894 }
/// The status “staged operation in progress”: -67806.
public var errSecStagedOperationInProgress: OSStatus { -67806 }
/// The status “staged operation not started”: -67807.
public var errSecStagedOperationNotStarted: OSStatus { -67807 }
/// The status “success”: 0.
public var errSecSuccess: OSStatus { 0 }
/// The status “tag not found”: -67692.
public var errSecTagNotFound: OSStatus { -67692 }
/// The status “timestamp add info not available”: -67892.
public var errSecTimestampAddInfoNotAvailable: OSStatus { -67892 }
/// The status “timestamp bad alg”: -67886.
public var errSecTimestampBadAlg: OSStatus { -67886 }
/// The status “timestamp bad data format”: -67888.
public var errSecTimestampBadDataFormat: OSStatus { -67888 }
/// The status “timestamp bad request”: -67887.
public var errSecTimestampBadRequest: OSStatus { -67887 }
/// The status “timestamp invalid”: -67883.
public var errSecTimestampInvalid: OSStatus { -67883 }
/// The status “timestamp missing”: -67882.
public var errSecTimestampMissing: OSStatus { -67882 }
/// The status “timestamp not trusted”: -67884.
public var errSecTimestampNotTrusted: OSStatus { -67884 }
/// The status “timestamp rejection”: -67895.
public var errSecTimestampRejection: OSStatus { -67895 }
/// The status “timestamp revocation notification”: -67898.
public var errSecTimestampRevocationNotification: OSStatus { -67898 }
/// The status “timestamp revocation warning”: -67897.
public var errSecTimestampRevocationWarning: OSStatus { -67897 }
/// The status “timestamp service not available”: -67885.
public var errSecTimestampServiceNotAvailable: OSStatus { -67885 }
/// The status “timestamp system failure”: -67893.
public var errSecTimestampSystemFailure: OSStatus { -67893 }
/// The status “timestamp time not available”: -67889.
public var errSecTimestampTimeNotAvailable: OSStatus { -67889 }
/// The status “timestamp unaccepted extension”: -67891.
public var errSecTimestampUnacceptedExtension: OSStatus { -67891 }
/// The status “timestamp unaccepted policy”: -67890.
public var errSecTimestampUnacceptedPolicy: OSStatus { -67890 }
/// The status “timestamp waiting”: -67896.
public var errSecTimestampWaiting: OSStatus { -67896 }
/// The status “trust not available”: -25245.
public var errSecTrustNotAvailable: OSStatus { -25245 }
/// The status “trust setting deny”: -67654.
public var errSecTrustSettingDeny: OSStatus { -67654 }
/// The status “unimplemented”: -4.
public var errSecUnimplemented: OSStatus { -4 }
/// The status “unknown CRL extension”: -67619.
public var errSecUnknownCRLExtension: OSStatus { -67619 }
/// The status “unknown cert extension”: -67618.
public var errSecUnknownCertExtension: OSStatus { -67618 }
/// The status “unknown critical extension flag”: -67603.
public var errSecUnknownCriticalExtensionFlag: OSStatus { -67603 }
/// The status “unknown format”: -25257.
public var errSecUnknownFormat: OSStatus { -25257 }
/// The status “unknown qualified cert statement”: -67656.
public var errSecUnknownQualifiedCertStatement: OSStatus { -67656 }
/// The status “unknown tag”: -67687.
public var errSecUnknownTag: OSStatus { -67687 }
/// The status “unsupported address type”: -67848.
public var errSecUnsupportedAddressType: OSStatus { -67848 }
/// The status “unsupported field format”: -67860.
public var errSecUnsupportedFieldFormat: OSStatus { -67860 }
/// The status “unsupported format”: -25256.
public var errSecUnsupportedFormat: OSStatus { -25256 }
/// The status “unsupported index info”: -67861.
public var errSecUnsupportedIndexInfo: OSStatus { -67861 }
/// The status “unsupported key attribute mask”: -67739.
public var errSecUnsupportedKeyAttributeMask: OSStatus { -67739 }
/// The status “unsupported key format”: -67734.
public var errSecUnsupportedKeyFormat: OSStatus { -67734 }
/// The status “unsupported key label”: -67741.
public var errSecUnsupportedKeyLabel: OSStatus { -67741 }
/// The status “unsupported key size”: -67735.
public var errSecUnsupportedKeySize: OSStatus { -67735 }
/// The status “unsupported key usage mask”: -67737.
public var errSecUnsupportedKeyUsageMask: OSStatus { -67737 }
/// The status “unsupported locality”: -67862.
public var errSecUnsupportedLocality: OSStatus { -67862 }
/// The status “unsupported num attributes”: -67863.
public var errSecUnsupportedNumAttributes: OSStatus { -67863 }
/// The status “unsupported num indexes”: -67864.
public var errSecUnsupportedNumIndexes: OSStatus { -67864 }
/// The status “unsupported num record types”: -67865.
public var errSecUnsupportedNumRecordTypes: OSStatus { -67865 }
/// The status “unsupported num selection preds”: -67873.
public var errSecUnsupportedNumSelectionPreds: OSStatus { -67873 }
/// The status “unsupported operator”: -67874.
public var errSecUnsupportedOperator: OSStatus { -67874 }
/// The status “unsupported query limits”: -67872.
public var errSecUnsupportedQueryLimits: OSStatus { -67872 }
/// The status “unsupported service”: -67849.
public var errSecUnsupportedService: OSStatus { -67849 }
/// The status “unsupported vector of buffers”: -67743.
public var errSecUnsupportedVectorOfBuffers: OSStatus { -67743 }
/// The status “user canceled”: -128.
public var errSecUserCanceled: OSStatus { -128 }
/// The status “verification failure”: -67686.
public var errSecVerificationFailure: OSStatus { -67686 }
/// The status “verify action failed”: -67825.
public var errSecVerifyActionFailed: OSStatus { -67825 }
/// The status “verify failed”: -67808.
public var errSecVerifyFailed: OSStatus { -67808 }
/// The status “wr perm”: -61.
public var errSecWrPerm: OSStatus { -61 }
/// The status “wrong sec version”: -25310.
public var errSecWrongSecVersion: OSStatus { -25310 }
