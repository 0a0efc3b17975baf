// The last frames as bars: what each phase took, and the longest marked.

export const phases = { layout: "#2f9e8f", display: "#c2703d", commit: "#5b7bb5", prepare: "#8b6fd6", render: "#27a3c7" };
// The name of each phase in the trace; what lies in another one is taken from that.
const traced = {
  "layout and display if needed": ["layout", "commit"], "backing store update": ["display", "layout"], "transaction commit": ["commit", null],
  plan: ["prepare", null], damage: ["prepare", null], draw: ["render", null],
};
const most = 1200;
const [step, limit] = [7, 1 / 60];
const zero = () => Object.fromEntries(Object.keys(phases).map((name) => [name, 0]));

/** An empty canvas as large as its place, and the page's colours; null where it isn't shown. */
export function blank(canvas) {
  const ratio = devicePixelRatio;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (!width || !height) return null;
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const context = canvas.getContext("2d");
  const style = getComputedStyle(document.body);
  const [ink, soft, line] = ["--ink", "--soft", "--line"].map((name) => style.getPropertyValue(name));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = "11px Inter, system-ui, sans-serif";
  return { context, width, height, ink, soft, line };
}

export class Frames {
  /** - chosen: hears of the frame that was clicked on. */
  constructor(canvas, chosen) {
    Object.assign(this, { canvas, chosenFrame: null, chosen, hits: [] });
    this.forget();
    canvas.addEventListener("click", (event) => {
      const hit = this.hits.find((one) => event.offsetX >= one.x && event.offsetX < one.x + step);
      if (hit) this.choose(hit.frame);
    });
  }

  forget() {
    this.list = [];
    this.open = new Map();
    this.chosenFrame = null;
  }

  get longest() { return this.list.reduce((best, frame) => (!best || frame.total > best.total ? frame : best), null); }

  /** Works of a process come before the frame that shows them. */
  take(process, event) {
    let open = this.open.get(process);
    if (!open) this.open.set(process, (open = { parts: zero(), begun: {}, start: null }));
    if (event.kind === "phaseBegin") {
      if (event.name in traced || event.name === "frame") open.begun[event.name] = event.time;
      if (event.name in traced) open.start ??= event.time;
      return;
    }
    if (event.name === "frame presented") open.number = event.detail.match(/^#(\d+)/)?.[1];
    if (event.kind !== "phaseEnd") return;
    if (event.name in traced && open.begun[event.name] != null) {
      const [name, outer] = traced[event.name];
      const took = event.time - open.begun[event.name];
      open.parts[name] += took;
      if (outer) open.parts[outer] -= took;
    }
    if (event.name !== "frame") return;
    // One that changed nothing on the screen isn't shown.
    if (open.number) this.add({ process, number: Number(open.number), start: open.start, end: event.time, parts: open.parts });
    this.open.delete(process);
  }

  add(frame) {
    for (const name of Object.keys(frame.parts)) frame.parts[name] = Math.max(0, frame.parts[name]);
    frame.total = Object.values(frame.parts).reduce((sum, part) => sum + part, 0);
    this.list.push(frame);
    if (this.list.length > most) this.list.splice(0, this.list.length - most);
  }

  // MARK: Choosing

  choose(frame) {
    this.chosenFrame = frame;
    this.draw();
    if (frame) this.chosen(frame);
  }

  /** The one before or after. */
  move(by) {
    const at = this.list.indexOf(this.chosenFrame);
    this.choose(this.list[at < 0 ? this.list.length - 1 : Math.max(0, Math.min(this.list.length - 1, at + by))]);
  }

  // MARK: Drawing

  draw() {
    const sheet = blank(this.canvas);
    if (!sheet) return;
    const { context, width, height, ink, soft, line } = sheet;
    context.fillStyle = soft;
    this.hits = [];
    if (!this.list.length) return context.fillText("No frame yet.", 12, height / 2 + 4);
    // The chosen one stays in sight.
    const room = Math.floor((width - 16) / step);
    const chosen = this.list.indexOf(this.chosenFrame);
    const last = chosen < 0 ? this.list.length : Math.min(this.list.length, Math.max(chosen + Math.ceil(room / 2), room));
    const shown = this.list.slice(Math.max(0, last - room), last);
    const longest = this.longest;
    const top = 14;
    const scale = (height - top - 1) / Math.max(limit * 1.25, Math.min(0.1, Math.max(...shown.map((frame) => frame.total))));
    const budget = height - limit * scale;
    context.strokeStyle = line;
    context.beginPath();
    context.moveTo(0, budget);
    context.lineTo(width, budget);
    context.stroke();
    shown.forEach((frame, index) => {
      const x = 8 + index * step;
      let y = height;
      for (const [name, colour] of Object.entries(phases)) {
        const high = Math.min(y - top, frame.parts[name] * scale);
        context.fillStyle = colour;
        context.fillRect(x, y - high, step - 2, high);
        y -= high;
      }
      if (frame === longest) {
        context.fillStyle = "#d93030";
        context.beginPath();
        context.moveTo(x - 2, top - 10);
        context.lineTo(x + step, top - 10);
        context.lineTo(x + step / 2 - 1, top - 3);
        context.fill();
      }
      if (frame === this.chosenFrame) {
        context.strokeStyle = ink;
        context.strokeRect(x - 1.5, top - 1.5, step + 1, height - top + 1);
      }
      this.hits.push({ x, frame });
    });
    context.fillStyle = soft;
    context.textAlign = "right";
    context.fillText(`${(limit * 1000).toFixed(1)} ms`, width - 6, budget - 4);
    context.textAlign = "left";
  }
}
