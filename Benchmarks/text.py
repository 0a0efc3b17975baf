"""Portico's texts beside Pango, Qt's and GTK's text views and Chromium: `run.py --text`."""
import os, shutil
import interleaved


def jobs(folder):
    """The commands of one round."""
    found = [[interleaved.PROGRAM, "text-" + name] for name in ("labels", "long", "long-small", "runs", "runs-small", "paste")]
    if qt := interleaved.compiled(folder, "c++", "text_qt.cpp", "Qt6Widgets"):
        found += [[qt, name] for name in ("labels", "plain", "plain-small", "rich", "rich-small", "runs", "runs-small", "paste-plain", "paste-rich")]
    if gtk := shutil.which("xvfb-run") and interleaved.compiled(folder, "cc", "text_gtk.c", "gtk4"):
        server = ["xvfb-run", "-a", "-s", "-screen 0 1170x2532x24"]
        found += [[*server, gtk, name] for name in ("labels", "long", "long-small", "runs", "runs-small", "paste")]
    if shutil.which("chromium-headless-shell"):
        found += [[os.path.join(interleaved.PEERS, "text_chromium.py"), name] for name in ("labels", "long", "long-small", "runs", "runs-small")]
    else:
        print("text_chromium.py: chromium-headless-shell isn't installed, left out")
    return found
