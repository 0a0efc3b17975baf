/// The text of a new app's `project.pbxproj`: an app and its tests, each a folder whose files belong to it (Xcode 16 and later).
struct XcodeProjectText {
    let name: String
    let kind: NewProject.Kind

    private enum Target: Int {
        case app = 1, tests
    }

    /// The same on every run, so that a new project's text is, too.
    private func id(_ number: Int, _ target: Target? = nil) -> String {
        let digits = String((target?.rawValue ?? 0) * 100 + number)
        return "A1" + String(repeating: "0", count: 22 - digits.count) + digits
    }

    private var project: String { id(1) }

    var text: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 77;
        \tobjects = {
        \(([projectObjects] + [targetObjects(.app), targetObjects(.tests)] + [listObjects]).joined(separator: "\n"))
        \t};
        \trootObject = \(project);
        }

        """
    }

    private func folder(_ target: Target) -> String { target == .app ? name : name + "Tests" }

    private func product(_ target: Target) -> String { target == .app ? "\(name).app" : "\(name)Tests.xctest" }

    private var projectObjects: String {
        """
        \t\t\(id(2)) = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (\(id(1, .app)), \(id(1, .tests)), \(id(3)));
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\t\(id(3)) = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (\(id(2, .app)), \(id(2, .tests)));
        \t\t\tname = Products;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\t\(project) = {
        \t\t\tisa = PBXProject;
        \t\t\tattributes = {
        \t\t\t\tBuildIndependentTargetsInParallel = 1;
        \t\t\t\tTargetAttributes = {
        \t\t\t\t\t\(id(3, .tests)) = { TestTargetID = \(id(3, .app)); };
        \t\t\t\t};
        \t\t\t};
        \t\t\tbuildConfigurationList = \(id(4));
        \t\t\tdevelopmentRegion = en;
        \t\t\thasScannedForEncodings = 0;
        \t\t\tknownRegions = (en, Base);
        \t\t\tmainGroup = \(id(2));
        \t\t\tpreferredProjectObjectVersion = 77;
        \t\t\tproductRefGroup = \(id(3));
        \t\t\tprojectDirPath = "";
        \t\t\tprojectRoot = "";
        \t\t\ttargets = (\(id(3, .app)), \(id(3, .tests)));
        \t\t};
        \(hasInfoPlist ? infoPlistException : "")\
        \t\t\(id(6)) = {
        \t\t\tisa = PBXContainerItemProxy;
        \t\t\tcontainerPortal = \(project);
        \t\t\tproxyType = 1;
        \t\t\tremoteGlobalIDString = \(id(3, .app));
        \t\t\tremoteInfo = \(name);
        \t\t};
        \t\t\(id(7)) = {
        \t\t\tisa = PBXTargetDependency;
        \t\t\ttarget = \(id(3, .app));
        \t\t\ttargetProxy = \(id(6));
        \t\t};
        """
    }

    /// A view of SwiftUI's needs nothing in it but what Xcode writes.
    private var hasInfoPlist: Bool { kind != .swiftui }

    private var infoPlistException: String {
        """
        \t\t\(id(5)) = {
        \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        \t\t\tmembershipExceptions = (Info.plist);
        \t\t\ttarget = \(id(3, .app));
        \t\t};

        """
    }

    private func targetObjects(_ target: Target) -> String {
        let isApp = target == .app
        let type = isApp ? "com.apple.product-type.application" : "com.apple.product-type.bundle.unit-test"
        return """
            \t\t\(id(1, target)) = {
            \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
            \t\t\texceptions = (\(isApp && hasInfoPlist ? id(5) : ""));
            \t\t\tpath = \(folder(target));
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\t\(id(2, target)) = {
            \t\t\tisa = PBXFileReference;
            \t\t\texplicitFileType = \(isApp ? "wrapper.application" : "wrapper.cfbundle");
            \t\t\tincludeInIndex = 0;
            \t\t\tpath = \(product(target));
            \t\t\tsourceTree = BUILT_PRODUCTS_DIR;
            \t\t};
            \t\t\(id(3, target)) = {
            \t\t\tisa = PBXNativeTarget;
            \t\t\tbuildConfigurationList = \(id(4, target));
            \t\t\tbuildPhases = (\(id(5, target)), \(id(6, target)), \(id(7, target)));
            \t\t\tbuildRules = ();
            \t\t\tdependencies = (\(isApp ? "" : id(7)));
            \t\t\tfileSystemSynchronizedGroups = (\(id(1, target)));
            \t\t\tname = \(folder(target));
            \t\t\tproductName = \(folder(target));
            \t\t\tproductReference = \(id(2, target));
            \t\t\tproductType = "\(type)";
            \t\t};
            \(phase("PBXSourcesBuildPhase", id(5, target)))
            \(phase("PBXFrameworksBuildPhase", id(6, target)))
            \(phase("PBXResourcesBuildPhase", id(7, target)))
            """
    }

    private func phase(_ kind: String, _ id: String) -> String {
        """
        \t\t\(id) = {
        \t\t\tisa = \(kind);
        \t\t\tbuildActionMask = 2147483647;
        \t\t\tfiles = ();
        \t\t\trunOnlyForDeploymentPostprocessing = 0;
        \t\t};
        """
    }

    private var listObjects: String {
        [list(id(4), nil), list(id(4, .app), .app), list(id(4, .tests), .tests)].joined(separator: "\n")
    }

    private func list(_ list: String, _ target: Target?) -> String {
        let (debug, release) = (id(8, target), id(9, target))
        return """
            \t\t\(list) = {
            \t\t\tisa = XCConfigurationList;
            \t\t\tbuildConfigurations = (\(debug), \(release));
            \t\t\tdefaultConfigurationIsVisible = 0;
            \t\t\tdefaultConfigurationName = Release;
            \t\t};
            \(configuration(debug, "Debug", target))
            \(configuration(release, "Release", target))
            """
    }

    private func configuration(_ id: String, _ title: String, _ target: Target?) -> String {
        let lines = settings(target, isDebug: title == "Debug").map { "\t\t\t\t\($0) = \($1);" }
        return """
            \t\t\(id) = {
            \t\t\tisa = XCBuildConfiguration;
            \t\t\tbuildSettings = {
            \(lines.joined(separator: "\n"))
            \t\t\t};
            \t\t\tname = \(title);
            \t\t};
            """
    }

    /// Of a target, or of the project.
    private func settings(_ target: Target?, isDebug: Bool) -> [(String, String)] {
        switch target {
        case nil:
            let mode =
                isDebug
                ? [
                    ("ENABLE_TESTABILITY", "YES"), ("ONLY_ACTIVE_ARCH", "YES"),
                    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "\"DEBUG $(inherited)\""),
                    ("SWIFT_OPTIMIZATION_LEVEL", "\"-Onone\""),
                ] : [("SWIFT_COMPILATION_MODE", "wholemodule"), ("VALIDATE_PRODUCT", "YES")]
            // What the screen is made of came with iOS 16, “#Preview” with iOS 17.
            let system = kind == .swiftui ? "17.0" : "15.0"
            return [("IPHONEOS_DEPLOYMENT_TARGET", system), ("SDKROOT", "iphoneos"), ("SWIFT_VERSION", "5.0")] + mode
        case .app:
            let begin: [(String, String)] =
                switch kind {
                case .storyboard:
                    [("INFOPLIST_FILE", "\(name)/Info.plist"), ("INFOPLIST_KEY_UIMainStoryboardFile", "Main")]
                case .swiftui:
                    [("ENABLE_PREVIEWS", "YES"), ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES")]
                case .code, .package: [("INFOPLIST_FILE", "\(name)/Info.plist")]
                }
            return common + begin + [
                ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "AccentColor"),
                ("INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents", "YES"),
                ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"),
                (
                    "INFOPLIST_KEY_UISupportedInterfaceOrientations",
                    "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\""
                ),
                ("LD_RUNPATH_SEARCH_PATHS", "(\"$(inherited)\", \"@executable_path/Frameworks\")"),
                ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.\(name)"),
            ]
        case .tests:
            return common + [
                ("BUNDLE_LOADER", "\"$(TEST_HOST)\""), ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.\(name)Tests"),
                ("TEST_HOST", "\"$(BUILT_PRODUCTS_DIR)/\(name).app/\(name)\""),
            ]
        }
    }

    private var common: [(String, String)] {
        [
            ("CODE_SIGN_STYLE", "Automatic"), ("CURRENT_PROJECT_VERSION", "1"), ("GENERATE_INFOPLIST_FILE", "YES"),
            ("MARKETING_VERSION", "1.0"), ("PRODUCT_NAME", "\"$(TARGET_NAME)\""), ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
        ]
    }
}
