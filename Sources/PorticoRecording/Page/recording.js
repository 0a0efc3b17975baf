// A run, to look back at: steps, pictures, trees and lines on one time line.

const $ = (id) => document.getElementById(id);
const recording = JSON.parse($("recording").textContent);
const files = $("pictures").textContent.split("\n");
const names = { output: "printed", error: "errors", callback: "callbacks", event: "events", state: "states", network: "requests", finding: "findings" };
const { steps, pictures, lines } = recording;
const end = Math.max(0.1, ...steps.map((step) => step.end), ...pictures.map((picture) => picture.time));
let current = { step: -1, picture: null, tab: "views" };

$("title").textContent = recording.title;
$("device").textContent = `${recording.device} · ${steps.length} steps in ${number(end)}`;
const failed = steps.findIndex((step) => step.failure);
$("outcome").textContent = failed >= 0 ? `failed at step ${failed + 1}` : "passed";
$("outcome").hidden = recording.isSession && failed < 0;
$("outcome").classList.toggle("bad", failed >= 0);
$("notes").hidden = !recording.notes.length;
$("notes").replaceChildren(...recording.notes.map((text) => Object.assign(document.createElement("li"), { textContent: text })));

// MARK: Steps, pictures and lines as elements

document.querySelector("[data-tab=source]").hidden = !recording.sources.length;
const hasLines = steps.every((step) => step.line != null && step.source === steps[0].source);
const stepRows = steps.map((step, index) => {
  const row = document.createElement("button");
  const part = (name, text) => Object.assign(document.createElement(name), { textContent: text });
  row.append(part("i", hasLines ? step.line : index + 1), part("code", step.title), part("i", number(step.end - step.start)));
  row.classList.toggle("bad", step.failure != null);
  row.onclick = () => select(index);
  const item = document.createElement("li");
  item.append(row);
  $("steps").append(item);
  return row;
});

const someShape = pictures.find((other) => other.height) ?? { width: 390, height: 844, scale: 1 };
const frames = pictures.map((picture, index) => {
  const button = document.createElement("button");
  const canvas = document.createElement("canvas");
  const shape = picture.height && !picture.isLeftOut ? picture : someShape;
  const fit = Math.min(92 / shape.height, 130 / shape.width);
  Object.assign(canvas.style, { width: `${shape.width * fit}px`, height: `${shape.height * fit}px` });
  button.append(canvas, number(picture.time));
  button.title = picture.step == null ? "before the first step" : steps[picture.step].title;
  button.onclick = () => select(picture.step ?? 0, index);
  $("film").append(button);
  return button;
});

const rows = lines.map((line) => {
  const row = document.createElement("li");
  const kind = Object.assign(document.createElement("span"), { textContent: names[line.kind].replace(/s$/, ""), className: `is-${line.kind}` });
  row.append(
    Object.assign(document.createElement("time"), { textContent: line.time.toFixed(3) }), kind,
    Object.assign(document.createElement("span"), { textContent: line.text }));
  if (line.step != null) row.onclick = () => select(line.step);
  return row;
});
$("lines").append(...rows);

for (const [kind, name] of Object.entries(names)) {
  if (!lines.some((line) => line.kind === kind)) continue;
  const label = document.createElement("label");
  label.dataset.kind = kind;
  const dot = Object.assign(document.createElement("span"), { textContent: "●", className: `is-${kind}` });
  label.append(Object.assign(document.createElement("input"), { type: "checkbox", checked: true, onchange: filter }), dot, name);
  $("kinds").append(label);
}

// MARK: The time line

function drawTime() {
  const width = $("time").clientWidth || 1000;
  const x = (time) => 16 + (width - 32) * time / end;
  const parts = [];
  const unit = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300, 600, 3600].find((size) => end / size <= width / 70) ?? end;
  for (let time = 0; time <= end + 1e-6; time += unit) {
    const text = svg("text", { x: x(time), y: 46, "text-anchor": time === 0 ? "start" : "middle" });
    text.textContent = `${Number(time.toFixed(1))} s`;
    parts.push(text);
  }
  steps.forEach((step, index) => {
    const left = x(step.start);
    const rect = svg("rect", { x: left, y: 6, width: Math.max(3, x(step.end) - left - 1), height: 12, rx: 2 });
    rect.setAttribute("class", `step ${index % 2 ? "odd" : ""} ${step.failure ? "bad" : ""} ${index === current.step ? "chosen" : ""}`);
    const title = svg("title", {});
    title.textContent = step.title;
    rect.append(title);
    rect.onclick = (event) => { event.stopPropagation(); select(index); };
    parts.push(rect);
  });
  const seen = new Set();
  for (const line of lines) {
    const place = Math.round(x(Math.min(line.time, end)));
    if (seen.has(`${line.kind} ${place}`)) continue;
    seen.add(`${line.kind} ${place}`);
    parts.push(svg("line", { class: `line is-${line.kind}`, x1: place, x2: place, y1: 21, y2: 27 }));
  }
  for (const place of new Set(pictures.map((picture) => Math.round(x(picture.time))))) parts.push(svg("rect", { class: "picture", x: place - 1, y: 29, width: 2, height: 5 }));
  const now = current.picture == null ? steps[current.step]?.end : pictures[current.picture].time;
  if (now != null) parts.push(svg("line", { class: "cursor", x1: x(now), x2: x(now), y1: 2, y2: 35 }));
  $("time").replaceChildren(...parts);
}

$("time").onclick = (event) => {
  const time = (event.offsetX - 16) / ($("time").clientWidth - 32) * end;
  const found = steps.findLastIndex((step) => step.start <= time);
  if (steps.length) select(Math.max(0, found));
};

// MARK: The screens

const film = new Film(pictures, files);
const shownPicture = () => current.picture ?? steps[current.step]?.after;
let outline = null;

async function show(place, index, caption) {
  const figure = $(place);
  figure.querySelector("figcaption").textContent = caption;
  const canvas = figure.querySelector("canvas");
  const picture = pictures[index];
  const shape = picture?.height ? picture : someShape;
  const fit = Math.min(figure.clientWidth / shape.width, (figure.clientHeight - 26) / shape.height);
  // As many pixels as are seen: a browser that makes a canvas smaller leaves texts ragged.
  await film.draw(index ?? -1, canvas, Math.min(shape.height, Math.round(shape.height * fit * devicePixelRatio)));
  figure.querySelector("svg").setAttribute("viewBox", `0 0 ${shape.width / shape.scale} ${shape.height / shape.scale}`);
  Object.assign(figure.querySelector(".screen").style, { width: `${shape.width * fit}px`, height: `${shape.height * fit}px` });
}

function drawMarks() {
  const step = steps[current.step];
  const marks = [];
  for (let place = 0; place + 1 < step.touches.length; place += 2) {
    const [from, to] = [step.touches[place], step.touches[place + 1]];
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 4) marks.push(svg("line", { class: "way", x1: from[0], y1: from[1], x2: to[0], y2: to[1] }));
    marks.push(svg("circle", { class: "touch", cx: from[0], cy: from[1], r: 18 }), svg("circle", { class: "ring", cx: to[0], cy: to[1], r: 21 }));
  }
  $("before").querySelector("svg").replaceChildren(...marks);
  const drawn = [];
  if (outline?.transform && outline.bounds) {
    const [x, y, width, height] = outline.bounds;
    drawn.push(svg("rect", { class: "outline", x, y, width, height, transform: `matrix(${outline.transform.join(" ")})` }));
  }
  $("after").querySelector("svg").replaceChildren(...drawn);
}

const trees = new TreeView(recording, $("tree"), $("properties"), (node) => { outline = node; drawMarks(); });

function showSource(step) {
  const source = recording.sources[step.source];
  if (!source) return void ($("source").textContent = "The step has no line of a source.");
  $("source").replaceChildren(...source.lines.map((text, index) => {
    const row = Object.assign(document.createElement("span"), { textContent: text || " " });
    row.dataset.line = index + 1;
    row.classList.toggle("chosen", index + 1 === step.line);
    row.classList.toggle("failed", index + 1 === step.failureLine && step.failureSource === step.source);
    return row;
  }));
  $("source").querySelector(".chosen")?.scrollIntoView({ block: "center" });
}

// MARK: What is chosen

function select(index, picture = null) {
  if (!steps[index]) return;
  const isOther = index !== current.step;
  current = { ...current, step: index, picture };
  const step = steps[index];
  stepRows.forEach((row, place) => row.toggleAttribute("aria-current", place === index));
  stepRows[index].scrollIntoView({ block: "nearest" });
  $("failure").hidden = !step.failure;
  $("failure").textContent = step.failure ?? "";
  const shown = shownPicture();
  frames.forEach((frame, place) => {
    frame.classList.toggle("step", pictures[place].step === index);
    frame.toggleAttribute("aria-current", place === shown);
  });
  if (frames[shown]) $("film").scrollTo({ left: frames[shown].offsetLeft - $("film").clientWidth / 2 });
  const time = (place) => (pictures[place] ? ` · ${number(pictures[place].time)}` : "");
  show("before", step.before, `Before${time(step.before)}`);
  show("after", shown, `${picture == null ? "After" : "In between"}${time(shown)}`);
  if (isOther) showTab(current.tab); else drawMarks();
  let first = null;
  rows.forEach((row, place) => {
    const isOf = lines[place].step === index;
    row.classList.toggle("step", isOf);
    if (isOf) first ??= row;
  });
  filter();
  first ??= rows[lines.findIndex((line) => line.time > step.start)];
  if (isOther && first) $("lines").scrollTop = first.offsetTop - $("lines").offsetTop - 4;
  drawTime();
  if (isOther) history.replaceState(null, "", `#${index + 1}`);
}

function showTab(tab) {
  current.tab = tab;
  for (const button of document.querySelectorAll("[data-tab]")) button.setAttribute("aria-selected", String(button.dataset.tab === tab));
  const isSource = tab === "source";
  $("source").hidden = !isSource;
  $("tree").hidden = $("properties").hidden = isSource;
  if (isSource) showSource(steps[current.step]); else trees.show(steps[current.step], tab);
}

function filter() {
  const words = $("search").value.toLowerCase();
  const kinds = new Set([...document.querySelectorAll("[data-kind]")].filter((label) => label.firstChild.checked).map((label) => label.dataset.kind));
  const only = $("only").checked;
  let count = 0;
  rows.forEach((row, place) => {
    const line = lines[place];
    row.hidden = !kinds.has(line.kind) || (only && line.step !== current.step) || (words !== "" && !line.text.toLowerCase().includes(words));
    if (!row.hidden) count += 1;
  });
  $("count").textContent = `${count} of ${lines.length} lines`;
}

for (const button of document.querySelectorAll("[data-tab]")) button.onclick = () => steps.length && showTab(button.dataset.tab);
$("search").oninput = filter;
$("only").onchange = filter;
addEventListener("resize", () => select(current.step, current.picture));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return $("search").blur();
  if (event.target.matches?.("input[type=search]")) return;
  const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (event.key === "/") {
    event.preventDefault();
    $("search").focus();
  } else if (way) {
    event.preventDefault();
    if (!event.shiftKey) return select(current.step + way);
    const next = (shownPicture() ?? -1) + way;
    if (pictures[next]) select(pictures[next].step ?? current.step, next);
  }
});

// MARK: The beginning

const asked = Number(location.hash.slice(1)) - 1;
select(steps[asked] ? asked : Math.max(0, failed));
filter();
// Only what is seen of the film strip is drawn: a long run has thousands of pictures.
const strip = new Film(pictures, files);
const places = new Map(frames.map((frame, index) => [frame, index]));
const seen = new IntersectionObserver(async (entries) => {
  const drawn = entries.map(({ target, isIntersecting }) => {
    const canvas = target.querySelector("canvas");
    if (isIntersecting) return strip.draw(places.get(target), canvas, 184);
    Object.assign(canvas, { width: 0, height: 0 });
  });
  await Promise.all(drawn);
  document.body.dataset.ready = "true";
}, { root: $("film"), rootMargin: "0px 600px" });
for (const frame of frames) seen.observe(frame);
if (!frames.length) document.body.dataset.ready = "true";
