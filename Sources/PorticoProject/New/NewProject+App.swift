/// The screen that both kinds of app begin with: a label that counts how often a button was tapped.
extension NewProject {
    var appDelegate: String {
        """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            }
        }

        """
    }

    /// A storyboard's window is made by UIKit; without one the scene's delegate makes it.
    var sceneDelegate: String {
        let body =
            kind == .storyboard
            ? ""
            : """


                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let scene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: scene)
                    window.rootViewController = UINavigationController(rootViewController: ViewController())
                    window.makeKeyAndVisible()
                    self.window = window
                }
            """
        return """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?\(body)
            }

            """
    }

    var infoPlist: String {
        let storyboard =
            kind == .storyboard
            ? "\n\t\t\t\t\t<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>Main</string>" : ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>UIApplicationSceneManifest</key>
            \t<dict>
            \t\t<key>UIApplicationSupportsMultipleScenes</key>
            \t\t<false/>
            \t\t<key>UISceneConfigurations</key>
            \t\t<dict>
            \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
            \t\t\t<array>
            \t\t\t\t<dict>
            \t\t\t\t\t<key>UISceneConfigurationName</key>
            \t\t\t\t\t<string>Default Configuration</string>
            \t\t\t\t\t<key>UISceneDelegateClassName</key>
            \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\(storyboard)
            \t\t\t\t</dict>
            \t\t\t</array>
            \t\t</dict>
            \t</dict>
            </dict>
            </plist>

            """
    }

    var catalog: String {
        """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }

    var accentColor: String {
        """
        {
          "colors" : [
            {
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }

    var appTests: String {
        """
        import XCTest

        @testable import \(name)

        final class \(name)Tests: XCTestCase {
            @MainActor func testCounts() throws {
                let controller = \(newController)
                controller.loadViewIfNeeded()
                controller.increment()
                controller.increment()
                XCTAssertEqual(controller.count, 2)
                XCTAssertEqual(controller.countLabel.text, "2")
            }
        }

        """
    }

    private var newController: String {
        guard kind == .storyboard else { return "ViewController()" }
        return """
            try XCTUnwrap(
                        UIStoryboard(name: "Main", bundle: Bundle(for: ViewController.self))
                            .instantiateViewController(withIdentifier: "counter") as? ViewController)
            """
    }

    /// Played by `portico run NAME --script NAME/Stories/count.story`.
    var story: String {
        """
        # What a person does, one step a line. "portico help run" has the language.
        launch
        snapshot first
        tap "Count"
        tap "Count"
        snapshot counted
        home
        reopen
        snapshot again
        terminate

        """
    }

    var screenInCode: [(path: String, text: String)] { [("\(name)/ViewController.swift", controllerInCode)] }

    private var controllerInCode: String {
        """
        import UIKit

        class ViewController: UIViewController {
            private(set) var count = 0
            let countLabel = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "\(name)"
                view.backgroundColor = .systemBackground

                countLabel.text = "0"
                countLabel.font = .preferredFont(forTextStyle: .largeTitle)
                countLabel.adjustsFontForContentSizeCategory = true

                let button = UIButton(configuration: .filled())
                button.setTitle("Count", for: .normal)
                button.addTarget(self, action: #selector(increment), for: .touchUpInside)

                let stack = UIStackView(arrangedSubviews: [countLabel, button])
                stack.axis = .vertical
                stack.alignment = .center
                stack.spacing = 16
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
                ])
            }

            @objc func increment() {
                count += 1
                countLabel.text = "\\(count)"
            }
        }

        """
    }
}
