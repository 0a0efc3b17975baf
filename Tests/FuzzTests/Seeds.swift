import Foundation

/// Small files of the kinds that projects have, for mutations to start from.
enum Seeds {
    static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; objects = {
        R = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (A, K, ); projectReferences = ({ProjectRef = F1; }); };
        G = {isa = PBXGroup; children = (F1, F2, V, S, ); path = "a b"; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = x.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "../y.xcassets"; sourceTree = SOURCE_ROOT; };
        V = {isa = PBXVariantGroup; children = (F1); name = Main; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = .; exceptions = (E); sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (x.swift, a/b); };
        A = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (P1, P2, P3, P4); dependencies = (D);
          productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S); packageProductDependencies = (Q); };
        K = {isa = PBXNativeTarget; name = Kit; buildConfigurationList = L; productType = "com.apple.product-type.framework"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        P2 = {isa = PBXResourcesBuildPhase; files = (B2); };
        P3 = {isa = PBXCopyFilesBuildPhase; dstPath = "$(X)/$(Y:lower)"; dstSubfolderSpec = 7; files = (B1); };
        P4 = {isa = PBXShellScriptBuildPhase; shellScript = "echo \\"hi\\"\\n"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; platformFilter = ios; };
        B2 = {isa = PBXBuildFile; fileRef = V; };
        D = {isa = PBXTargetDependency; target = K; targetProxy = X; };
        X = {isa = PBXContainerItemProxy; containerPortal = R; remoteGlobalIDString = K; remoteInfo = Kit; };
        Q = {isa = XCSwiftPackageProductDependency; productName = P; package = W; };
        W = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x/y.git"; requirement = {kind = branch; branch = main; }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Debug; };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)";
          A = "$(B)$(B)"; B = "$(A) $(inherited)"; OTHER_SWIFT_FLAGS = ("-D", "X Y"); "K[sdk=iphone*][arch=*]" = "\\U00e9\\101"; }; };
        }; rootObject = R; }
        """
    static let spec = """
        name: App
        include: [more.yml, {path: more.yml, relativePaths: false}]
        options: {bundleIdPrefix: a.b, deploymentTarget: {iOS: "15.0"}, fileTypes: {abc: {buildPhase: none}}}
        configs: {Debug: debug, Release: release}
        settingGroups: {g: {base: {A: [1, 2]}, groups: [h]}, h: {B: $(A)}}
        packages: {P: {url: "https://x/y", minorVersion: 1.2.0}, L: {path: Local}}
        targets:
          App:
            templates: [T]
            templateAttributes: {tone: &tone warm}
            type: application
            platform: [iOS, tvOS]
            sources: [Sources, {path: "S*/*.swift", excludes: ["**/a[0-9]*"], optional: true}]
            settings: {groups: [g], configs: {debug: {C: NO}}}
            info: {path: Info.plist, properties: {N: 1, L: [true, *tone]}}
            dependencies: [{package: P, products: [A, B]}, {target: Kit}, {carthage: C}]
            scheme: {testTargets: [Tests], environmentVariables: [{variable: V, value: w}]}
          Kit: {type: framework, platform: iOS, sources: Sources}
          Tests: {type: bundle.unit-test, platform: iOS, sources: [Sources], dependencies: [target: App]}
        schemes: {S: {build: {targets: {App: all}}, run: {commandLineArguments: {"-a": true}}, test: {targets: [Tests]}}}

        """
    static let includedSpec = """
        targetTemplates: {T: {settings: {base: {WHO: "${target_name} ${tone}"}}, postBuildScripts: [{script: "true"}]}}
        aggregateTargets: {All: {targets: [App]}}

        """
    /// A view with a label, archived.
    static func keyedNib() throws -> [UInt8] {
        func place(_ number: Int) -> [String: Int] { ["CF$UID": number] }
        let objects: [Any] = [
            "$null", ["$class": place(4), "NS.objects": [place(2)]] as [String: Any],
            ["$class": place(5), "UIBounds": place(7), "UISubviews": place(3), "UIAlpha": 0.5] as [String: Any],
            ["$class": place(4), "NS.objects": [place(8)]] as [String: Any], ["$classname": "NSArray"],
            ["$classname": "UIView"], ["$classname": "UILabel"], "{{0, 0}, {100, 40}}",
            ["$class": place(6), "UIText": "text", "UITextAlignment": 1] as [String: Any],
        ]
        let archive: [String: Any] = [
            "$archiver": "NSKeyedArchiver", "$objects": objects, "$top": ["UINibTopLevelObjectsKey": place(1)],
        ]
        // Read from the text form its references are references.
        let text = try PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0)
        let list = try PropertyListSerialization.propertyList(from: text, format: nil)
        return try [UInt8](PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    }

    static let strings = """
        /* comment */ "key" = "value \\"quoted\\" \\n \\U00e9";
        // another
        plain; 'single' = two; { = }; "a" = "%d files";
        """
    static let stringsdict = """
        <?xml version="1.0"?><plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
        """
    static let xcstrings = """
        {"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"b"}},"en":{"variations":{"plural":
        {"one":{"stringUnit":{"value":"%lld"}},"other":{"stringUnit":{"value":"x"}}}}}}},"b":{"localizations":{"en":{"stringUnit":
        {"value":"%#@q@"},"substitutions":{"q":{"argNum":1,"formatSpecifier":"lld"}}}}}},"version":"1.0"}
        """
    static let catalog = """
        {"images":[{"filename":"a.png","idiom":"universal","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}],
        "resizing":{"cap-insets":{"top":1}}},{"filename":"v.svg"}],"properties":{"provides-namespace":true},"info":{"version":1}}
        """
    static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="8" viewBox="0 0 10 8"><g id="Regular-M"><path d="M0 0L9 9z"/></g></svg>
        """
    static let config = """
        #include "a.xcconfig"
        #include? "b.xcconfig"
        A = $(inherited) 1 // note
        B[sdk=iphone*][arch=*] = "x y" \\
          more
        """
    static let workspace = """
        <?xml version="1.0"?><Workspace version="1.0"><Group location="container:a" name="g"><FileRef location="group:App.xcodeproj"/>
        </Group><FileRef location="absolute:/x"/></Workspace>
        """
    static let scheme = """
        <Scheme><LaunchAction buildConfiguration="Debug"><BuildableProductRunnable><BuildableReference BlueprintIdentifier="A"
        BlueprintName="App" BuildableName="App.app"/></BuildableProductRunnable><CommandLineArguments><CommandLineArgument
        argument="-a &quot;b c&quot;" isEnabled="YES"/></CommandLineArguments></LaunchAction></Scheme>
        """
    static let plist = """
        <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>$(A:rfc1034identifier)$(B_$(C))</string>
        <key>L</key><array><true/><integer>1</integer><date>2020-01-01T00:00:00Z</date></array></dict></plist>
        """
}
