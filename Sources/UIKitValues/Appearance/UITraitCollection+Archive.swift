import CoreGraphics
import Foundation

/// Traits in keyed archives, under the keys that iOS uses; those that an app defines are left out.
///
/// - From: `UITraitCollection.encode(with:)`, `UITraitCollection.init(coder:)`
extension TraitValues {
    private struct Field {
        let key: String
        let number: (TraitValues) -> Int
        let set: (inout TraitValues, Int) -> Void

        init<T: RawRepresentable>(_ name: String, _ path: WritableKeyPath<TraitValues, T>) where T.RawValue == Int {
            key = TraitValues.key(name)
            number = { $0[keyPath: path].rawValue }
            set = { values, number in
                if let value = T(rawValue: number) { values[keyPath: path] = value }
            }
        }
    }

    private static func key(_ name: String) -> String { "UITraitCollectionBuiltinTrait-_UITraitName\(name)" }

    private static var fields: [Field] {
        [
            Field("UserInterfaceIdiom", \.userInterfaceIdiom), Field("UserInterfaceStyle", \.userInterfaceStyle),
            Field("UserInterfaceLevel", \.userInterfaceLevel), Field("AccessibilityContrast", \.accessibilityContrast),
            Field("HorizontalSizeClass", \.horizontalSizeClass), Field("VerticalSizeClass", \.verticalSizeClass),
            Field("DisplayGamut", \.displayGamut), Field("LayoutDirection", \.layoutDirection),
            Field("LegibilityWeight", \.legibilityWeight), Field("ForceTouchCapability", \.forceTouchCapability),
            Field("ActiveAppearance", \.activeAppearance),
            Field("ToolbarItemPresentationSize", \.toolbarItemPresentationSize),
            Field("ListEnvironment", \.listEnvironment), Field("SceneCaptureState", \.sceneCaptureState),
        ]
    }

    /// What the archive doesn't hold is unspecified.
    init(_ coder: NSCoder) {
        self.init()
        for field in Self.fields where coder.containsValue(forKey: field.key) {
            field.set(&self, coder.decodeInteger(forKey: field.key))
        }
        let scale = coder.decodeDouble(forKey: Self.key("DisplayScale"))
        if scale > 0, scale.isFinite { displayScale = CGFloat(scale) }
        if let category = coder.presentObject(NSString.self, Self.key("PreferredContentSizeCategory")) {
            preferredContentSizeCategory = UIContentSizeCategory(rawValue: category as String)
        }
    }

    func archive(_ coder: NSCoder) {
        for field in Self.fields { coder.encode(field.number(self), forKey: field.key) }
        coder.encode(Double(displayScale), forKey: Self.key("DisplayScale"))
        guard preferredContentSizeCategory != .unspecified else { return }
        coder.encode(
            preferredContentSizeCategory.rawValue as NSString, forKey: Self.key("PreferredContentSizeCategory"))
    }
}
