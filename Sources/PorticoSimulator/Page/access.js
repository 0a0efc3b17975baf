// What VoiceOver reads, in order, marked on the device, and what people will stumble over.

const part = (tag, text, className = "") => Object.assign(document.createElement(tag), { textContent: text, className });
const names = { label: "label", target: "target", contrast: "contrast", clipped: "cut off" };

export class Access {
  /** - mark: shows elements on the device. */
  constructor(list, count, filter, detail, ask, mark) {
    Object.assign(this, { list, count, filter, detail, ask, mark, elements: [], chosen: null });
    filter.onchange = () => this.draw();
  }

  async load() {
    this.elements = await this.ask({ inspect: { _0: { accessibility: {} } } });
    if (!this.elements.some((one) => one.id === this.chosen)) this.chosen = null;
    this.draw();
  }

  fail(text) {
    this.elements = [];
    this.draw();
    this.count.textContent = text;
  }

  draw() {
    const warnings = this.elements.reduce((sum, one) => sum + one.warnings.length, 0);
    const some = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
    this.count.textContent = `${some(this.elements.length, "element")}, ${warnings ? some(warnings, "warning") : "no warnings"}`;
    this.list.replaceChildren(...this.elements.map((one, index) => this.row(one, index))
      .filter((_, index) => !this.filter.checked || this.elements[index].warnings.length));
    this.mark(this.elements, this.chosen);
    const chosen = this.elements.find((one) => one.id === this.chosen);
    if (chosen) this.tell(chosen); else this.detail.textContent = "Choose an element to see what is known about it.";
  }

  row(element, index) {
    const row = part("li", "");
    row.tabIndex = 0;
    row.append(part("b", String(index + 1)), part("span", element.spoken || "(nothing is read)"));
    for (const kind of new Set(element.warnings.map((one) => one.kind))) row.append(part("em", names[kind]));
    row.classList.toggle("chosen", element.id === this.chosen);
    row.onclick = () => {
      this.chosen = element.id;
      this.draw();
    };
    row.onkeydown = (event) => { if (event.key === "Enter") row.onclick(); };
    return row;
  }

  tell(element) {
    const table = document.createElement("table");
    const row = (name, value) => {
      if (value == null || value === "") return;
      const line = table.insertRow();
      line.insertCell().textContent = name;
      line.insertCell().textContent = value;
    };
    row("label", element.label);
    row("value", element.value);
    row("hint", element.hint);
    row("traits", element.traits.join(", "));
    row("identifier", element.identifier);
    row("frame", element.frame.map((number) => Math.round(number * 10) / 10).join(", "));
    row("contrast", element.contrast && `${Math.floor(element.contrast * 100) / 100}:1`);
    this.detail.replaceChildren(part("h3", `${element.type}${element.label ? ` “${element.label.slice(0, 60)}”` : ""}`),
      ...element.warnings.map((one) => part("p", one.text, "warning")), table);
  }
}
