// The life-cycle timeline: states as bands, callbacks nested below each other, commits and frames; one row group a process.

import { Frames, blank, phases } from "./frames.js";

const colours = {
  launching: "#f59e0b", inactive: "#eab308", active: "#22a34f", background: "#3b82f6", suspended: "#94a3b8",
  application: "#d9487d", controller: "#7c5cff", view: "#2f9e8f", geometry: "#8a94a6", layer: "#c2703d", phase: "#5b7bb5",
  frame: "#27a3c7", event: "#d09a1f",
};
const bandHeight = 20;
const rowHeight = 17;
const most = 20000;

// The last drawn is on top.
const within = (hit, x, y) => x >= hit.left && x <= hit.right && y >= hit.top && y < hit.bottom;

export class Timeline {
  /** - list: where the app's own callbacks are written, newest first; strip: where the last frames are drawn. */
  constructor(canvas, detail, list, strip, name) {
    Object.assign(this, { canvas, detail, list, name });
    this.frames = new Frames(strip, (frame) => this.showFrame(frame));
    this.span = 6;
    this.follows = true;
    this.needsDraw = false;
    this.hits = [];
    this.forget();
    this.listen();
    new ResizeObserver(() => this.redraw()).observe(canvas);
  }

  /** What happened before is told anew. */
  forget() {
    this.processes = new Map();
    this.frames.forget();
    this.list.replaceChildren();
    this.chosen = null;
    this.base = this.latest = undefined;
    if (this.follows !== false) this.end = 0;
  }

  process(number) {
    if (!this.processes.has(number)) {
      this.processes.set(number, { number, app: `process ${number}`, bands: [], spans: [], marks: [], open: {} });
      if (this.processes.size > 12) this.processes.delete(this.processes.keys().next().value);
    }
    return this.processes.get(number);
  }

  phase({ process, app, to, time }) {
    const entry = this.process(process);
    entry.app = app;
    const last = entry.bands.at(-1);
    if (last && last.end == null) last.end = time;
    if (to !== "notRunning") entry.bands.push({ state: to, start: time, end: null });
    if (entry.bands.length > 400) entry.bands.shift();
    this.advance(time);
  }

  trace({ process, events, lost }) {
    const entry = this.process(process);
    if (lost) entry.marks.push({ time: events[0]?.time ?? this.end, name: `${lost} events left out`, category: "event" });
    for (const event of events) {
      this.frames.take(process, event);
      const stack = (entry.open[event.lane] ??= []);
      if (event.kind === "callBegin" || event.kind === "phaseBegin") {
        const span = { ...event, start: event.time, end: null, depth: stack.length };
        stack.push(span);
        entry.spans.push(span);
        if (event.kind === "callBegin" && !event.isSystemSubject) this.write(span);
      } else if (event.kind === "callEnd" || event.kind === "phaseEnd") {
        const index = stack.findLastIndex((span) => span.name === event.name);
        if (index >= 0) for (const span of stack.splice(index)) span.end = event.time;
      } else {
        entry.marks.push(event);
      }
      this.advance(event.time);
    }
    if (entry.spans.length > most) entry.spans.splice(0, entry.spans.length - most);
    if (entry.marks.length > most) entry.marks.splice(0, entry.marks.length - most);
  }

  /** The callbacks that the app itself has written, as the documents of the life cycle print them. */
  write(span) {
    const line = document.createElement("li");
    const time = document.createElement("time");
    time.textContent = (span.start - (this.base ?? span.start)).toFixed(3);
    line.append(time, `-[${span.subject} ${span.name}]`);
    line.onclick = () => {
      this.zoom(span.start, span.end ?? span.start);
      this.choose(span);
    };
    this.list.prepend(line);
    if (this.list.children.length > 500) this.list.lastChild.remove();
  }

  /** Looks at a time, with as much again on both sides. */
  zoom(start, end) {
    this.follows = false;
    this.span = Math.max(0.004, (end - start) * 3);
    this.end = (start + end) / 2 + this.span / 2;
    this.redraw();
  }

  /** By this factor, around the middle; what is followed stays at its end. */
  scale(factor) {
    const middle = this.end - this.span / 2;
    this.span = Math.min(600, Math.max(0.002, this.span * factor));
    if (!this.follows) this.end = middle + this.span / 2;
    this.redraw();
  }

  follow() {
    this.follows = true;
    this.frames.chosenFrame = null;
    this.advance(this.latest ?? 0);
  }

  showFrame(frame) {
    this.zoom(frame.start, frame.end);
    this.chosen = null;
    const table = document.createElement("table");
    const row = (name, seconds, colour) => {
      const line = table.insertRow();
      const key = Object.assign(document.createElement("i"), { className: "key" });
      if (colour) key.style.background = colour;
      line.insertCell().append(key, name);
      line.insertCell().textContent = `${(seconds * 1000).toFixed(2)} ms`;
    };
    for (const [name, colour] of Object.entries(phases)) row(name, frame.parts[name], colour);
    row("together", frame.total);
    const isLongest = frame === this.frames.longest;
    const title = Object.assign(document.createElement("h3"), { textContent: `Frame ${frame.number}${isLongest ? ", the longest" : ""}` });
    this.detail.replaceChildren(title, table);
  }

  advance(time) {
    this.base ??= time;
    this.latest = Math.max(this.latest ?? time, time);
    if (this.follows) this.end = this.latest + this.span * 0.04;
    this.redraw();
  }

  redraw() {
    if (this.needsDraw) return;
    this.needsDraw = true;
    requestAnimationFrame(() => {
      this.needsDraw = false;
      this.draw();
      this.frames.draw();
    });
  }

  draw() {
    const sheet = blank(this.canvas);
    if (!sheet) return;
    const { context, width, height, ink, soft, line } = sheet;
    context.textBaseline = "middle";
    const start = this.end - this.span;
    const x = (time) => (time - start) / this.span * width;
    this.hits = [];
    // The ruler.
    const step = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300].find((s) => s / this.span * width > 70) ?? 600;
    context.fillStyle = soft;
    context.strokeStyle = line;
    context.beginPath();
    const base = this.base ?? 0;
    for (let tick = base + Math.ceil((start - base) / step) * step; tick < this.end; tick += step) {
      context.moveTo(x(tick), 0);
      context.lineTo(x(tick), height);
      context.fillText(`${(tick - base).toFixed(step < 0.01 ? 3 : step < 1 ? 2 : 0)} s`, x(tick) + 3, 8);
    }
    context.stroke();
    let y = 20;
    const box = (from, to, top, high, colour, text, item) => {
      const left = Math.max(-2, x(from));
      const wide = Math.max(1.5, Math.min(width + 2, x(to)) - left);
      if (left > width || left + wide < 0 || top > height) return;
      context.fillStyle = colour;
      context.fillRect(left, top, wide, high - 1);
      if (item === this.chosen) {
        context.strokeStyle = ink;
        context.strokeRect(left + 0.5, top + 0.5, wide - 1, high - 2);
      }
      if (wide > 26) {
        context.save();
        context.beginPath();
        context.rect(left, top, wide - 3, high);
        context.clip();
        context.fillStyle = "#fff";
        context.fillText(text, Math.max(left, 0) + 4, top + high / 2);
        context.restore();
      }
      this.hits.push({ left, right: Math.max(left + wide, left + 5), top, bottom: top + high, item });
    };
    for (const entry of this.processes.values()) {
      context.fillStyle = ink;
      context.font = "600 12px Inter, system-ui, sans-serif";
      context.fillText(`${this.name(entry.app)}  ·  process ${entry.number}`, 6, y + 8);
      context.font = "11px Inter, system-ui, sans-serif";
      y += 18;
      for (const band of entry.bands) {
        box(band.start, band.end ?? this.latest, y, bandHeight, colours[band.state] ?? "#888", band.state, band);
      }
      y += bandHeight + 4;
      for (const lane of ["main", "render", "other"]) {
        const spans = entry.spans.filter((span) => span.lane === lane && span.start < this.end && (span.end ?? this.latest) > start);
        if (!spans.length) continue;
        context.fillStyle = soft;
        context.fillText(lane === "main" ? "main thread" : lane === "render" ? "render thread" : "other threads", 6, y + 6);
        y += 14;
        let deepest = 0;
        for (const span of spans) {
          deepest = Math.max(deepest, span.depth);
          if (span.depth > 11) continue;
          box(span.start, span.end ?? this.latest, y + span.depth * rowHeight, rowHeight, colours[span.category] ?? "#888",
            span.subject ? `${span.subject} ${span.name}` : span.name, span);
        }
        y += (Math.min(deepest, 11) + 1) * rowHeight + 4;
      }
      for (const mark of entry.marks) {
        const at = x(mark.time);
        if (at < 0 || at > width) continue;
        context.fillStyle = colours[mark.category] ?? "#888";
        context.beginPath();
        context.arc(at, y + 5, 3.5, 0, 7);
        context.fill();
        this.hits.push({ left: at - 5, right: at + 5, top: y, bottom: y + 11, item: mark });
      }
      y += 20;
    }
    if (!this.processes.size) {
      context.fillStyle = soft;
      context.fillText("Open an app to see its life.", 12, 40);
    }
  }

  listen() {
    const { canvas } = this;
    let drag = null;
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const part = event.offsetX / canvas.clientWidth;
      const at = this.end - this.span * (1 - part);
      if (event.shiftKey) this.end += event.deltaY / canvas.clientWidth * this.span;
      else {
        this.span = Math.min(600, Math.max(0.002, this.span * Math.exp(event.deltaY / 400)));
        if (!this.follows) this.end = at + this.span * (1 - part);
      }
      this.redraw();
    }, { passive: false });
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      drag = { x: event.offsetX, end: this.end, moved: false };
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!drag) return;
      const distance = event.offsetX - drag.x;
      if (Math.abs(distance) > 3) drag.moved = true;
      if (!drag.moved) return;
      this.follows = false;
      this.end = drag.end - distance / canvas.clientWidth * this.span;
      this.redraw();
    });
    canvas.addEventListener("pointerup", (event) => {
      if (drag && !drag.moved) this.choose(this.hits.findLast((h) => within(h, event.offsetX, event.offsetY))?.item);
      drag = null;
    });
    canvas.addEventListener("dblclick", () => this.follow());
  }

  choose(item) {
    this.chosen = item ?? null;
    this.redraw();
    if (!item) return;
    const rows = [];
    const row = (name, value) => { if (value !== undefined && value !== "") rows.push([name, value]); };
    const start = item.start ?? item.time;
    row("starts", `${(start - this.base).toFixed(4)} s`);
    if (item.end != null) row("takes", `${((item.end - start) * 1000).toFixed(2)} ms`);
    row("category", item.category);
    row("thread", item.lane);
    row("class", item.subject);
    row("arguments", item.detail);
    const title = document.createElement("h3");
    title.textContent = item.state ?? item.name;
    const table = document.createElement("table");
    for (const [name, value] of rows) {
      const tr = table.insertRow();
      tr.insertCell().textContent = name;
      tr.insertCell().textContent = value;
    }
    this.detail.replaceChildren(title, table);
  }
}
