#!/usr/bin/env python3
"""Measures Portico beside the peers in one run.
usage: run.py [--bench FOLDER] [--ours | --closing] [every option of the peers' run.py: --rounds 5 --only REGEX --python VENV ...]
FOLDER is where the peers' programs are (default ../shared/bench beside this checkout). Results go to Benchmarks/results.tsv
unless --out says otherwise. --ours measures Portico and the hand-written floor alone, without building the peers. --closing
measures W3 and W6 with every peer, and Portico's layers, in a few minutes; the peers are built if they are not.
Only what the chosen programs need is built.
usage: run.py --nibs   loads nibs in an app, ten launches, in release, beside Qt's loader and GtkBuilder (qt6-base-dev, qt6-tools-dev, libqt6opengl6-dev,
libgtk-4-dev; without them alone): the median of each figure
usage: run.py --lists [--rounds 3] [--difference-kit FOLDER]   lists in release beside QListView, QML's ListView, GtkListView, Chromium and
DifferenceKit, as far as they are installed (qt6-declarative-dev with its modules, libgtk-4-dev, xvfb, chromium-headless-shell, DifferenceKit's
sources): the fastest of the rounds and ratios as a table
usage: run.py --text [--rounds 3]   labels and long texts in the same way beside Pango, Qt's and GTK's text views and Chromium (qt6-base-dev,
libgtk-4-dev, xvfb, chromium-headless-shell)"""
import os, re, subprocess, sys, tempfile
import interleaved, lists, text

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


def take(flag, has_value):
    if flag not in sys.argv:
        return None
    at = sys.argv.index(flag)
    value = sys.argv[at + 1] if has_value else True
    del sys.argv[at : at + (2 if has_value else 1)]
    return value


if "--help" in sys.argv or "-h" in sys.argv:
    print(__doc__)
    sys.exit(0)


def nib_peers(folder):
    """Commands that load 200 views in Qt and in GTK, as far as they are installed."""
    commands = []
    for compiler, source, package, file in [
        ("c++", "nibs_qt.cpp", "Qt6Widgets Qt6UiTools", "many.ui"), ("cc", "nibs_gtk.c", "gtk4", "many.gtk.ui"),
    ]:
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", *package.split()], capture_output=True, text=True)
        program = os.path.join(folder, source.split(".")[0])
        if flags.returncode != 0:
            print(f"{source}: {package} isn't installed, left out")
            continue
        subprocess.run([compiler, "-O2", "-fPIC", "-w", os.path.join(HERE, "Peers", source), "-o", program, *flags.stdout.split()], check=True)
        commands.append(["xvfb-run", "-a", program, os.path.join(folder, file)])
    return commands


def nibs():
    """Prints what ten launches of Apps/Nibs and of the peers say, interleaved."""
    folder = os.path.join(HERE, "Apps", "Nibs")
    with tempfile.TemporaryDirectory() as made:
        subprocess.run([os.path.join(folder, "make.py"), made], check=True)
        measure_nibs(folder, nib_peers(made))


def measure_nibs(folder, peers):
    for product in ("Portico", "portico"):
        subprocess.run(["swift", "build", "-c", "release", "--product", product], cwd=ROOT, check=True)
    figures = {}
    for _ in range(10):
        ours = [os.path.join(ROOT, ".build", "release", "portico"), "run", folder, "-c", "release", "--script", os.path.join(HERE, "Apps", "w7.story")]
        said = "".join(subprocess.run(one, capture_output=True, text=True, check=True).stdout for one in [ours, *peers])
        for name, value, unit in re.findall(r"NIBS (.*): ([0-9.]+) (\S+?)(?:,|$)", said, re.M):
            figures.setdefault(f"{name}, {unit}", []).append(float(value))
    for name, values in figures.items():
        print(f"{name}: {sorted(values)[len(values) // 2]:.3g} (of {len(values)} launches, fastest {min(values):.3g})")


if take("--nibs", False):
    nibs()
    sys.exit(0)
if take("--lists", False):
    sources = take("--difference-kit", True)
    interleaved.run(int(take("--rounds", True) or 3), lambda folder: lists.jobs(folder, sources))
    sys.exit(0)
if take("--text", False):
    interleaved.run(int(take("--rounds", True) or 3), text.jobs)
    sys.exit(0)
bench = os.path.abspath(take("--bench", True) or os.path.join(ROOT, "..", "shared", "bench"))
ours = take("--ours", False)
closing = take("--closing", False)
if closing:
    # cairo, pixman, the floor, Qt, GTK, Chromium, Skia and Blend2D; W6 has no program for GTK, W3 none for rlottie.
    peers = r"^w8$|^cairo_pango w(3|6)|^qt_widgets w(3|6)|^qt_quick w3|^gtk w3|chromium.py w(3|6)|py_raster.py .*w(3|6)"
    sys.argv += ["--only", peers + r"|^portico-bench (w1|w3|w6|set|commit|animations)"]
    if "--rounds" not in sys.argv:
        sys.argv += ["--rounds", "3"]
if not os.path.exists(os.path.join(bench, "run.py")):
    sys.exit(f"run.py: no peers' programs at {bench}: name their folder with --bench")

only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
build = sys.argv[sys.argv.index("--build") + 1] if "--build" in sys.argv else "peers-build"
if "--build" not in sys.argv:
    sys.argv += ["--build", build]
# The peers' programs are started from their own folder.
sys.argv[sys.argv.index("--build") + 1] = build = os.path.abspath(build)

subprocess.run(["swift", "build", "-c", "release"], cwd=HERE, check=True)
has_app = not closing and (ours or re.search(only, "W7"))
for product in ("Portico", "PorticoCombine", "portico") if has_app else ():
    subprocess.run(["swift", "build", "-c", "release", "--product", product], cwd=ROOT, check=True)
portico = os.path.join(ROOT, ".build", "release", "portico")
apps = os.path.join(HERE, ".build", "apps")
if has_app:
    subprocess.run([portico, "build", os.path.join(HERE, "Apps", "W7"), "-c", "release", "--output", apps], check=True)

program = os.path.join(HERE, ".build", "release", "portico-bench")
w7 = os.path.join(apps, "W7.app", "W7")
WORKLOADS = ("w1-flat", "w1-nested", "w3", "w6-fill", "w6-stroke", "set", "commit", "animations", "edit", "w4", "lists-million",
             "lists-unequal", "lists-measured", "lists-flow", "lists-rails", "lists-snapshots")
jobs = "".join(f"job([{program!r}, {w!r}])\n" for w in WORKLOADS)
for size in (100, 1000, 5000):
    jobs += f"job([{program!r}, 'w2-rows', '{size}'])\njob([{program!r}, 'w2-views-rows', '{size}'])\n"
for size in (100, 1000):
    jobs += f"job([{program!r}, 'w2-chain', '{size}'])\njob([{program!r}, 'w2-views-chain', '{size}'])\n"
if has_app:
    jobs += f'ENV["PORTICO_SCRIPT"] = {os.path.join(HERE, "Apps", "w7.story")!r}\n'
    jobs += f'job([{w7!r}], whole=("W7", "label + button", "Portico"))\n'

source = open(os.path.join(bench, "run.py")).read()
marker = "J = [j for j in J if re.search"
if marker not in source:
    sys.exit(f"run.py: {bench}/run.py has changed: no line begins with “{marker}”")
if ours:
    sys.argv += ["--nobuild", "--only", "portico-bench|W7|^w8"]
    os.makedirs(build, exist_ok=True)
    subprocess.run(
        ["gcc", "-O3", "-march=x86-64-v3", "-o", f"{build}/w8", f"{bench}/w8_limits.c", "-lpthread", "-lm"], check=True)
if closing and os.path.exists(f"{build}/qt_quick"):
    sys.argv += ["--nobuild"]
if "--out" not in sys.argv:
    sys.argv += ["--out", os.path.join(HERE, "results.tsv")]
source = source.replace(marker, jobs + marker, 1)
exec(compile(source, os.path.join(bench, "run.py"), "exec"), {"__file__": os.path.join(bench, "run.py"), "__name__": "__main__"})
