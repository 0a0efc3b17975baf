// The inspector beside the device: timeline, life cycle, trees with their properties, accessibility, what is alive, the exploded view.

import { Timeline } from "./timeline.js";
import { LayerSpace } from "./layers.js";
import { LifeCycle } from "./lifecycle.js";
import { Tree } from "./tree.js";
import { Properties } from "./properties.js";
import { Compare } from "./compare.js";
import { Marks } from "./pick.js";
import { Access } from "./access.js";
import { Alive } from "./alive.js";

const $ = (id) => document.getElementById(id);
const trees = ["views", "swiftUI", "controllers", "layers"];
/** What of a picked place is a row in a tab's tree; else its view is. */
const pickedAs = { layers: "layer", swiftUI: "part" };
/** Tabs that follow the app, as far as that isn't asked for too often. */
const following = ["access", "swiftUI"];
/** Which panel shows a tab, where it isn't the one of its name. */
const panels = ["timeline", "cycle", "tree", "access", "alive", "space", "log", "story"];

export class Inspector {
  /** - device: where the app's screen is, see `Marks`. */
  constructor(send, device) {
    this.send = send;
    this.isOpen = false;
    this.tab = "timeline";
    this.questions = new Map();
    this.nextQuestion = 1;
    this.front = null;
    this.tellsCycle = true;
    this.names = new Map();
    const ask = (question) => this.ask(question);
    this.timeline = new Timeline($("timeline"), $("span-detail"), $("callbacks"), $("frames"), (app) => this.names.get(app) ?? app);
    this.space = new LayerSpace($("space"), $("scene"), $("spread"), ask, (node) => this.choose(node, $("layer-detail")));
    this.cycle = new LifeCycle($("cycle"), $("cycle-says"), $("cycle-trail"), ask);
    this.marks = new Marks($("marks"), $("screen"), device, ask, (found) => this.picked(found));
    this.properties = new Properties(ask, () => this.load());
    this.tree = new Tree($("tree"), $("tree-search"), $("tree-count"), (node) => this.choose(node, $("properties")));
    this.compare = new Compare($("snapshot"), $("compare"), $("difference"), ask, (id) => this.revealView(id));
    this.access = new Access($("access-list"), $("access-count"), $("access-warnings"), $("access-detail"), ask, (...marked) => this.marks.elements(...marked));
    this.alive = new Alive($("alive"), $("alive-loose"), ask, (node) => this.choose(node, $("alive-detail")));
    this.device = device;
    this.listen();
  }

  listen() {
    for (const button of document.querySelectorAll("[data-tab]")) {
      button.onclick = () => this.select(button.dataset.tab);
    }
    $("refresh").onclick = () => this.load();
    $("pick").onclick = () => {
      $("pick").setAttribute("aria-pressed", String(!this.marks.isPicking));
      this.marks.pick(!this.marks.isPicking);
    };
    const { frames } = this.timeline;
    const actions = {
      follow: () => this.timeline.follow(), nearer: () => this.timeline.scale(0.5), further: () => this.timeline.scale(2),
      before: () => frames.move(-1), after: () => frames.move(1), longest: () => frames.choose(frames.longest),
    };
    for (const button of document.querySelectorAll("[data-time]")) button.onclick = actions[button.dataset.time];
    // What is marked goes with the screen, and state with what it shows; to look at all of it takes time, so not too often.
    addEventListener("portico", () => {
      if (!this.isOpen || !following.includes(this.tab) || this.again || this.device.frames() === this.seen) return;
      this.again = setTimeout(() => {
        this.again = null;
        this.seen = this.device.frames();
        if (this.isOpen && following.includes(this.tab)) this.load();
      }, 1000);
    });
    for (const button of document.querySelectorAll("[data-look]")) button.onclick = () => this.space.look(...button.dataset.look.split(" ").map(Number));
    for (const button of document.querySelectorAll("[data-step]")) button.onclick = () => this.space.step(...button.dataset.step.split(" ").map(Number));
  }

  toggle() {
    this.isOpen = !this.isOpen;
    $("inspector").hidden = !this.isOpen;
    if (!this.isOpen) this.unmark();
    this.send({ inspect: { _0: this.isOpen } });
    this.load();
    return this.isOpen;
  }

  connected() {
    for (const question of this.questions.values()) question.reject(new Error("not connected"));
    this.questions.clear();
    if (this.isOpen) {
      this.send({ inspect: { _0: true } });
      this.load();
    }
  }

  /** The device's frame and its screen have another place. */
  arrange() { this.marks.arrange(); }

  select(tab) {
    this.tab = tab;
    for (const button of document.querySelectorAll("[data-tab]")) {
      button.setAttribute("aria-selected", String(button.dataset.tab === tab));
    }
    const shown = trees.includes(tab) ? "tree" : tab;
    for (const name of panels) $(`panel-${name}`).hidden = name !== shown;
    for (const element of [$("snapshot"), $("compare")]) element.hidden = tab !== "views";
    this.compare.close();
    this.unmark();
    return this.load();
  }

  /** Nothing of a tab that is left stays on the device. */
  unmark() {
    this.marks.choose(null);
    this.marks.elements([]);
    if (this.marks.isPicking && !this.isOpen) this.marks.pick(false);
  }

  // MARK: Questions

  ask(question) {
    return new Promise((resolve, reject) => {
      const id = this.nextQuestion++;
      this.questions.set(id, { resolve, reject });
      this.send({ ask: { id, question } });
    });
  }

  answer(id, data, reason) {
    const question = this.questions.get(id);
    this.questions.delete(id);
    if (reason) question?.reject(new Error(reason)); else question?.resolve(data);
  }

  picture(buffer) { this.answer(new DataView(buffer).getUint32(4, true), buffer.slice(8)); }

  // MARK: What happens

  /** What comes between has happened before; the life cycle takes it where it knows of nothing yet. */
  past(isPast) {
    if (isPast) {
      this.timeline.forget();
      this.tellsCycle = !$("cycle-trail").children.length;
    } else {
      this.tellsCycle = true;
    }
  }

  phase(body) {
    this.timeline.phase(body);
    if (this.tellsCycle) this.cycle.phase(body);
  }

  trace(body) {
    this.timeline.trace(body);
    if (this.tellsCycle) this.cycle.trace(body);
  }

  stateChanged(state) {
    for (const app of state.apps) this.names.set(app.id, app.name);
    this.cycle.stateChanged(state);
    if (state.foreground === this.front) return;
    this.front = state.foreground;
    this.unmark();
    if (this.isOpen) this.load();
  }

  // MARK: Tabs

  async load() {
    this.cycle.show(this.isOpen && this.tab === "cycle");
    if (!this.isOpen || ["cycle", "log", "story"].includes(this.tab)) return;
    if (this.tab === "timeline") return this.timeline.redraw();
    const { tab } = this;
    try {
      if (tab === "access") return await this.access.load();
      if (tab === "alive") return await this.alive.load();
      const dump = await this.ask({ tree: { _0: tab === "space" ? "layers" : tab } });
      if (tab !== this.tab) return;
      if (tab === "swiftUI" && !dump.roots.length) return this.fail("No view of SwiftUI is on the screen.");
      if (tab === "space") this.space.show(dump); else this.tree.show(dump);
    } catch (error) {
      if (tab === this.tab) this.fail(`Nothing to show: ${error.message}`);
    }
  }

  fail(text) {
    this.marks.choose(null);
    if (this.tab === "access") return this.access.fail(text);
    if (this.tab === "alive") return this.alive.fail(text);
    if (this.tab === "space") {
      $("scene").replaceChildren();
      $("layer-detail").textContent = text;
      return;
    }
    $("tree").textContent = text;
    $("properties").replaceChildren();
  }

  /** Shows a node's properties, and where it is on the device. */
  choose(node, place) {
    if (!node) {
      place.replaceChildren("Choose a row to see its properties.");
      return this.marks.choose(null);
    }
    this.marks.choose(node.id);
    return this.properties.show(node, place, { constraints: this.tab === "views", isObject: this.tab !== "swiftUI" });
  }

  async revealView(id) {
    if (this.tab in pickedAs) this.tree.chosenID = id;
    else {
      this.tree.chosenID = id;
      if (this.tab !== "views") return this.select("views").then(() => this.tree.reveal(id));
      this.compare.close();
    }
    await this.load();
    this.tree.reveal(id);
  }

  /** Somebody has clicked on a view of the device, or wants to no more. */
  picked(found) {
    $("pick").setAttribute("aria-pressed", "false");
    if (!found) return;
    const id = found[pickedAs[this.tab] ?? "view"];
    if (id != null) this.revealView(id);
  }
}
