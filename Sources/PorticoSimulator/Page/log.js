// What apps print and log: filtered by level, process and words, and bounded.

const $ = (id) => document.getElementById(id);

// Lines that are kept, and those of them that are shown.
const [kept, shown] = [5000, 1000];
const titles = { print: "print", stderr: "stderr", debug: "debug", info: "info", default: "default", error: "error", fault: "fault" };

export class Log {
  constructor() {
    this.lines = [];
    this.lost = 0;
    this.processes = new Map();
    for (const [value, text] of Object.entries(titles)) $("log-level").append(new Option(text, value));
    for (const id of ["log-level", "log-process"]) $(id).onchange = () => this.show();
    $("log-search").oninput = () => this.show();
    $("log-clear").onclick = () => this.clear();
    $("log-copy").onclick = () => navigator.clipboard.writeText(this.matching().map((line) => this.text(line)).join("\n")).catch(() => {});
    this.show();
  }

  take({ process, app, lines, lost }) {
    if (!this.processes.has(process)) {
      this.processes.set(process, app);
      $("log-process").append(new Option(`${app} ${process}`, process));
    }
    const isNew = (line) => Object.assign(line, { process, app });
    const added = lines.map(isNew);
    this.lost += lost;
    this.lines.push(...added);
    if (this.lines.length > kept) this.lost += this.lines.splice(0, this.lines.length - kept).length;
    this.append(added.filter((line) => this.matches(line)));
  }

  /** The page has another device, or the same one again, which says all it knows. */
  forget() {
    this.processes.clear();
    $("log-process").replaceChildren(new Option("All processes", ""));
    this.clear();
  }

  clear() {
    this.lines = [];
    this.lost = 0;
    this.show();
  }

  matches(line) {
    const words = $("log-search").value.toLowerCase();
    return (!$("log-level").value || line.level === $("log-level").value)
      && (!$("log-process").value || String(line.process) === $("log-process").value)
      && (!words || line.text.toLowerCase().includes(words) || line.source?.toLowerCase().includes(words));
  }

  matching() { return this.lines.filter((line) => this.matches(line)); }

  time(line) { return new Date(line.time * 1000).toLocaleTimeString([], { hour12: false, hour: "2-digit", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3 }); }

  text(line) {
    return `${this.time(line)} ${line.level} ${line.app} ${line.process} ${line.source ? `[${line.source}] ` : ""}${line.text}`;
  }

  row(line) {
    const element = document.createElement("li");
    element.className = line.level;
    const part = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
    element.append(part("time", this.time(line)), part("b", line.level), part("i", `${line.app} ${line.process}`));
    if (line.source) element.append(part("em", line.source));
    element.append(part("span", line.text));
    return element;
  }

  show() {
    $("log-lines").replaceChildren();
    this.append(this.matching(), true);
  }

  append(lines, isAll = false) {
    const list = $("log-lines");
    const follows = isAll || list.scrollHeight - list.scrollTop - list.clientHeight < 30;
    list.append(...lines.slice(-shown).map((line) => this.row(line)));
    while (list.children.length > shown) list.firstChild.remove();
    if (follows) list.scrollTop = list.scrollHeight;
    const lost = this.lost ? `, ${this.lost} older ones are gone` : "";
    $("log-count").textContent = `${list.children.length} of ${this.lines.length} lines${lost}`;
  }
}
