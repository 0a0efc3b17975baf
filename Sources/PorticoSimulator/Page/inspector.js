// The inspector beside the device: timeline, life cycle, trees with their properties, the exploded view.

import { Timeline } from "./timeline.js";
import { LayerSpace } from "./layers.js";
import { LifeCycle } from "./lifecycle.js";

const $ = (id) => document.getElementById(id);

export class Inspector {
  constructor(send) {
    this.send = send;
    this.isOpen = false;
    this.tab = "timeline";
    this.questions = new Map();
    this.nextQuestion = 1;
    this.front = null;
    this.chosenID = null;
    this.timeline = new Timeline($("timeline"), $("span-detail"), $("callbacks"), (app) => this.names.get(app) ?? app);
    this.names = new Map();
    this.space = new LayerSpace($("space"), $("scene"), $("spread"), (question) => this.ask(question), (node) => {
      this.showProperties(node, $("layer-detail"));
    });
    this.cycle = new LifeCycle($("cycle"), $("cycle-says"), $("cycle-trail"), (question) => this.ask(question));
    for (const button of document.querySelectorAll("[data-tab]")) {
      button.onclick = () => this.select(button.dataset.tab);
    }
    $("refresh").onclick = () => this.load();
  }

  toggle() {
    this.isOpen = !this.isOpen;
    $("inspector").hidden = !this.isOpen;
    this.send({ inspect: { _0: this.isOpen } });
    this.load();
    return this.isOpen;
  }

  connected() {
    for (const question of this.questions.values()) question.reject(new Error("not connected"));
    this.questions.clear();
    if (this.isOpen) this.send({ inspect: { _0: true } });
  }

  select(tab) {
    this.tab = tab;
    for (const button of document.querySelectorAll("[data-tab]")) {
      button.setAttribute("aria-selected", String(button.dataset.tab === tab));
    }
    $("panel-timeline").hidden = tab !== "timeline";
    $("panel-space").hidden = tab !== "space";
    $("panel-cycle").hidden = tab !== "cycle";
    $("panel-log").hidden = tab !== "log";
    $("panel-story").hidden = tab !== "story";
    $("panel-tree").hidden = !["views", "controllers", "layers"].includes(tab);
    this.load();
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

  phase(body) {
    this.timeline.phase(body);
    this.cycle.phase(body);
  }

  trace(body) {
    this.timeline.trace(body);
    this.cycle.trace(body);
  }

  stateChanged(state) {
    for (const app of state.apps) this.names.set(app.id, app.name);
    this.cycle.stateChanged(state);
    if (state.foreground === this.front) return;
    this.front = state.foreground;
    if (this.isOpen) this.load();
  }

  // MARK: Trees

  async load() {
    this.cycle.show(this.isOpen && this.tab === "cycle");
    if (!this.isOpen || ["cycle", "log", "story"].includes(this.tab)) return;
    if (this.tab === "timeline") return this.timeline.redraw();
    const isSpace = this.tab === "space";
    try {
      const dump = await this.ask({ tree: { _0: isSpace ? "layers" : this.tab } });
      if (isSpace) this.space.show(dump); else this.showTree(dump);
    } catch (error) {
      const text = `Nothing to show: ${error.message}`;
      if (isSpace) {
        $("scene").replaceChildren();
        $("layer-detail").textContent = text;
      } else {
        $("tree").textContent = text;
        $("properties").replaceChildren();
      }
    }
  }

  showTree(dump) {
    let left = 5000;
    let again = null;
    const line = (element, node) => {
      element.append(node.type);
      if (node.title) element.append(Object.assign(document.createElement("i"), { textContent: ` “${node.title.slice(0, 60)}”` }));
      if (node.frame.length) {
        element.append(Object.assign(document.createElement("i"), { textContent: ` ${node.frame.map((n) => Math.round(n)).join(" ")}` }));
      }
      element.classList.toggle("faint", node.isHidden);
      element.onclick = () => {
        for (const other of document.querySelectorAll("#tree .chosen")) other.classList.remove("chosen");
        element.classList.add("chosen");
        this.chosenID = node.id;
        this.showProperties(node, $("properties"));
      };
      if (node.id === this.chosenID) again = { element, node };
      return element;
    };
    const make = (node, depth) => {
      left -= 1;
      if (left < 0) return document.createTextNode("");
      if (!node.children.length) {
        const leaf = document.createElement("div");
        leaf.className = "leaf";
        return line(leaf, node);
      }
      const details = document.createElement("details");
      details.open = depth < 12;
      details.append(line(document.createElement("summary"), node), ...node.children.map((child) => make(child, depth + 1)));
      return details;
    };
    $("tree").replaceChildren(...dump.roots.map((node) => make(node, 0)));
    if (again) again.element.onclick(); else $("properties").replaceChildren("Choose a row to see its properties.");
  }

  showProperties(node, place) {
    const title = document.createElement("h3");
    title.textContent = node.title ? `${node.type} “${node.title.slice(0, 60)}”` : node.type;
    const table = document.createElement("table");
    for (const property of node.properties) {
      const row = table.insertRow();
      row.insertCell().textContent = property.name;
      const cell = row.insertCell();
      if (property.isEditable) {
        const input = Object.assign(document.createElement("input"), { type: "text", value: property.value, name: property.name });
        input.onchange = () => this.edit(node, property, input);
        cell.append(input);
      } else {
        cell.textContent = property.value;
      }
      if (property.presented != null) {
        cell.append(Object.assign(document.createElement("div"), { className: "now", textContent: `now ${property.presented}` }));
      }
    }
    place.replaceChildren(title, table);
    if (this.tab === "views") this.showConstraints(node, place);
  }

  async edit(node, property, input) {
    try {
      await this.ask({ edit: { object: node.id, property: property.name, value: input.value } });
      property.value = input.value;
      await this.load();
    } catch (error) {
      input.value = property.value;
      input.title = error.message;
      input.animate([{ background: "#d9303066" }, { background: "transparent" }], 900);
    }
  }

  async showConstraints(node, place) {
    const constraints = await this.ask({ constraints: { view: node.id } }).catch(() => []);
    const heading = document.createElement("h4");
    heading.textContent = constraints?.length ? `Constraints (${constraints.length})` : "No constraints";
    const list = document.createElement("table");
    for (const constraint of constraints ?? []) {
      const row = list.insertRow();
      const cell = row.insertCell();
      cell.colSpan = 2;
      const code = document.createElement("code");
      code.textContent = constraint.text + (constraint.identifier ? `  “${constraint.identifier}”` : "");
      cell.append(code);
      if (!constraint.isActive) cell.style.opacity = 0.5;
    }
    if (this.chosenID === node.id) place.append(heading, list);
  }
}
