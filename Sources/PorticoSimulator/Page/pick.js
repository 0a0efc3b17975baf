// Marks over the app's screen: what is chosen with its constraints, what is under the mouse, what VoiceOver reads; and picking a view there.

const space = document.querySelector("svg").namespaceURI;
/** An element of a drawing. */
export const svg = (name, attributes, text) => {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text != null) element.textContent = text;
  return element;
};
// Milliseconds between two questions where the chosen object is.
const pause = 120;

export class Marks {
  /**
   * - device: `place` says where an event is on the app's screen, `frames` how many frames have come.
   * - ask: asks the app; picked: hears what was clicked on, or null at the end.
   */
  constructor(layer, canvas, device, ask, picked) {
    Object.assign(this, { layer, canvas, device, ask, picked, chosen: null, isPicking: false, frames: 0, last: 0 });
    this.groups = Object.fromEntries(["elements", "chosen", "hover"].map((name) => [name, svg("g", { class: name })]));
    layer.append(...Object.values(this.groups));
    layer.addEventListener("pointermove", (event) => this.hover(device.place(event)));
    layer.addEventListener("pointerleave", () => this.groups.hover.replaceChildren());
    layer.addEventListener("click", (event) => this.click(device.place(event)));
    for (const name of ["pointerdown", "wheel"]) layer.addEventListener(name, (event) => event.preventDefault(), { passive: false });
    addEventListener("keydown", (event) => {
      if (!this.isPicking || event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.pick(false);
    }, true);
    // What is chosen moves with the app.
    addEventListener("portico", () => this.follow());
  }

  /** Lies over the canvas, however that is turned. */
  arrange() {
    const { width, height, transform } = this.canvas.style;
    Object.assign(this.layer.style, { width, height, transform });
    this.layer.setAttribute("viewBox", `0 0 ${parseFloat(width)} ${parseFloat(height)}`);
    this.layer.toggleAttribute("hidden", this.canvas.hidden);
  }

  // MARK: What is chosen

  async choose(id) {
    this.chosen = id;
    if (id == null) return this.groups.chosen.replaceChildren();
    this.last = performance.now();
    this.isAsking = true;
    const outline = await this.ask({ inspect: { _0: { place: { _0: id } } } }).catch(() => null);
    this.isAsking = false;
    if (this.chosen === id) this.draw(this.groups.chosen, outline, true);
  }

  follow() {
    if (this.chosen == null || this.isAsking || this.timer || this.device.frames() === this.frames) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.frames = this.device.frames();
      this.choose(this.chosen);
    }, Math.max(0, pause - (performance.now() - this.last)));
  }

  draw(group, outline, hasConstraints = false) {
    group.replaceChildren();
    if (!outline?.corners.length) return;
    const { corners, title, size } = outline;
    group.append(svg("polygon", { points: corners.join(" ") }));
    if (hasConstraints) for (const line of outline.constraints) group.append(...this.line(line));
    const [x, y] = [0, 1].map((at) => Math.min(...corners.filter((_, index) => index % 2 === at)));
    const text = `${title} ${size.map((length) => Math.round(length * 10) / 10).join(" × ")}`;
    const wide = parseFloat(this.canvas.style.width);
    group.append(svg("text", { x: Math.max(4, Math.min(x, wide - text.length * 6.6 - 4)), y: y > 18 ? y - 5 : y + 14, class: "name" }, text));
  }

  line({ points: [x1, y1, x2, y2], text }) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = length ? [(x2 - x1) / length, (y2 - y1) / length] : [1, 0];
    // Ends as on a drawing, across the line.
    const end = (x, y) => `M${x - uy * 4} ${y + ux * 4}L${x + uy * 4} ${y - ux * 4}`;
    return [
      svg("path", { d: `M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}`, class: "constraint" }),
      svg("text", { x: (x1 + x2) / 2 - uy * 9 + 3, y: (y1 + y2) / 2 - Math.abs(ux) * 4 + 4 * Math.abs(uy), class: "constraint" }, text)];
  }

  /** Elements in the order in which they are read, each with its number. */
  elements(list, chosen = null) {
    this.groups.elements.replaceChildren(...list.flatMap(({ id, frame: [x, y, width, height], warnings }, index) => {
      const kind = `${warnings.length ? "bad" : ""} ${id === chosen ? "chosen" : ""}`;
      return [svg("rect", { x, y, width, height, rx: 3, class: kind }),
        svg("circle", { cx: x + 1, cy: y + 1, r: 8, class: kind }),
        svg("text", { x: x + 1, y: y + 4.5, "text-anchor": "middle" }, index + 1)];
    }));
  }

  // MARK: Picking

  pick(isOn) {
    this.isPicking = isOn;
    this.layer.classList.toggle("picking", isOn);
    this.groups.hover.replaceChildren();
    if (!isOn) this.picked(null);
  }

  /** One question at a time; the newest place is asked for when that is answered. */
  async hover(at) {
    if (!this.isPicking) return;
    this.under = at;
    if (this.isHovering) return;
    this.isHovering = true;
    while (this.under && this.isPicking) {
      const { x, y } = this.under;
      this.under = null;
      const found = await this.ask({ inspect: { _0: { pick: { x, y } } } }).catch(() => null);
      if (this.isPicking) this.draw(this.groups.hover, found?.place);
    }
    this.isHovering = false;
  }

  async click({ x, y }) {
    if (!this.isPicking) return;
    const found = await this.ask({ inspect: { _0: { pick: { x, y } } } }).catch(() => null);
    this.isPicking = false;
    this.layer.classList.remove("picking");
    this.groups.hover.replaceChildren();
    this.picked(found?.view == null ? null : found);
  }
}
