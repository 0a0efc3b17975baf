/// The views of SwiftUI's that an app writes by name. Other types of this module are how these are made: an inspector passes over them.
enum ShownViews {
    static let names: Set<String> = [
        "AngularGradient", "AnyShape", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color", "ColorPicker",
        "ContainerRelativeShape", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider",
        "EditButton", "Ellipse", "EllipticalGradient", "ForEach", "Form", "Gauge", "GeometryReader",
        "GlassEffectContainer",
        "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image", "KeyframeAnimator", "Label", "LabeledContent",
        "LazyHGrid",
        "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Menu", "MeshGradient",
        "MultiDatePicker",
        "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OffsetShape", "OutlineGroup",
        "PasteButton", "Path", "PhaseAnimator", "Picker", "ProgressView", "RadialGradient", "Rectangle", "RenameButton",
        "RotatedShape", "RoundedRectangle", "ScaledShape", "ScrollView", "ScrollViewReader", "Section", "SecureField",
        "ShareLink", "Slider", "Spacer", "Stepper", "TabSection", "TabView", "Table", "Text", "TextEditor", "TextField",
        "TimelineView", "Toggle", "TransformedShape", "UnevenRoundedRectangle", "VStack", "ViewThatFits", "ZStack",
    ]

    /// Public types that stand for an app's content rather than being some.
    static let passed: Set<String> = [
        "AnyView", "DefaultButtonLabel", "DefaultDateProgressLabel", "DefaultTabLabel", "EmptyView", "EquatableView",
        "GaugePart",
        "GroupElementsOfContent", "GroupSectionsOfContent", "LabeledControlGroupContent",
        "LabeledToolbarItemGroupContent", "ModifiedContent",
        "OutlineSubgroupChildren", "PlaceholderContentView", "PresentedWindowContent", "PreviewModifierContent",
        "Subview", "SubviewsCollection", "SubviewsCollectionSlice", "TupleView",
    ]
}
