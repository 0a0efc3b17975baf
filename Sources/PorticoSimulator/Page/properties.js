// The properties of what is chosen: fields of their kinds, constraints, and what can be copied.

import { Edits, code, whole } from "./swift.js";

const make = (tag, options = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), options);
  element.append(...children);
  return element;
};
const steps = new Set(["number", "point", "size", "rect", "insets", "transform"]);

export class Properties {
  /** - ask: asks the app; changed: hears that something was edited. */
  constructor(ask, changed) {
    Object.assign(this, { ask, changed, edits: new Edits(), generation: 0 });
  }

  /** Asks for everything about a node and shows it. */
  async show(node, place, { constraints = false, isObject = true } = {}) {
    const generation = ++this.generation;
    const [sections, held] = await Promise.all([
      this.ask({ inspect: { _0: { properties: { _0: node.id } } } }).catch((error) => error),
      constraints ? this.ask({ constraints: { view: node.id } }).catch(() => null) : null]);
    if (generation !== this.generation) return;
    if (sections instanceof Error) return place.replaceChildren(`Nothing to show: ${sections.message}`);
    const [top, field] = [place.scrollTop, place.contains(document.activeElement) ? document.activeElement.name : null];
    const presented = new Map(node.properties.filter((one) => one.presented != null).map((one) => [one.name, one.presented]));
    const parts = [this.title(node, sections, isObject)];
    if (constraints) parts.push(...this.constraints(node, held ?? []));
    for (const section of sections) {
      parts.push(make("h4", { textContent: section.title }), this.table(node, section.properties, presented));
    }
    place.replaceChildren(...parts);
    place.scrollTop = top;
    if (field) [...place.querySelectorAll("input, select, textarea")].find((one) => one.name === field)?.focus({ preventScroll: true });
  }

  /** - isObject: whether code can make one like it, and set its properties. */
  title(node, sections, isObject) {
    const name = node.title ? `${node.type} “${node.title.slice(0, 60)}”` : node.type;
    if (!isObject) return make("div", { className: "title" }, make("h3", { textContent: name }));
    const view = make("button", { id: "copy-view", textContent: "Copy as Swift", title: "Copy code that makes one like it" });
    view.onclick = () => this.copy(code(node, sections), view);
    const edits = make("button", { id: "copy-edits", textContent: `Copy edits (${this.edits.count})`, title: "Copy all changes made here as Swift" });
    edits.disabled = !this.edits.count;
    edits.onclick = () => this.copy(this.edits.swift, edits);
    return make("div", { className: "title" }, make("h3", { textContent: name }), view, edits);
  }

  async copy(text, button) {
    const was = button.textContent;
    button.textContent = await navigator.clipboard.writeText(text).then(() => "Copied", () => "Not allowed");
    setTimeout(() => { button.textContent = was; }, 1200);
  }

  // MARK: Fields

  table(node, properties, presented = new Map()) {
    const table = make("table");
    for (const property of properties) {
      const row = table.insertRow();
      row.classList.toggle("own", property.isDefault === false);
      row.insertCell().textContent = property.name;
      const cell = row.insertCell();
      if (property.isEditable) cell.append(...this.fields(node, property)); else cell.textContent = property.value;
      const now = presented.get(property.name);
      if (now != null) cell.append(make("div", { className: "now", textContent: `now ${now}` }));
    }
    return table;
  }

  fields(node, property) {
    const { name, form, value, choices } = property;
    const set = (field, text) => this.edit(node, property, text, field);
    if (form === "boolean") {
      const box = make("input", { type: "checkbox", checked: value === "true", name });
      box.onchange = () => set(box, String(box.checked));
      return [box];
    }
    if (form === "choice") {
      const menu = make("select", { name }, ...choices.map((choice) => new Option(choice)));
      menu.value = value;
      menu.onchange = () => set(menu, menu.value);
      return [menu];
    }
    if (form === "options") {
      const on = new Set(value.split(", "));
      const boxes = choices.map((choice) => make("input", { type: "checkbox", checked: on.has(choice), name: choice }));
      for (const box of boxes) box.onchange = () => set(box, boxes.filter((one) => one.checked).map((one) => one.name).join(", "));
      return boxes.map((box) => make("label", {}, box, ` ${box.name}`));
    }
    const isLong = !form && value.includes("\n");
    const field = make(isLong ? "textarea" : "input", { value, name, spellcheck: false });
    if (isLong) field.rows = 3; else field.type = "text";
    field.onchange = () => set(field, field.value);
    if (steps.has(form)) field.onkeydown = (event) => step(event, field);
    if (form !== "color" && form !== "layerColor") return [field];
    const well = make("input", { type: "color", value: value.startsWith("#") ? value.slice(0, 7) : "#808080", ariaLabel: name });
    well.classList.toggle("none", !value.startsWith("#"));
    // It says nothing of the alpha.
    well.onchange = () => set(field, (well.value + (field.value.startsWith("#") ? whole(field.value).slice(7) : "FF")).toUpperCase());
    return [make("div", { className: "colour" }, well, field)];
  }

  async edit(node, property, value, field) {
    try {
      await this.ask({ edit: { object: node.id, property: property.name, value } });
      this.edits.add(node, property, value);
      this.changed();
    } catch (error) {
      if (field.type === "checkbox") field.checked = property.value === "true"; else field.value = property.value;
      field.title = error.message;
      field.animate([{ background: "#d9303066" }, { background: "transparent" }], 900);
    }
  }

  // MARK: Constraints

  constraints(view, constraints) {
    const heading = make("h4", { textContent: constraints.length ? `Constraints (${constraints.length})` : "No constraints" });
    const table = make("table", { className: "constraints" });
    for (const constraint of constraints) {
      const row = table.insertRow();
      row.classList.toggle("off", !constraint.isActive);
      row.insertCell().append(make("code", { textContent: constraint.text + (constraint.identifier ? `  “${constraint.identifier}”` : "") }));
      const node = { id: constraint.id, type: "NSLayoutConstraint", title: constraint.text };
      const cell = row.insertCell();
      for (const [name, form, value] of [
        ["constant", "number", String(constraint.constant)], ["priority", "number", String(constraint.priority)],
        ["isActive", "boolean", String(constraint.isActive)],
      ]) {
        const swift = name === "priority" ? "$.priority = UILayoutPriority(%)" : undefined;
        const [field] = this.fields(node, { name, form, value, swift });
        field.title = name;
        cell.append(field);
      }
    }
    return [heading, table];
  }
}

/** Arrow keys change the number at the caret by 1, with Shift by 10, with Alt by 0.1. */
function step(event, field) {
  const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!way) return;
  event.preventDefault();
  const [left, right] = [field.value.slice(0, field.selectionStart), field.value.slice(field.selectionStart)];
  const [before, after] = [left.match(/[^ ,]*$/)[0], right.match(/^[^ ,]*/)[0]];
  const number = Number(before + after);
  if (!Number.isFinite(number)) return;
  const next = String(Math.round((number + way * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1)) * 1000) / 1000);
  const start = left.length - before.length;
  field.value = left.slice(0, start) + next + right.slice(after.length);
  field.setSelectionRange(start, start + next.length);
  field.dispatchEvent(new Event("change"));
}
