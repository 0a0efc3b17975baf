// Writes down what a person does to the device: as a story, and as a UI test.

import { download } from "./capture.js";
import { storyText, swiftText, target } from "./storytext.js";

const $ = (id) => document.getElementById(id);

// Steps of a recording; points that a tapping finger may stray; seconds after which it presses; seconds that are no wait yet.
const [most, stray, long, pause] = [2000, 10, 0.5, 0.25];
const now = () => performance.now() / 1000;

// What the page says of the system → the step's word, with what follows it.
const settings = {
  appearance: (body) => `appearance ${body._0}`, textSize: (body) => `text-size ${body._0}`, locale: (body) => `locale ${body._0}`,
  keyboard: (body) => `keyboard ${body._0}`, lowPower: (body) => `low-power ${body._0 ? "on" : "off"}`,
  memoryWarning: () => "memory-warning", home: () => "home", network: (body) => `network ${body._0}`,
  slowAnimations: (body) => `slow-animations ${body._0 ? "on" : "off"}`, tint: (body) => `tint ${body._0} ${body.isOn ? "on" : "off"}`,
  quickAction: (body) => `quick-action ${JSON.stringify(body.type)}`,
  push: (body) => pushed(body._0), openNotification: () => "open-notification", location: (body) => located(body._0),
  time: (body) => timed(body._0, body.zone),
  openURL: (body) => `open-url ${JSON.stringify(body._0)}`, statusBar: (body) => statusBar(body._0),
};

/** What a story can say of a status bar. */
function statusBar({ time, battery }) {
  const parts = [/^([01]?\d|2[0-3]):[0-5]\d$/.test(time ?? "") ? time : null, battery].filter((part) => part != null);
  return `status-bar ${parts.join(" ") || "off"}`;
}
const covers = { lock: "lock", call: "call", message: "message", controlCentre: "control-centre", appSwitcher: "app-switcher" };

/** A place, or none. */
function located(place) {
  return place ? `location ${place.latitude} ${place.longitude}` : "location off";
}

/** What the clock shows, a zone, or neither. */
function timed(time, zone) {
  return `time ${[time, zone].filter(Boolean).join(" ") || "off"}`;
}

/** A payload on one line. */
function pushed(payload) {
  try {
    return `push ${JSON.stringify(JSON.parse(payload))}`;
  } catch {
    return `# a push that is no JSON`;
  }
}

export class StoryRecorder {
  constructor(send, ask, state, info) {
    Object.assign(this, { send, ask, state, info, steps: [], isOn: false, waiting: null, app: null, finger: null, last: 0 });
    $("story-record").onclick = () => (this.isOn ? this.stop() : this.start());
    $("story-form").onchange = () => this.show();
    $("story-copy").onclick = () => navigator.clipboard.writeText(this.text()).catch(() => {});
    $("story-save").onclick = () => {
      download(new Blob([this.text()], { type: "text/plain" }), this.isSwift ? "RecordedTests.swift" : "recorded.story");
    };
    this.show();
  }

  get isSwift() { return $("story-form").value === "swift"; }

  text() {
    const about = { device: this.info()?.name ?? "", app: this.app?.name ?? "the app" };
    return this.isSwift ? swiftText(this.steps, about) : storyText(this.steps, about);
  }

  // MARK: Begin and end

  start() {
    const state = this.state();
    const front = state.apps.find((app) => app.process != null && app.process === state.foreground);
    Object.assign(this, { steps: [], isOn: true, app: null, finger: null, waiting: front ?? null });
    // A story begins with an app that wasn't there: what it shows now may come of what was done before.
    if (front) this.send({ quit: { process: front.process } });
    this.show();
  }

  stop() {
    if (!this.isOn) return;
    if (this.steps.length) this.add("snapshot end");
    this.isOn = false;
    $("story-says").textContent = "Recorded. The snapshot at the end is for comparing.";
    this.show();
  }

  stateChanged() {
    const { waiting } = this;
    if (!waiting || this.state().apps.find((app) => app.id === waiting.id)?.process != null) return;
    this.waiting = null;
    this.send({ open: { app: waiting.id } });
  }

  // MARK: What is done

  /** Hears of each message before it goes to the device. */
  sent(message) {
    if (!this.isOn || this.waiting) return;
    const [[name, body]] = Object.entries(message);
    if (name === "open") return this.opened(body.app);
    if (!this.app) return;
    if (name === "touch") return this.touched(body);
    if (name === "text") return this.typed(body._0);
    if (name === "key") return this.pressed(body);
    if (name === "secondaryClick") return this.note("the mouse's second button");
    if (name === "wheel") return this.note("the wheel: drag with the button down instead");
    if (name === "begin") return this.add(covers[body.interruption]);
    if (name === "device") return this.note("another device: a story has one");
    if (name === "end") return this.add(body.interruption === "lock" ? "unlock" : "dismiss");
    if (name === "rotate") return body._0 === "upsideDown" ? this.note("upside down") : this.add(`rotate ${body._0}`);
    if (settings[name]) this.add(settings[name](body));
  }

  opened(id) {
    if (this.app && id !== this.app.id) return this.note("another app: a story has one");
    if (this.app) return this.add("reopen");
    this.app = this.state().apps.find((app) => app.id === id);
    this.add("launch");
    const { appearance, textSize, locale, keyboard, isLowPower, orientation, conditions, statusBar: bar } = this.state();
    if (locale && locale !== "en_US") this.add(`locale ${locale}`);
    if (orientation === "left" || orientation === "right") this.add(`rotate ${orientation}`);
    if (appearance !== "light") this.add(`appearance ${appearance}`);
    if (textSize !== "l") this.add(`text-size ${textSize}`);
    if (keyboard !== "hardware") this.add(`keyboard ${keyboard}`);
    if (isLowPower) this.add("low-power on");
    if (conditions.network !== "normal") this.add(`network ${conditions.network}`);
    if (conditions.location) this.add(located(conditions.location));
    // What the clock shows by now is another thing in each run.
    if (conditions.time.zone) this.add(timed(null, conditions.time.zone));
    if (conditions.slowsAnimations) this.add("slow-animations on");
    for (const tint of conditions.tints) this.add(`tint ${tint} on`);
    if (bar.time != null || bar.battery != null) this.add(statusBar(bar));
  }

  /** Adds a step, after the pause that came before it. */
  add(line, more = {}) {
    if (this.steps.length >= most) {
      this.isOn = false;
      $("story-says").textContent = `It ends here: a recording has at most ${most} steps.`;
      return this.show();
    }
    const gap = now() - this.last;
    if (this.steps.length && gap > pause) this.steps.push({ kind: "wait", seconds: Math.min(60, Math.ceil(gap * 10) / 10) });
    const step = { kind: "line", line, ...more };
    this.steps.push(step);
    this.last = now();
    this.show();
    return step;
  }

  note(text) {
    if (this.steps.at(-1)?.note === text) return;
    this.add("", { kind: "note", note: text });
  }

  // MARK: Fingers

  touched({ id, phase, x, y }) {
    if (id !== 0) return phase === "began" && this.note("a second finger");
    if (phase === "began") {
      const step = this.add("", { kind: "tap", from: { x, y }, to: { x, y } });
      if (!step) return;
      this.finger = { step, time: now() };
      // The question goes in front of the touch: the answer is what the finger has met.
      this.ask({ tree: { _0: "views" } }).then((tree) => {
        step.target = target(tree, x, y);
        this.show();
      }).catch(() => {});
    } else if (this.finger) {
      this.moved(phase, x, y);
    }
  }

  moved(phase, x, y) {
    const { step, time } = this.finger;
    step.to = { x, y };
    step.seconds = now() - time;
    if (Math.hypot(x - step.from.x, y - step.from.y) > stray) step.kind = "swipe";
    if (phase === "moved") return;
    if (step.kind === "tap" && step.seconds >= long) step.kind = "press";
    this.finger = null;
    this.last = now();
    this.show();
  }

  // MARK: Keys

  pressed({ usage, characters, modifiers, phase }) {
    if (phase === "up" || (usage >= 224 && usage <= 231)) return;
    if (usage === 40 || usage === 88) return this.typed("\n");
    if (usage === 42) return this.deleted();
    if (!characters || modifiers & (1 << 18 | 1 << 20)) return this.note("a key that types nothing");
    this.typed(characters);
  }

  typed(text) {
    const last = this.steps.at(-1);
    this.last = last?.kind === "type" ? now() : this.last;
    if (last?.kind === "type" && last.text.length < 900) last.text += text;
    else this.add("", { kind: "type", text });
    this.show();
  }

  deleted() {
    const last = this.steps.at(-1);
    if (last?.kind !== "type" || !last.text) return this.note("delete");
    last.text = [...last.text].slice(0, -1).join("");
    this.last = now();
    if (!last.text) this.steps.pop();
    this.show();
  }

  // MARK: The panel

  show() {
    $("story-record").textContent = this.isOn ? "Stop" : "Record";
    $("story-record").setAttribute("aria-pressed", String(this.isOn));
    for (const id of ["story-copy", "story-save"]) $(id).disabled = !this.steps.length;
    $("story-text").textContent = this.steps.length ? this.text() : "";
    if (this.isOn) {
      $("story-says").textContent = this.app || this.waiting
        ? "Use the device: taps, drags, keys and the buttons beside it are written down." : "Open an app: the story begins there.";
      $("story-text").scrollTop = $("story-text").scrollHeight;
    }
  }
}
