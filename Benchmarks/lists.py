"""Portico's lists beside QListView, QML's ListView, GtkListView, Chromium and DifferenceKit: `run.py --lists`."""
import os, shutil, subprocess
import interleaved


def difference_kit(folder, sources):
    if not sources:
        print("DifferenceKit: no --difference-kit FOLDER of its sources, left out")
        return None
    program = os.path.join(folder, "lists_differencekit")
    files = [os.path.join(at, name) for at, _, names in os.walk(os.path.join(sources, "Sources")) for name in names
             if name.endswith(".swift")]
    subprocess.run(
        ["swiftc", "-O", "-wmo", "-suppress-warnings", "-swift-version", "5", "-parse-as-library",
         os.path.join(interleaved.PEERS, "lists_differencekit.swift"), *files, "-o", program], check=True)
    return program


def jobs(folder, sources):
    """The commands of one round."""
    found = [[interleaved.PROGRAM, "lists-" + name] for name in ("million", "unequal", "measured", "flow", "rails", "snapshots")]
    if qt := interleaved.compiled(folder, "c++", "lists_qt.cpp", "Qt6Widgets Qt6Quick"):
        found += [[qt, "widgets-" + name] for name in ("million", "unequal", "measured", "flow")]
        found += [[qt, "quick-" + name] for name in ("million", "unequal", "measured", "rails")]
    if gtk := shutil.which("xvfb-run") and interleaved.compiled(folder, "cc", "lists_gtk.c", "gtk4"):
        server = ["xvfb-run", "-a", "-s", "-screen 0 1170x2532x24"]
        found += [[*server, gtk, name] for name in ("million", "unequal", "measured", "rails")]
    if shutil.which("chromium-headless-shell"):
        found += [[os.path.join(interleaved.PEERS, "lists_chromium.py"), name] for name in ("measured", "flow", "rails")]
    else:
        print("lists_chromium.py: chromium-headless-shell isn't installed, left out")
    if kit := difference_kit(folder, sources):
        found.append([kit])
    return found
