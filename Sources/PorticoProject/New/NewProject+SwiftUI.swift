/// An app whose screen is a view of SwiftUI's: the same counter as in the other kinds, with previews of it.
extension NewProject {
    var swiftUIFiles: [(path: String, text: String)] {
        [
            ("\(name).xcodeproj/project.pbxproj", XcodeProjectText(name: name, kind: kind).text),
            ("\(name)/\(name)App.swift", app), ("\(name)/ContentView.swift", contentView),
            ("\(name)/Counter.swift", counter), ("\(name)/Assets.xcassets/Contents.json", catalog),
            ("\(name)/Assets.xcassets/AccentColor.colorset/Contents.json", accentColor),
            ("\(name)Tests/\(name)Tests.swift", counterTests), ("Stories/count.story", story),
        ]
    }

    private var app: String {
        """
        import SwiftUI

        @main
        struct \(name)App: App {
            var body: some Scene {
                WindowGroup {
                    ContentView()
                }
            }
        }

        """
    }

    private var contentView: String {
        """
        import SwiftUI

        struct ContentView: View {
            @State private var counter = Counter()

            var body: some View {
                NavigationStack {
                    VStack(spacing: 16) {
                        Text("\\(counter.count)")
                            .font(.largeTitle)
                        Button("Count") {
                            counter.countOne()
                        }
                        .buttonStyle(.borderedProminent)
                    }
                    .navigationTitle("\(name)")
                }
            }
        }

        #Preview {
            ContentView()
        }

        #Preview("Dark") {
            ContentView()
                .preferredColorScheme(.dark)
        }

        """
    }

    /// What the screen shows, without a screen: this is what unit tests are for.
    private var counter: String {
        """
        struct Counter {
            private(set) var count = 0

            mutating func countOne() {
                count += 1
            }
        }

        """
    }

    private var counterTests: String {
        """
        import XCTest

        @testable import \(name)

        final class \(name)Tests: XCTestCase {
            func testCounts() {
                var counter = Counter()
                counter.countOne()
                counter.countOne()
                XCTAssertEqual(counter.count, 2)
            }
        }

        """
    }
}
