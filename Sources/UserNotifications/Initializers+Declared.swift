// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import Foundation
import PorticoObjC
import UIKit

// Initialisers on classes that only the running program knows. How a pair works is told at `_PorticoObject`.

extension _PorticoObject where Self: UNCalendarNotificationTrigger {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNCalendarNotificationTrigger_dateMatching_repeats_0")
    @_disfavoredOverload public init(dateMatching dateComponents: DateComponents, repeats: Bool, _portico: Void = ())
}

extension _PorticoObject where Self: UNNotificationAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationAction_identifier_title_options_0")
    @_disfavoredOverload public init(identifier: String, title: String, options: UNNotificationActionOptions = [], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationAction_identifier_title_options_icon_1")
    @_disfavoredOverload public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?, _portico: Void = ())
}

extension _PorticoObject where Self: UNNotificationActionIcon {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationActionIcon_templateImageName_0")
    @_disfavoredOverload public init(templateImageName: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationActionIcon_systemImageName_1")
    @_disfavoredOverload public init(systemImageName: String, _portico: Void = ())
}

extension _PorticoObject where Self: UNNotificationAttachment {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationAttachment_identifier_url_options_0")
    @_disfavoredOverload public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil, _portico: Void = ()) throws
}

extension _PorticoObject where Self: UNNotificationCategory {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationCategory_identifier_actions_intentIdentifiers_options_0")
    @_disfavoredOverload public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = [], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationCategory_identifier_actions_intentIdentifiers_hiddenPreviewsBodyPlaceholder_options_1")
    @_disfavoredOverload public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = [], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationCategory_identifier_actions_intentIdentifiers_hiddenPreviewsBodyPlaceholder_categorySummaryFormat_options_2")
    @_disfavoredOverload public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = [], _portico: Void = ())
}

extension _PorticoObject where Self: UNNotificationRequest {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationRequest_identifier_content_trigger_0")
    @_disfavoredOverload public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?, _portico: Void = ())
}

extension _PorticoObject where Self: UNNotificationSound {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNNotificationSound_named_0")
    @_disfavoredOverload public init(named name: UNNotificationSoundName, _portico: Void = ())
}

extension _PorticoObject where Self: UNTextInputNotificationAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNTextInputNotificationAction_identifier_title_options_textInputButtonTitle_textInputPlaceholder_0")
    @_disfavoredOverload public init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNTextInputNotificationAction_identifier_title_options_icon_textInputButtonTitle_textInputPlaceholder_1")
    @_disfavoredOverload public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String, _portico: Void = ())
}

extension _PorticoObject where Self: UNTimeIntervalNotificationTrigger {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UNTimeIntervalNotificationTrigger_timeInterval_repeats_0")
    @_disfavoredOverload public init(timeInterval: TimeInterval, repeats: Bool, _portico: Void = ())
}
