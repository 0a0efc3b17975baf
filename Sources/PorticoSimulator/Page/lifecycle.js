// The life cycle, drawn: the states of the app, its scene and its controllers, and the phases of a turn, with the present one lit, the last
// transitions as a trail, and what each means in a sentence.

import { svg } from "./pick.js";
import { words } from "./words.js";

const most = 60;

/** Parts of every turn, which the drawing of it shows. */
const ofTheTurn = ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints"];

/** Places are centres, in units of the drawing; an arrow's third is what happens on the way. */
const drawings = {
  app: {
    title: "App", height: 136,
    nodes: {
      notRunning: ["not running", 70, 30], launching: ["launching", 222, 30], inactive: ["inactive", 440, 30], active: ["active", 680, 30],
      suspended: ["suspended", 222, 112], background: ["background", 440, 112],
    },
    arrows: [
      ["notRunning", "launching", "main"], ["launching", "inactive", "application:didFinishLaunchingWithOptions:"],
      ["inactive", "active", "applicationDidBecomeActive:"], ["active", "inactive", "applicationWillResignActive:"],
      ["inactive", "background", "applicationDidEnterBackground:"], ["background", "inactive", "applicationWillEnterForeground:"],
      ["background", "suspended", "suspend"], ["suspended", "background", "resume"], ["suspended", "notRunning", "evict"],
    ],
  },
  scene: {
    title: "Scene", height: 136,
    nodes: {
      unattached: ["unattached", 70, 30], foregroundInactive: ["foreground inactive", 400, 30], foregroundActive: ["foreground active", 680, 30],
      background: ["background", 400, 112],
    },
    arrows: [
      ["unattached", "foregroundInactive", "scene:willConnectToSession:options:"],
      ["foregroundInactive", "foregroundActive", "sceneDidBecomeActive:"], ["foregroundActive", "foregroundInactive", "sceneWillResignActive:"],
      ["foregroundInactive", "background", "sceneDidEnterBackground:"], ["background", "foregroundInactive", "sceneWillEnterForeground:"],
      ["background", "unattached", "sceneDidDisconnect:"],
    ],
  },
  turn: {
    title: "A turn, and its frame", height: 64,
    nodes: {
      "run loop": ["events", 56, 20], "layout and display if needed": ["layout", 153, 20], "backing store update": ["display", 250, 20],
      "transaction commit": ["commit", 347, 20], plan: ["prepare", 444, 20], damage: ["damage", 541, 20], draw: ["render", 638, 20],
      "frame presented": ["present", 735, 20],
    },
    arrows: [],
  },
  controllers: {
    title: "Controllers", height: 136,
    nodes: {
      notLoaded: ["no view yet", 70, 30], disappeared: ["disappeared", 280, 30], appearing: ["appearing", 480, 30], appeared: ["appeared", 680, 30],
      disappearing: ["disappearing", 480, 112],
    },
    arrows: [
      ["notLoaded", "disappeared", "viewDidLoad"], ["disappeared", "appearing", "viewWillAppear:"], ["appearing", "appeared", "viewDidAppear:"],
      ["appeared", "disappearing", "viewWillDisappear:"], ["disappearing", "disappeared", "viewDidDisappear:"],
    ],
  },
};

/** As Swift writes a selector: its first words, and not whose it is. */
const short = (selector) => {
  const [first, second] = selector.split(":");
  return ["application", "scene"].includes(first) ? second.replace(/With[A-Z].*|ToSession$/, "") : first;
};
const unowned = (selector) => short(selector).replace(/^(application|scene)(?=Did|Will)/, "").replace(/^[DW]/, (letter) => letter.toLowerCase());

export class LifeCycle {
  /** - ask: asks the app in front; says: where sentences are shown; trail: the last transitions, newest first. */
  constructor(place, says, trail, ask) {
    Object.assign(this, { says, trail, ask, app: null, isShown: false, isAsking: false, isStale: false, base: null });
    this.parts = {};
    this.taken = {};
    for (const [name, drawing] of Object.entries(drawings)) place.append(this.draw(name, drawing));
    this.list = Object.assign(document.createElement("div"), { className: "controllers" });
    this.parts.controllers.svg.after(this.list);
    for (const [name, state] of [["app", "notRunning"], ["scene", "unattached"]]) this.light(name, [state]);
  }

  // MARK: Drawing

  draw(name, { title, height, nodes, arrows }) {
    const section = document.createElement("section");
    const picture = svg("svg", { viewBox: `0 0 780 ${height}`, role: "img", "aria-label": title });
    const part = (this.parts[name] = { svg: picture, nodes: {}, arrows: [], texts: {} });
    for (const [from, to, word] of arrows) {
      const arrow = this.arrow(nodes[from], nodes[to], word, arrows.some(([a, b]) => a === to && b === from));
      part.arrows.push({ from, to, element: arrow });
      picture.append(arrow);
    }
    for (const [state, [text, x, y]] of Object.entries(nodes)) {
      const isTurn = name === "turn";
      const [wide, high] = isTurn ? [82, 30] : [text.length > 12 ? 150 : 108, 34];
      const group = svg("g", { class: "node", tabindex: 0, "data-state": state });
      group.append(
        svg("rect", { x: x - wide / 2, y: y - high / 2, width: wide, height: high, rx: 9 }),
        svg("text", { x, y: y + 4.5, "text-anchor": "middle" }, text));
      if (isTurn) group.append((part.texts[state] = svg("text", { x, y: y + 36, "text-anchor": "middle", class: "took" }, "")));
      this.explain(group, text, `${name}.${state}`);
      part.nodes[state] = group;
      picture.append(group);
    }
    section.append(Object.assign(document.createElement("h3"), { textContent: title }), picture);
    return section;
  }

  /** From box to box; two that lie side by side keep apart. */
  arrow([, x1, y1], [, x2, y2], word, isPair) {
    const [wide, high] = [x2 - x1, y2 - y1];
    const isUpright = wide === 0;
    const apart = isPair ? 9 : 0;
    const sign = Math.sign(isUpright ? high : wide);
    const group = svg("g", { class: "arrow", tabindex: 0, "data-word": word });
    let points, text;
    if (isUpright) {
      const x = x1 - sign * apart * 1.6;
      points = [[x, y1 + sign * 19], [x, y2 - sign * 19]];
      text = { x: x - sign * 8, y: (y1 + y2) / 2 + 4, "text-anchor": sign > 0 ? "end" : "start" };
    } else if (high === 0) {
      const y = y1 - sign * apart;
      const half = (x) => (x === 400 || x === 680 && (x1 === 400 || x2 === 400) ? 77 : 56);
      points = [[x1 + sign * half(x1), y], [x2 - sign * half(x2), y]];
      text = { x: (points[0][0] + points[1][0]) / 2, y: y + (sign > 0 ? -6 : 15), "text-anchor": "middle" };
    } else {
      // Round the corner, from a side to the one above, or from above to a side.
      const isUp = y1 > y2;
      points = isUp ? [[x1 - 56, y1], [x2, y1], [x2, y2 + 19]] : [[x1, y1 + 19], [x1, y2], [x2 + 56, y2]];
      text = { x: (isUp ? x1 - 56 + x2 : x1 + x2 + 56) / 2, y: (isUp ? y1 : y2) + 14, "text-anchor": "middle" };
    }
    const path = points.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");
    const [[ax, ay], [bx, by]] = points.slice(-2);
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const tip = `M${bx} ${by}L${bx - 8 * ux + 4 * uy} ${by - 8 * uy - 4 * ux}L${bx - 8 * ux - 4 * uy} ${by - 8 * uy + 4 * ux}Z`;
    group.append(svg("path", { d: path }), svg("path", { d: tip, class: "tip" }), svg("text", text, unowned(word)));
    this.explain(group, short(word), word);
    return group;
  }

  /** Whoever points at it, or tabs to it, reads what it means. */
  explain(element, title, word) {
    const tell = () => {
      const heading = Object.assign(document.createElement("b"), { textContent: title });
      this.says.replaceChildren(heading, ` ${words[word] ?? "A callback of the app's own class."}`);
    };
    element.addEventListener("pointerenter", tell);
    element.addEventListener("focus", tell);
  }

  // MARK: What is

  light(name, states) {
    for (const [state, node] of Object.entries(this.parts[name].nodes)) node.classList.toggle("lit", states.includes(state));
  }

  /** The state of one drawing has changed: its arrow is the last that was taken. */
  move(name, from, to) {
    this.light(name, [to]);
    for (const arrow of this.parts[name].arrows) {
      arrow.element.classList.toggle("taken", arrow.from === from && arrow.to === to);
    }
  }

  // MARK: What happens

  stateChanged(state) {
    const front = state.foreground == null ? null : state.apps.find((one) => one.process === state.foreground);
    const found = front ?? state.apps.find((one) => one.id === this.app);
    if (front && front.id !== this.app) this.watch(front.id);
    if (!found) return;
    this.process = found.process ?? null;
    this.enter(found.phase);
  }

  /** Another app. */
  watch(app) {
    this.app = app;
    this.current = null;
    this.trail.replaceChildren();
  }

  phase({ process, app, to, time }) {
    // What is launched comes to the front: its first callbacks are told before the device says so.
    if (to === "launching") {
      this.watch(app);
      this.process = process;
      this.current = "notRunning";
    }
    if (app !== this.app) return;
    this.base ??= time;
    if (to !== this.current) this.write(time, `${this.current ?? "not running"} → ${to}`, `app.${to}`, "state");
    this.enter(to);
  }

  enter(to) {
    if (to === this.current) return;
    this.move("app", this.current ?? "notRunning", to);
    const scene = { active: "foregroundActive", inactive: "foregroundInactive", background: "background", suspended: "background" };
    const [before, after] = [scene[this.current] ?? "unattached", scene[to] ?? "unattached"];
    if (before !== after || this.current == null) this.move("scene", before, after);
    this.current = to;
    this.look();
  }

  trace({ process, events }) {
    if (this.process != null && process !== this.process) return;
    let hasMoved = false;
    for (const event of events) {
      this.base ??= event.time;
      if (event.name in drawings.turn.nodes) this.work(event);
      if (event.kind !== "callBegin") continue;
      if (event.category === "controller") hasMoved = true;
      if (event.isSystemSubject || !(event.name in words) || ofTheTurn.includes(event.name)) continue;
      this.write(event.time, `${event.subject} ${short(event.name)}`, event.name, "callback");
    }
    if (hasMoved) this.look();
  }

  /** A phase of the turn: how long it took, and that it was just now. */
  work(event) {
    const node = this.parts.turn.nodes[event.name];
    if (event.kind === "phaseBegin") {
      (this.began ??= {})[event.name] = event.time;
      return;
    }
    if (event.kind === "phaseEnd") {
      const took = (event.time - (this.began?.[event.name] ?? event.time)) * 1000;
      this.parts.turn.texts[event.name].textContent = `${took.toFixed(took < 10 ? 2 : 0)} ms`;
    }
    node.classList.add("lit");
    clearTimeout(this.taken[event.name]);
    this.taken[event.name] = setTimeout(() => node.classList.remove("lit"), 700);
  }

  write(time, text, word, kind) {
    const line = Object.assign(document.createElement("li"), { className: kind, tabIndex: 0 });
    line.append(Object.assign(document.createElement("time"), { textContent: (time - this.base).toFixed(3) }), text);
    this.explain(line, text, word);
    this.trail.prepend(line);
    if (this.trail.children.length > most) this.trail.lastChild.remove();
  }

  // MARK: Controllers

  show(isShown) {
    this.isShown = isShown;
    if (isShown) this.look();
  }

  /** Asks for the controllers, and again when something has happened meanwhile. */
  async look() {
    if (!this.isShown) return;
    this.isStale = true;
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.isStale && this.isShown) {
      this.isStale = false;
      const dump = await this.ask({ tree: { _0: "controllers" } }).catch(() => null);
      this.showControllers(dump?.roots ?? []);
    }
    this.isAsking = false;
  }

  showControllers(roots) {
    const rows = [];
    const states = new Set();
    const gather = (node, depth) => {
      const state = node.properties.find((one) => one.name === "appearance")?.value ?? "notLoaded";
      states.add(state);
      const row = Object.assign(document.createElement("div"), { className: "controller", tabIndex: 0 });
      row.style.paddingLeft = `${depth * 16}px`;
      row.append(
        Object.assign(document.createElement("span"), { textContent: node.type }),
        Object.assign(document.createElement("i"), { textContent: node.title ? ` “${node.title.slice(0, 40)}”` : "" }),
        Object.assign(document.createElement("b"), { textContent: state, className: state }));
      this.explain(row, `${node.type}, ${state}:`, `controllers.${state}`);
      rows.push(row);
      if (rows.length < 40) for (const child of node.children) gather(child, depth + 1);
    };
    for (const root of roots) gather(root, 0);
    this.light("controllers", [...states]);
    this.list.replaceChildren(...rows);
  }
}
