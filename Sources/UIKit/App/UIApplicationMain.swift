import Foundation
import PorticoHost
import PorticoObjC
import PorticoTrace

/// Runs an app from its start to its end. Called by `@main`, `@UIApplicationMain` or a hand-written `main.swift`.
///
/// - Parameters:
///   - principalClassName: the subclass of `UIApplication` to use; nil takes Info.plist's `NSPrincipalClass`, else
///     `UIApplication`.
///   - delegateClassName: the class of the application delegate, as `NSStringFromClass` names it.
/// - Returns: the process's exit status; on iOS it never returns, and neither does it here while the app runs.
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    MainActor.assumeIsolated {
        do {
            LaunchLanguage.prepare()
            // 1. The shell that started this process, if one did.
            let environment = ProcessInfo.processInfo.environment
            let connection = try ShellConnection(environment: environment)
            // 2. How this run is to be: device, clock, trace.
            let settings = try connection?.settings ?? RunSettings(environment: environment)
            LaunchLanguage.apply()
            // 3. Screen, clock, render side and trace.
            let runtime = try AppRuntime(settings: settings)
            AppFonts.registerAll()
            // 4. The application object.
            let application = try ApplicationFactory.application(principalClassName)
            // 5. Its delegate.
            if let preview = settings.preview {
                try CodePatch.loadLibraries(settings.patches, from: settings.patchFolder)
                PreviewStage(preview).takeOver(application)
            } else {
                try ApplicationFactory.setDelegate(delegateClassName, of: application)
            }
            // 6. The life cycle, and the event path.
            runtime.start(application)
            // 7. Do what the shell says, or launch and run until told to stop; and end.
            return runtime.run(connection)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return AppRuntime.badSettingsStatus
        }
    }
}

/// Makes the application and its delegate from class names.
@MainActor enum ApplicationFactory {
    static func application(_ principalClassName: String?) throws -> UIApplication {
        let name = principalClassName ?? Bundle.main.object(forInfoDictionaryKey: "NSPrincipalClass") as? String
        guard let name, !["", "UIApplication"].contains(name) else { return UIApplication() }
        guard let cls = DelegateClass.named(name) as? UIApplication.Type else {
            throw LaunchError.noClass(name, role: "principal class", base: "UIApplication")
        }
        return makeInstance(of: cls) as! UIApplication
    }

    static func setDelegate(_ name: String?, of application: UIApplication) throws {
        guard let name else { return }
        guard let cls = DelegateClass.named(name) else {
            throw LaunchError.noClass(name, role: "application delegate", base: "UIApplicationDelegate")
        }
        guard cls is NSObject.Type, let delegate = makeInstance(of: cls) as? any UIApplicationDelegate else {
            throw LaunchError.noClass(name, role: "application delegate", base: "UIApplicationDelegate")
        }
        application.ownedDelegate = delegate
        application.delegate = delegate
    }
}

/// What can be wrong when an app starts.
enum LaunchError: Error, CustomStringConvertible {
    case noClass(String, role: String, base: String)
    case badSceneManifest(String)

    var description: String {
        switch self {
        case .noClass(let name, let role, let base):
            "no class “\(name)” for the \(role): name a class of this app that is a \(base) (as Module.Class)"
        case .badSceneManifest(let reason):
            "Info.plist: UIApplicationSceneManifest: \(reason)"
        }
    }
}
