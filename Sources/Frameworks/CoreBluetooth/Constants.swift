/// Whether the other device can be connected to, in what it advertises.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The other device’s name, in what it advertises.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The maker’s own bytes, in what a device advertises.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// Services that found no room, in what a device advertises.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// Bytes by service, in what a device advertises.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The services, in what a device advertises.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The services that a device looks for, in what it advertises.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
/// How strongly a device sends, in what it advertises.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// Whether media may be reached: an option of a central manager.
public let CBCentralManagerOptionDeviceAccessForMedia = "kCBInitOptionDeviceAccessForMedia"
/// Under which name a central manager’s state is restored: an option.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether a person is told that Bluetooth is off: an option of a central manager.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The devices, in a restored state.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The options of a search, in a restored state.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// The services of a search, in a restored state.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// Whether a search names a device each time that it is heard: an option.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Services that devices look for: an option of a search.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// Whether classic Bluetooth is connected, too: an option of a connection.
public let CBConnectPeripheralOptionEnableTransportBridgingKey = "kCBConnectOptionEnableTransportBridging"
/// Whether a person is told of the connection: an option.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// Whether a person is told of the connection’s end: an option.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether a person is told of notifications: an option of a connection.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// Whether the other device needs the notification service: an option of a connection.
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
/// Seconds before a connection begins: an option.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
/// Under which name a peripheral manager’s state is restored: an option.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether a person is told that Bluetooth is off: an option of a peripheral manager.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// What was advertised, in a restored state.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"
/// The services, in a restored state.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// The descriptor of several formats.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
/// The descriptor of further properties.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// The descriptor of a value’s format.
public let CBUUIDCharacteristicFormatString = "2904"
/// The descriptor of a text for a person.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The descriptor of a value’s range.
public let CBUUIDCharacteristicValidRangeString = "2906"
/// The descriptor by which a client asks for values.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The characteristic of a channel’s number.
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"
/// The descriptor by which a server broadcasts.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
