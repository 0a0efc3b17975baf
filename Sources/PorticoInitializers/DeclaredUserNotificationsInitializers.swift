// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import Foundation
import PorticoObjC
import UIKit
import UserNotifications

// The bodies behind the declarations of the same symbols.

extension UNCalendarNotificationTrigger {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNCalendarNotificationTrigger_dateMatching_repeats_0")
    @_disfavoredOverload public convenience init(_portico0_UNCalendarNotificationTrigger_dateMatching p0: DateComponents, _ p1: Bool) { self.init(dateMatching: p0, repeats: p1) }
}

extension UNNotificationAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationAction_identifier_title_options_0")
    @_disfavoredOverload public convenience init(_portico0_UNNotificationAction_identifier p0: String, _ p1: String, _ p2: UNNotificationActionOptions) { self.init(identifier: p0, title: p1, options: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationAction_identifier_title_options_icon_1")
    @_disfavoredOverload public convenience init(_portico1_UNNotificationAction_identifier p0: String, _ p1: String, _ p2: UNNotificationActionOptions, _ p3: UNNotificationActionIcon?) { self.init(identifier: p0, title: p1, options: p2, icon: p3) }
}

extension UNNotificationActionIcon {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationActionIcon_templateImageName_0")
    @_disfavoredOverload public convenience init(_portico0_UNNotificationActionIcon_templateImageName p0: String) { self.init(templateImageName: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationActionIcon_systemImageName_1")
    @_disfavoredOverload public convenience init(_portico1_UNNotificationActionIcon_systemImageName p0: String) { self.init(systemImageName: p0) }
}

extension UNNotificationAttachment {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationAttachment_identifier_url_options_0")
    @_disfavoredOverload public convenience init(_portico0_UNNotificationAttachment_identifier p0: String, _ p1: URL, _ p2: [AnyHashable: Any]?) throws { try self.init(identifier: p0, url: p1, options: p2) }
}

extension UNNotificationCategory {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationCategory_identifier_actions_intentIdentifiers_options_0")
    @_disfavoredOverload public convenience init(_portico0_UNNotificationCategory_identifier p0: String, _ p1: [UNNotificationAction], _ p2: [String], _ p3: UNNotificationCategoryOptions) { self.init(identifier: p0, actions: p1, intentIdentifiers: p2, options: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationCategory_identifier_actions_intentIdentifiers_hiddenPreviewsBodyPlaceholder_options_1")
    @_disfavoredOverload public convenience init(_portico1_UNNotificationCategory_identifier p0: String, _ p1: [UNNotificationAction], _ p2: [String], _ p3: String, _ p4: UNNotificationCategoryOptions) { self.init(identifier: p0, actions: p1, intentIdentifiers: p2, hiddenPreviewsBodyPlaceholder: p3, options: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationCategory_identifier_actions_intentIdentifiers_hiddenPreviewsBodyPlaceholder_categorySummaryFormat_options_2")
    @_disfavoredOverload public convenience init(_portico2_UNNotificationCategory_identifier p0: String, _ p1: [UNNotificationAction], _ p2: [String], _ p3: String?, _ p4: String?, _ p5: UNNotificationCategoryOptions) { self.init(identifier: p0, actions: p1, intentIdentifiers: p2, hiddenPreviewsBodyPlaceholder: p3, categorySummaryFormat: p4, options: p5) }
}

extension UNNotificationRequest {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationRequest_identifier_content_trigger_0")
    @_disfavoredOverload public convenience init(_portico0_UNNotificationRequest_identifier p0: String, _ p1: UNNotificationContent, _ p2: UNNotificationTrigger?) { self.init(identifier: p0, content: p1, trigger: p2) }
}

extension UNNotificationSound {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNNotificationSound_named_0")
    @_disfavoredOverload public convenience init(_portico0_UNNotificationSound_named p0: UNNotificationSoundName) { self.init(named: p0) }
}

extension UNTextInputNotificationAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNTextInputNotificationAction_identifier_title_options_textInputButtonTitle_textInputPlaceholder_0")
    @_disfavoredOverload public convenience init(_portico0_UNTextInputNotificationAction_identifier p0: String, _ p1: String, _ p2: UNNotificationActionOptions, _ p3: String, _ p4: String) { self.init(identifier: p0, title: p1, options: p2, textInputButtonTitle: p3, textInputPlaceholder: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNTextInputNotificationAction_identifier_title_options_icon_textInputButtonTitle_textInputPlaceholder_1")
    @_disfavoredOverload public convenience init(_portico1_UNTextInputNotificationAction_identifier p0: String, _ p1: String, _ p2: UNNotificationActionOptions, _ p3: UNNotificationActionIcon?, _ p4: String, _ p5: String) { self.init(identifier: p0, title: p1, options: p2, icon: p3, textInputButtonTitle: p4, textInputPlaceholder: p5) }
}

extension UNTimeIntervalNotificationTrigger {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UNTimeIntervalNotificationTrigger_timeInterval_repeats_0")
    @_disfavoredOverload public convenience init(_portico0_UNTimeIntervalNotificationTrigger_timeInterval p0: TimeInterval, _ p1: Bool) { self.init(timeInterval: p0, repeats: p1) }
}
