// The device: its connection, its screen, its buttons, its input.

import { Screen, unpack, draw } from "./screen.js";
import { Reduced } from "./reduced.js";
import { Inspector } from "./inspector.js";
import { Capture } from "./capture.js";
import { listen } from "./keyboard.js";
import { Log } from "./log.js";
import { StoryRecorder } from "./story.js";
import { Devices } from "./devices.js";
import { Surroundings, zoneOf } from "./surroundings.js";

const $ = (id) => document.getElementById(id);
const content = $("content");
const canvas = $("screen");
let info = null;
let state = { apps: [], interruptions: [], orientation: "portrait", appearance: "light" };
let shownProcess = null;
let socket = null;
let attempts = 0;

let story = null;

function send(message) {
  story?.sent(message);
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function make(tag, options = {}, ...children) {
  const element = document.createElement(tag);
  const { dataset, ...rest } = options;
  Object.assign(element, rest);
  if (dataset) Object.assign(element.dataset, dataset);
  element.append(...children);
  return element;
}

// MARK: Connection

const reduced = new Reduced(canvas, $("reduced"));
const screen = new Screen(canvas, reduced, (frame) => {
  send({ shown: { number: frame.number } });
  shownProcess = frame.process;
  arrange();
  dispatchEvent(new Event("portico"));
});
const inspector = new Inspector(send, { place, frames: () => screen.frames });
const log = new Log();
const devices = new Devices(send);
const surroundings = new Surroundings(send, () => state);
story = new StoryRecorder(send, (question) => inspector.ask(question), () => state, () => info);

function connect() {
  const address = new URL("channel", location.href);
  address.protocol = "ws:";
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    attempts = 0;
    $("connection").textContent = "connected";
    $("connection").className = "";
    inspector.connected();
  };
  socket.onmessage = (event) => {
    if (typeof event.data !== "string") {
      const kind = new DataView(event.data).getUint8(0);
      if (kind === 1) screen.take(event.data); else if (kind === 2) inspector.picture(event.data);
    } else {
      for (const [name, body] of Object.entries(JSON.parse(event.data))) handlers[name]?.(body);
    }
    // For scripts: something has come.
    dispatchEvent(new Event("portico"));
  };
  socket.onclose = () => {
    $("connection").textContent = "not connected";
    $("connection").className = "off";
    attempts += 1;
    setTimeout(connect, Math.min(8000, 400 * 2 ** attempts));
  };
}

const handlers = {
  hello(body) {
    log.forget();
    become(body._0);
  },
  state(body) {
    state = body._0;
    if (state.device && JSON.stringify(state.device) !== JSON.stringify(info)) become(state.device);
    arrange();
    showState();
    inspector.stateChanged(state);
    story.stateChanged();
  },
  phase(body) { inspector.phase(body); },
  trace(body) { inspector.trace(body); },
  past() { inspector.past(true); },
  present() { inspector.past(false); },
  answer(body) { inspector.answer(body.question, body.data); },
  failed(body) { inspector.answer(body.question, null, body.reason); },
  ended(body) {
    // What can't be built is among the builds.
    if (body.isFailure && body.process) toast(`${body.app} ${body.reason}`, true, body.trace.join("\n"));
  },
  log(body) { log.take(body); },
  devices(body) { devices.take(body._0); },
  choices(body) { devices.choices(body._0); },
  builds(body) {
    devices.takeBuilds(body._0);
    $("no-apps").hidden = state.apps.length > 0 || devices.isBuilding;
  },
  note(body) { toast(body._0); },
  notification(body) {
    const text = [body.title, body.body].filter(Boolean).join(" – ");
    const banner = toast(`${body.name}: ${text}`);
    banner.classList.add("notification");
    banner.setAttribute("role", "button");
    banner.tabIndex = 0;
    const open = () => {
      banner.remove();
      send({ openNotification: { id: body.id, app: body.app } });
    };
    banner.onclick = open;
    banner.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") open(); };
  },
  pasteboard(body) { navigator.clipboard?.writeText(body._0).catch(() => {}); },
  openURL(body) { toast(`The app asks to open ${body._0}`); },
};

/** The device that this page shows from here on. */
function become(device) {
  info = device;
  $("device-name").textContent = `${info.width} × ${info.height} @${info.scale}x`;
  document.title = `${info.name} – Portico`;
  devices.show(info);
  arrange();
}

function toast(text, isBad = false, detail = "") {
  const element = make("div", { className: isBad ? "toast bad" : "toast" }, text);
  if (detail) element.append(make("pre", { textContent: detail }));
  $("toasts").append(element);
  while ($("toasts").children.length > 4) $("toasts").firstChild.remove();
  setTimeout(() => element.remove(), isBad ? 15000 : 6000);
  return element;
}

// MARK: The frame

const angles = { portrait: 0, left: -90, right: 90, upsideDown: 180 };
let angle = 0;
let size = { width: 393, height: 852 };

/** Puts the frame, the upright content in it, and the canvas in that, where they belong. */
function arrange() {
  if (!info) return;
  // The short way round.
  const wanted = angles[state.orientation] ?? 0;
  angle += ((wanted - angle + 540) % 360) - 180;
  const turned = Math.abs(wanted) === 90;
  const bezel = info.cornerRadius > 30 ? 14 : 26;
  const device = $("device");
  const [width, height] = [info.width + 2 * bezel, info.height + 2 * bezel + (info.cornerRadius === 0 ? 120 : 0)];
  device.style.setProperty("--bezel", `${info.cornerRadius === 0 ? 86 : bezel}px ${bezel}px`);
  device.style.setProperty("--outer", `${info.cornerRadius ? info.cornerRadius + bezel : 52}px`);
  device.style.setProperty("--corner", `${info.cornerRadius}px`);
  document.body.style.setProperty("--top", `${Math.max(20, info.top)}px`);
  const glass = $("glass");
  glass.style.width = `${info.width}px`;
  glass.style.height = `${info.height}px`;
  const stage = $("stage");
  const [shownWidth, shownHeight] = turned ? [height, width] : [width, height];
  const scale = Math.min(1, (stage.clientWidth - 36) / shownWidth, (stage.clientHeight - 36) / shownHeight);
  size = turned ? { width: info.height, height: info.width } : { width: info.width, height: info.height };
  content.style.width = `${size.width}px`;
  content.style.height = `${size.height}px`;
  putDevice(scale);
  content.style.transform = centre(info, -angle, size);
  // An app that does not turn with the device keeps its own way up.
  const stays = canvas.width > canvas.height !== size.width > size.height;
  const own = stays ? { width: size.height, height: size.width } : size;
  canvas.style.width = `${own.width}px`;
  canvas.style.height = `${own.height}px`;
  canvas.style.transform = centre(size, stays ? angle : 0, own);
  showReduced(own.width, scale * devicePixelRatio);
  canvas.dataset.stays = stays ? "1" : "";
  const classes = document.body.classList;
  classes.toggle("turned", turned);
  classes.toggle("home", state.foreground == null);
  classes.toggle("covered", state.interruptions.some((name) => name !== "call" && name !== "message"));
  // The first place is taken at once.
  if (classes.contains("still")) requestAnimationFrame(() => classes.remove("still"));
  classes.toggle("phone", info.idiom === "phone");
  classes.toggle("islandless", info.idiom !== "phone" || info.bottom === 0);
  classes.toggle("buttoned", info.bottom === 0);
  classes.toggle("flat", info.top < 30);
  classes.toggle("dark", state.appearance === "dark");
  showBars(classes);
  classes.toggle("saving", state.isLowPower);
  const isApp = state.foreground != null;
  canvas.hidden = !isApp || shownProcess !== state.foreground;
  $("reduced").hidden = canvas.hidden || !reduced.isNeeded;
  inspector.arrange();
  $("launch-screen").hidden = !isApp || shownProcess === state.foreground;
}

/** Puts the device in the middle of the stage. It and its content begin at a whole pixel of the page's, where a browser draws what it draws. */
function putDevice(scale) {
  const [stage, { style }] = [$("stage").getBoundingClientRect(), $("device")];
  const whole = (length) => Math.round(length * devicePixelRatio) / devicePixelRatio;
  const middle = (name, start, room, length) => {
    style[name] = `${whole(start) - start}px`;
    const first = start + (room - length * scale) / 2;
    return room / 2 + whole(first) - first - (whole(start) - start);
  };
  const x = middle("left", stage.left, stage.width, size.width), y = middle("top", stage.top, stage.height, size.height);
  style.transform = `translate(${x}px, ${y}px) scale(${scale}) rotate(${angle}deg) translate(-50%, -50%)`;
}

/** A transform that puts something turned into the middle of what it is in. Lengths, since halves of boxes are rounded to pixels. */
function centre(outer, angle, inner) {
  return `translate(${outer.width / 2}px, ${outer.height / 2}px) rotate(${angle}deg) translate(${-inner.width / 2}px, ${-inner.height / 2}px)`;
}

/** The screen with a pixel for each of the page's where it has more than those. - ratio: the page's pixels a point of the device. */
function showReduced(width, ratio) {
  reduced.fit(width * ratio / canvas.width);
  canvas.classList.toggle("stored", reduced.isNeeded);
  if (!reduced.isNeeded) return;
  const { target } = reduced;
  Object.assign(target.style, {
    width: `${target.width}px`, height: `${target.height}px`, transform: `${canvas.style.transform} scale(${1 / ratio})` });
}

/** Status bar and home indicator, as the app in front wants them. */
function showBars(classes) {
  const { bars } = state;
  const isApp = state.foreground != null && !classes.contains("covered");
  classes.toggle("light-bar", !isApp || (bars ? bars.isStatusBarLight : state.appearance === "dark"));
  classes.toggle("no-bar", isApp && !!bars?.isStatusBarHidden);
  document.body.dataset.bars = bars?.animation ?? "fade";
  const hides = isApp && !!bars?.hidesHomeIndicator;
  if (hides !== hidesIndicator) {
    hidesIndicator = hides;
    clearTimeout(indicatorTimer);
    classes.toggle("no-indicator", hides);
  }
}
let hidesIndicator = false;
let indicatorTimer = 0;

/** A finger shows the home indicator for a moment. */
function wakeIndicator() {
  if (!hidesIndicator) return;
  document.body.classList.remove("no-indicator");
  clearTimeout(indicatorTimer);
  indicatorTimer = setTimeout(() => document.body.classList.toggle("no-indicator", hidesIndicator), 2000);
}

// Where a browser tells of it, also when the window gets to a display of other pixels.
const box = "devicePixelContentBoxSize" in ResizeObserverEntry.prototype ? "device-pixel-content-box" : "content-box";
new ResizeObserver(arrange).observe($("stage"), { box });

/** Points of the interface under the pointer. */
function place(event) {
  const box = content.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width * size.width;
  const y = (event.clientY - box.top) / box.height * size.height;
  if (!canvas.dataset.stays) return { x, y };
  const [dx, dy] = [x - size.width / 2, y - size.height / 2];
  const turn = -angle * Math.PI / 180;
  return {
    x: dx * Math.cos(turn) - dy * Math.sin(turn) + size.height / 2,
    y: dx * Math.sin(turn) + dy * Math.cos(turn) + size.width / 2,
  };
}

// MARK: What the system shows

function tile(app) {
  const element = make("div", { className: "tile" });
  if (app.hasIcon) {
    element.append(make("img", { src: `icon/${encodeURIComponent(app.id)}`, alt: "", draggable: false }));
  } else {
    let hash = 0;
    for (const letter of app.id) hash = (hash * 31 + letter.codePointAt(0)) % 360;
    element.style.background = `linear-gradient(160deg, hsl(${hash} 75% 62%), hsl(${(hash + 40) % 360} 70% 44%))`;
    element.textContent = [...app.name][0]?.toUpperCase() ?? "?";
  }
  return element;
}

/** A click opens the app; a long press or a right click shows the actions on its icon. */
function offerActions(app, button) {
  let pressing = 0, wasLong = false;
  const show = () => { wasLong = true; showActions(app, button); };
  button.onpointerdown = (event) => {
    wasLong = false;
    clearTimeout(pressing);
    if (event.button === 0) pressing = setTimeout(show, 500);
  };
  button.onpointerup = button.onpointerleave = () => clearTimeout(pressing);
  button.oncontextmenu = (event) => { event.preventDefault(); clearTimeout(pressing); show(); };
  button.onclick = () => {
    clearTimeout(pressing);
    if (!wasLong) send({ open: { app: app.id } });
    wasLong = false;
  };
}

function hideActions() { document.querySelector("#home-screen .actions")?.remove(); }

function showActions(app, button) {
  hideActions();
  if (!app.actions.length) return;
  const menu = make("div", { className: "actions", role: "menu", ariaLabel: `Actions of ${app.name}` }, ...app.actions.map((action) => {
    const row = make("button", { role: "menuitem" }, make("b", { textContent: action.title }));
    if (action.subtitle) row.append(make("span", { textContent: action.subtitle }));
    row.onclick = () => { hideActions(); send({ quickAction: { app: app.id, type: action.type } }); };
    return row;
  }));
  menu.onkeydown = (event) => { if (event.key === "Escape") { hideActions(); button.focus(); } };
  $("home-screen").append(menu);
  // Below the icon, or above it where there is no room.
  const room = $("home-screen");
  const [top, left] = [button.offsetTop + $("icons").offsetTop, button.offsetLeft + $("icons").offsetLeft];
  const below = top + button.offsetHeight + 6;
  menu.style.top = `${below + menu.offsetHeight <= room.offsetHeight ? below : Math.max(0, top - menu.offsetHeight - 6)}px`;
  menu.style.left = `${Math.max(8, Math.min(left, room.offsetWidth - menu.offsetWidth - 8))}px`;
  menu.querySelector("button").focus();
}
document.addEventListener("pointerdown", (event) => { if (!event.target.closest?.(".actions, .icon")) hideActions(); });

let homeKey = "";
let switcherKey = "";
let wasCovered = "";

function showState() {
  const key = JSON.stringify(state.apps.map((app) => [app.id, app.name, app.phase !== "notRunning", app.actions]));
  if (key !== homeKey) {
    homeKey = key;
    $("icons").replaceChildren(...state.apps.map((app) => {
      const button = make("button", { className: "icon", title: app.phase, dataset: { app: app.id } },
        tile(app), make("span", { textContent: app.name }));
      button.classList.toggle("running", app.phase !== "notRunning");
      offerActions(app, button);
      return button;
    }));
    $("no-apps").hidden = state.apps.length > 0 || devices.isBuilding;
  }
  const front = state.apps.find((app) => app.process != null && app.process === state.foreground);
  if (front) $("launch-screen").replaceChildren(tile(front));
  const has = (name) => state.interruptions.includes(name);
  $("lock").hidden = !has("lock");
  $("call").hidden = !has("call");
  $("message").hidden = !has("message");
  $("centre").hidden = !has("controlCentre");
  $("switcher").hidden = !has("appSwitcher");
  if (has("appSwitcher")) showSwitcher(); else switcherKey = "";
  if (has("controlCentre")) showCentre();
  const covered = state.interruptions.join();
  if (covered !== wasCovered && covered) liftAll();
  wasCovered = covered;
  devices.show(info, state);
  surroundings.show(state);
  tick();
  $("set-appearance").value = state.appearance;
  $("set-text").value = state.textSize;
  if (document.activeElement !== $("set-locale")) $("set-locale").value = state.locale ?? "";
  $("set-power").checked = state.isLowPower;
  $("set-keyboard").checked = state.keyboard !== "software";
  canvas.style.cursor = cursors[state.pointer] ?? "";
  const caret = state.textInput?.caret;
  $("keys").style.left = `${caret ? caret[0] : 0}px`;
  $("keys").style.top = `${caret ? caret[1] : 0}px`;
}

function showSwitcher() {
  const running = state.apps.filter((app) => app.process != null).sort((a, b) => b.lastUse - a.lastUse);
  const key = JSON.stringify(running.map((app) => [app.process, app.phase]));
  if (key === switcherKey) return;
  switcherKey = key;
  $("switcher").replaceChildren(...running.map((app) => {
    const picture = make("canvas", { width: size.width, height: size.height });
    const open = make("button", { className: "open", title: `Open ${app.name}` }, picture);
    const close = make("button", { className: "close", title: `End ${app.name}`, textContent: "×" });
    open.onclick = () => send({ open: { app: app.id } });
    close.onclick = (event) => {
      event.stopPropagation();
      send({ quit: { process: app.process } });
    };
    fetch(`snapshot/${app.process}`).then(async (response) => {
      const bytes = await response.arrayBuffer();
      if (response.ok && bytes.byteLength) showCard(await unpack(bytes), picture);
      dispatchEvent(new Event("portico"));
    }).catch(() => {});
    return make("div", { className: "card" },
      make("h2", {}, tile(app), app.name, make("small", { textContent: app.phase })), open, close);
  }));
  if (!running.length) $("switcher").append(make("p", { className: "empty", textContent: "No app is running" }));
}

/** A picture of an app, as large as its card. */
function showCard(frame, picture) {
  const small = new Reduced(document.createElement("canvas"), picture);
  draw(frame, small.source);
  small.fit(picture.getBoundingClientRect().width * devicePixelRatio / frame.width || 1);
  if (!small.isNeeded) draw(frame, picture);
}

function showCentre() {
  const toggles = [
    ["Dark mode", state.appearance === "dark", () => send({ appearance: { _0: state.appearance === "dark" ? "light" : "dark" } })],
    ["Low power", state.isLowPower, () => send({ lowPower: { _0: !state.isLowPower } })],
    ["Turn left", false, () => turn(-1)],
    ["Turn right", false, () => turn(1)],
    ["Memory warning", false, () => send({ memoryWarning: {} })],
    ["Lock", false, () => send({ begin: { interruption: "lock" } })],
  ];
  $("centre").replaceChildren(make("div", { className: "grid" }, ...toggles.map(([name, isOn, act]) => {
    const button = make("button", { textContent: name, className: isOn ? "on" : "" });
    button.onclick = (event) => {
      event.stopPropagation();
      act();
    };
    return button;
  })));
}
$("centre").onclick = () => send({ end: { interruption: "controlCentre" } });
$("switcher").onclick = (event) => {
  if (event.target === $("switcher")) send({ end: { interruption: "appSwitcher" } });
};

setInterval(tick, 5000);
function tick() {
  const now = new Date(Date.now() + (state.conditions?.time.ahead ?? 0) * 1000);
  const timeZone = zoneOf(state);
  const time = now.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hour12: false, timeZone });
  const bar = state.statusBar ?? {};
  // On the lock the large clock is enough: its place is the carrier's.
  $("time").textContent = state.interruptions.includes("lock") ? bar.carrier ?? "" : bar.time ?? time;
  $("lock-time").textContent = bar.time ?? time;
  $("lock-date").textContent = now.toLocaleDateString([], { weekday: "long", day: "numeric", month: "long", timeZone });
}
tick();

// MARK: Buttons and menu

const turns = ["portrait", "right", "upsideDown", "left"];
function turn(step) { send({ rotate: { _0: turns[(turns.indexOf(state.orientation) + step + 4) % 4] } }); }
const begin = (interruption) => send({ begin: { interruption } });

const actions = {
  home() { send({ home: {} }); },
  switcher() { state.interruptions.includes("appSwitcher") ? send({ end: { interruption: "appSwitcher" } }) : begin("appSwitcher"); },
  lock() { state.interruptions.includes("lock") ? send({ end: { interruption: "lock" } }) : begin("lock"); },
  left() { turn(-1); },
  right() { turn(1); },
  memoryWarning() { send({ memoryWarning: {} }); },
  memoryPressure() { send({ memoryPressure: {} }); },
  call() { begin("call"); },
  message() { begin("message"); },
  centre() { begin("controlCentre"); },
};
for (const button of document.querySelectorAll("[data-do]")) button.onclick = () => actions[button.dataset.do]();
for (const button of document.querySelectorAll("[data-end]")) {
  button.onclick = () => send({ end: { interruption: button.dataset.end } });
}
$("lock").onclick = () => send({ end: { interruption: "lock" } });
$("key-lock").onclick = () => actions.lock();
$("indicator").onclick = (event) => (event.detail > 1 ? actions.switcher() : actions.home());
let volume = 50;
let volumeTimer = 0;
function setVolume(step) {
  volume = Math.max(0, Math.min(100, volume + step));
  $("volume").hidden = false;
  $("volume").firstElementChild.style.height = `${volume}%`;
  clearTimeout(volumeTimer);
  volumeTimer = setTimeout(() => { $("volume").hidden = true; }, 1200);
}
$("key-up").onclick = () => setVolume(10);
$("key-down").onclick = () => setVolume(-10);
$("key-action").onclick = () => { volume = 0; setVolume(0); };
$("show-menu").onclick = () => {
  $("menu").hidden = !$("menu").hidden;
  $("show-menu").setAttribute("aria-expanded", String(!$("menu").hidden));
};
document.addEventListener("pointerdown", (event) => {
  if (!$("menu").hidden && !event.target.closest("#menu, #show-menu")) $("menu").hidden = true;
});
for (const value of ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]) {
  $("set-text").append(make("option", { value, textContent: value }));
}
$("set-appearance").onchange = (event) => send({ appearance: { _0: event.target.value } });
$("set-text").onchange = (event) => send({ textSize: { _0: event.target.value } });
$("set-locale").onchange = (event) => {
  if (/^[A-Za-z0-9_-]{1,40}$/.test(event.target.value)) send({ locale: { _0: event.target.value } });
};
$("set-keyboard").onchange = (event) => connectKeyboard(event.target.checked);
$("set-power").onchange = (event) => send({ lowPower: { _0: event.target.checked } });
$("show-inspector").onclick = () => {
  const isOpen = inspector.toggle();
  $("show-inspector").setAttribute("aria-pressed", String(isOpen));
  arrange();
};

// MARK: Fingers

// Pointer id → finger. Finger 8 is Alt's mirrored one.
const pointers = new Map();
const down = new Map();

function touch(id, phase, at) {
  if ((phase === "began") === down.has(id)) return;
  send({ touch: { id, phase, x: at.x, y: at.y } });
  if (phase === "began" || phase === "moved") down.set(id, at); else down.delete(id);
}

function liftAll() {
  for (const [id, at] of [...down]) touch(id, "cancelled", at);
  pointers.clear();
  showFingers();
}

function mirrored(at) {
  const [width, height] = canvas.dataset.stays ? [size.height, size.width] : [size.width, size.height];
  return { x: width - at.x, y: height - at.y };
}

function showFingers(hover) {
  const shown = down.has(8) ? [down.get(0), down.get(8)] : hover ?? [];
  $("fingers").replaceChildren(...(canvas.dataset.stays ? [] : shown).filter(Boolean).map((at) => {
    const element = make("div", { className: "finger" });
    element.style.left = `${at.x}px`;
    element.style.top = `${at.y}px`;
    return element;
  }));
}

// What the app wants the mouse to be: `PointerShape` in CSS.
const cursors = { hidden: "none", verticalBeam: "text", horizontalBeam: "vertical-text" };

// Where the mouse hovers; null where none does, or its button is down.
let hovering = null;

function hover(event, at) {
  if (event.pointerType === "touch" || event.buttons || down.size) return;
  hovering = at;
  send({ hover: { phase: "moved", x: at.x, y: at.y } });
}

function leave() {
  if (hovering) send({ hover: { phase: "left", x: hovering.x, y: hovering.y } });
  hovering = null;
}

canvas.addEventListener("pointerdown", (event) => {
  if (event.button === 2 && event.pointerType !== "touch" && !down.size) {
    event.preventDefault();
    send({ secondaryClick: place(event) });
    return;
  }
  if (event.button !== 0) return;
  event.preventDefault();
  canvas.setPointerCapture(event.pointerId);
  let finger = 0;
  while ([...pointers.values()].includes(finger)) finger += 1;
  if (finger > 7) return;
  pointers.set(event.pointerId, finger);
  // The finger ends the hover.
  hovering = null;
  wakeIndicator();
  touch(finger, "began", place(event));
  if (event.altKey && finger === 0) touch(8, "began", mirrored(place(event)));
  showFingers();
  $("keys").focus({ preventScroll: true });
});
canvas.addEventListener("pointermove", (event) => {
  const finger = pointers.get(event.pointerId);
  const at = place(event);
  if (finger == null) {
    hover(event, at);
    return showFingers(event.altKey ? [at, mirrored(at)] : []);
  }
  touch(finger, "moved", at);
  if (finger === 0 && down.has(8)) touch(8, "moved", mirrored(at));
  showFingers();
});
for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
  canvas.addEventListener(name, (event) => {
    const finger = pointers.get(event.pointerId);
    if (finger == null) return;
    pointers.delete(event.pointerId);
    touch(finger, phase, place(event));
    if (finger === 0 && down.has(8)) touch(8, phase, mirrored(place(event)));
    showFingers();
    if (document.elementFromPoint(event.clientX, event.clientY) === canvas) hover(event, place(event));
  });
}
canvas.addEventListener("pointerleave", (event) => { if (!pointers.has(event.pointerId)) leave(); });
canvas.addEventListener("contextmenu", (event) => event.preventDefault());

canvas.addEventListener("wheel", (event) => {
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 20 : 1;
  send({ wheel: { ...place(event), deltaX: event.deltaX * unit, deltaY: event.deltaY * unit } });
}, { passive: false });
addEventListener("blur", () => {
  liftAll();
  leave();
});

// MARK: Keyboard

/** Without a hardware keyboard the device shows its own. */
function connectKeyboard(isConnected) { send({ keyboard: { _0: isConnected ? "hardware" : "software" } }); }
listen($("keys"), send, () => connectKeyboard(state.keyboard === "software"));

// MARK: What is kept

const capture = new Capture(canvas, () => info.name, toast, (isOn) => {
  $("video").setAttribute("aria-pressed", String(isOn));
  $("video").lastElementChild.textContent = isOn ? "Stop" : "Video";
});
$("screenshot").onclick = () => capture.save();
$("copy-picture").onclick = () => capture.copy();
$("video").onclick = () => capture.toggleVideo();

// For scripts that drive the page.
globalThis.portico = { screen, reduced, inspector, capture, log, story, devices, state: () => state, info: () => info, place: () => content.getBoundingClientRect() };
connect();
