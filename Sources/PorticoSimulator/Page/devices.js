// Which device this page shows, which others are beside it, and what is being built for them.

const $ = (id) => document.getElementById(id);
const number = Number(/\/device\/(\d+)\/$/.exec(location.pathname)?.[1] ?? 1);
// The page around this one, where it is a device beside the first.
const outer = window.parent !== window ? window.parent : null;

export class Devices {
  constructor(send) {
    this.send = send;
    this.devices = [];
    this.builds = [];
    this.since = 0;
    document.body.classList.toggle("framed", !!outer);
    $("remove-device").hidden = number === 1;
    $("add-device").hidden = !!outer || number !== 1;
    $("remove-device").onclick = () => send({ removeDevice: {} });
    $("add-device").onclick = () => send({ addDevice: { _0: $("set-device").value } });
    $("set-device").onchange = (event) => send({ device: { _0: event.target.value } });
    $("set-orientation").onchange = (event) => send({ rotate: { _0: event.target.value } });
    for (const name of ["pointerdown", "focusin"]) {
      document.addEventListener(name, () => (outer ?? window).portico?.devices.activate(number), true);
    }
    setInterval(() => this.builds.some((build) => build.state === "building") && this.showBuilds(), 1000);
  }

  /** The names of devices that there can be. */
  choices(names) {
    $("set-device").replaceChildren(...names.map((name) => new Option(name, name)));
    this.show();
  }

  show(info = this.info, state = this.state) {
    Object.assign(this, { info, state });
    if (info) $("set-device").value = info.name;
    if (state) $("set-orientation").value = state.orientation;
  }

  // MARK: Beside each other

  take(devices) {
    this.devices = devices;
    if (outer || number !== 1) return;
    const others = devices.filter((device) => device.number !== 1);
    for (const frame of $("others").querySelectorAll("iframe")) {
      if (!others.some((device) => String(device.number) === frame.dataset.number)) frame.remove();
    }
    for (const device of others) {
      const frame = this.frame(device.number) ?? this.makeFrame(device.number);
      frame.title = device.name;
    }
    document.body.classList.toggle("beside", others.length > 0);
    $("add-device").disabled = devices.length >= 4;
    if (!others.some((device) => device.number === this.active)) this.activate(1);
  }

  frame(wanted) { return $("others").querySelector(`iframe[data-number="${wanted}"]`); }

  makeFrame(wanted) {
    const frame = document.createElement("iframe");
    frame.dataset.number = wanted;
    frame.src = `device/${wanted}/`;
    frame.allow = "clipboard-read; clipboard-write";
    frame.onload = () => this.activate(wanted);
    $("others").append(frame);
    return frame;
  }

  /** The buttons beside a device are those of the one that somebody uses. */
  activate(wanted) {
    this.active = wanted;
    const bodies = [[1, document.body]];
    for (const frame of $("others").querySelectorAll("iframe")) {
      if (frame.contentDocument?.body) bodies.push([Number(frame.dataset.number), frame.contentDocument.body]);
    }
    for (const [its, body] of bodies) {
      body.classList.toggle("beside", bodies.length > 1);
      body.classList.toggle("resting", bodies.length > 1 && its !== wanted);
    }
  }

  // MARK: Builds

  takeBuilds(builds) {
    this.builds = builds;
    this.since = performance.now();
    this.showBuilds();
  }

  get isBuilding() { return this.builds.some((build) => build.state !== "built"); }

  showBuilds() {
    const passed = (performance.now() - this.since) / 1000;
    // All are there: there is nothing more to say. Of those that are there while others are built, it is said.
    $("builds").hidden = !!outer || !this.isBuilding;
    // Beside an app that runs it is a bar, which leaves the device to be seen.
    const isThere = this.builds.some((build) => build.state === "built");
    $("builds").classList.toggle("bar", isThere);
    const isUnderWay = this.builds.some((build) => build.state === "building" || build.state === "waiting");
    $("builds").replaceChildren(...this.builds.filter((build) => isUnderWay || build.state !== "built").map((build) => {
      const row = document.createElement("li");
      row.className = build.state;
      const part = (tag, text) => row.append(Object.assign(document.createElement(tag), { textContent: text }));
      const seconds = build.seconds + (build.state === "building" ? passed : 0);
      part("b", build.name);
      part("span", { waiting: "waits", built: "built", building: `${build.step}…`, failed: "can't be built" }[build.state]);
      if (seconds) part("time", `${seconds.toFixed(build.state === "building" ? 0 : 1)} s`);
      if (build.state === "failed") row.append(this.errors(build));
      return row;
    }));
  }

  /** The first error, and all that the compiler says below it; places open in an editor. */
  errors(build) {
    const lines = [...build.messages, build.step].filter(Boolean);
    const first = Math.max(0, lines.findIndex((line) => / error: /.test(line)));
    const element = document.createElement("div");
    const line = element.appendChild(document.createElement("p"));
    line.append(...this.linked(lines[first] ?? ""));
    const all = element.appendChild(document.createElement("details"));
    all.open = !this.builds.some((one) => one.state === "built");
    all.append(Object.assign(document.createElement("summary"), { textContent: "All that the compiler says" }));
    all.appendChild(document.createElement("pre")).append(...lines.flatMap((line) => [...this.linked(line), "\n"]));
    return element;
  }

  linked(line) {
    const [, path, number, column, rest] = /^(\/[^:]+):(\d+):(\d+)(:.*)$/.exec(line) ?? [];
    if (!path) return [line];
    const place = `${path}:${number}:${column}`;
    const link = Object.assign(document.createElement("a"), {
      href: `vscode://file${encodeURI(place)}`, title: `Opens ${place} in Visual Studio Code`, textContent: place.split("/").pop() });
    return [link, rest];
  }
}
