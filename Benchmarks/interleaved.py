"""Portico beside peers on workloads that programs in Peers/ share: what `run.py --lists` and `run.py --text` are made of."""
import os, shutil, signal, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = os.path.join(HERE, "Peers")
PROGRAM = os.path.join(HERE, ".build", "release", "portico-bench")
OURS = "Portico"


def compiled(folder, compiler, source, packages):
    """The program of a peer, or none if the peer isn't installed."""
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", *packages.split()], capture_output=True, text=True)
    if flags.returncode != 0 or not shutil.which(compiler):
        print(f"{source}: {packages} isn't installed, left out")
        return None
    program = os.path.join(folder, source.split(".")[0])
    subprocess.run(
        [compiler, "-O2", "-fPIC", "-w", os.path.join(PEERS, source), "-o", program, *flags.stdout.split()], check=True)
    return program


def output(command, name, environment):
    """What the program says, in two minutes at most: whatever it has started ends with it."""
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True)
    try:
        said, errors = program.communicate(timeout=120)
        if program.returncode != 0:
            print(f"{name} failed: {' '.join(errors.strip().splitlines()[-1:])}")
    except subprocess.TimeoutExpired:
        os.killpg(program.pid, signal.SIGKILL)
        said, _ = program.communicate()
        print(f"{name}: not done after two minutes, what is missing is left out")
    return said


def run(rounds, jobs):
    """Measures everything, interleaved, and prints a table. `jobs` answers the commands of a round, with a folder for programs."""
    subprocess.run(["swift", "build", "-c", "release"], cwd=HERE, check=True)
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", GDK_BACKEND="x11", GSK_RENDERER="cairo", GTK_A11Y="none", NO_AT_BRIDGE="1",
                       LC_ALL="C.UTF-8")
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        commands = jobs(folder)
        for round in range(rounds):
            for command in commands:
                name = " ".join(os.path.basename(word) for word in command)
                print(f"round {round + 1}: {name}", file=sys.stderr)
                for line in output(command, name, environment).splitlines():
                    if line.startswith("RESULT\t"):
                        _, _, variant, peer, metric, value, unit = line.split("\t")
                        figures.setdefault((variant, metric, unit), {}).setdefault(peer, []).append(float(value))
    table(figures)


def figure(value):
    return f"{value:.3g}" if value < 1000 else f"{value:,.0f}"


def table(figures):
    """The fastest of the rounds, since other work only makes a run slower, and ours over the fastest peer's. What only Portico does
    has no ratio."""
    peers = list(dict.fromkeys(peer for row in figures.values() for peer in row if peer != OURS))
    last = None
    for (variant, metric, unit), row in figures.items():
        if OURS not in row:
            continue
        if variant != last:
            print(f"\n### {variant}\n\n| | {OURS} | {' | '.join(peers)} | {OURS} / fastest |")
            print("|---|" + "---|" * (len(peers) + 2))
            last = variant
        fastest = {peer: min(values) for peer, values in row.items()}
        others = [value for peer, value in fastest.items() if peer != OURS]
        cells = [figure(fastest[peer]) if peer in fastest else "" for peer in (OURS, *peers)]
        ratio = f"{fastest[OURS] / min(others):.2f}" if others else ""
        print(f"| {metric}, {unit} | {' | '.join(cells)} | {ratio} |")
