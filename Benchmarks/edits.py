#!/usr/bin/env python3
"""An edit in a project of a thousand files, from saving it to its picture.
usage: edits.py [--files 1000] [--rounds 5] [--portico .build/release/portico]
Makes the project, builds it once, and then times: nothing changed; a body of a function changed; a method added. PORTICO_SDK names the frameworks
where they aren't beside portico."""
import argparse, pathlib, subprocess, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILE = """import UIKit

/// A screen of many.
final class Screen{n}ViewController: UIViewController {{
    private let titleLabel = UILabel()
    private let button = UIButton(type: .system)
    private var rows: [Row{n}] = []

    override func viewDidLoad() {{
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Screen {n}"
        button.setTitle("Next", for: .normal)
        button.addTarget(self, action: #selector(showNext), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [titleLabel, button])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        rows = (0..<{n}).map {{ Row{n}(title: "Row \\($0)", detail: nil, count: $0) }}
    }}

    @objc private func showNext() {{
        navigationController?.pushViewController(Screen{next}ViewController(), animated: true)
    }}

    func total() -> Int {{
        rows.reduce(0) {{ $0 + $1.count }} + rows.filter {{ $0.detail != nil }}.count
    }}
}}

struct Row{n}: Codable, Hashable {{
    var title: String
    var detail: String?
    var count: Int

    func formatted() -> String {{
        guard let detail = detail else {{ return "\\(title): \\(count)" }}
        return "\\(title) (\\(detail)): \\(count)"
    }}
}}
"""
DELEGATE = """import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Screen1ViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
"""


def make(folder, count):
    (folder / "AppDelegate.swift").write_text(DELEGATE)
    for n in range(1, count):
        (folder / f"Screen{n}.swift").write_text(FILE.format(n=n, next=n % (count - 1) + 1))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--portico", type=pathlib.Path, default=ROOT / ".build/release/portico")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="portico-edits-") as name:
        folder = pathlib.Path(name) / "Thousand"
        folder.mkdir()
        make(folder, options.files)
        script = folder.parent / "shot.story"
        script.write_text("launch\nsnapshot one\nterminate\n")

        def run(*words):
            start = time.monotonic()
            subprocess.run(
                [options.portico.resolve(), *words[:1], folder, "--build-path", folder.parent / "build", "-q", *words[1:]], check=True,
                stdout=subprocess.DEVNULL)
            return time.monotonic() - start

        def figure(what, times):
            print(f"EDITS {what}: {sorted(times)[len(times) // 2]:.2f} s (fastest {min(times):.2f}, slowest {max(times):.2f})", flush=True)

        def edited(change):
            times = []
            for round in range(options.rounds):
                # The compiler tells sources apart by the second in which they were written.
                time.sleep(1.1)
                file = folder / f"Screen{1 + round * 3 % (options.files - 1)}.swift"
                file.write_text(change(file.read_text(), round))
                times.append(run("run", "--script", script, "--output", folder.parent / "out"))
            return times

        figure("first build", [run("build")])
        figure("nothing changed, built", [run("build") for _ in range(options.rounds)])
        figure("nothing changed, to its picture", [run("run", "--script", script, "--output", folder.parent / "out") for _ in range(options.rounds)])
        figure("a body changed, to its picture", edited(lambda text, round: text.replace('.setTitle("', f'.setTitle("{round} ', 1)))
        figure(
            "a method added, to its picture",
            edited(lambda text, round: text.replace("    func total()", f"    func added{round}() {{}}\n\n    func total()", 1)))


main()
