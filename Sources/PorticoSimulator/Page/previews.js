// A page of previews that follows a project: asks for its state, again as soon as that is another.

const $ = (id) => document.getElementById(id);
const make = (tag, options = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), options);
  element.append(...children);
  return element;
};
/** What is on the page: by file, preview and caption, so that what stays isn't made anew. */
const shown = new Map();
let state = { version: 0, state: { app: "", status: { kind: "building", text: "", lines: [] }, previews: [] } };

/** The element of a key, made where there is none; what isn't asked for in a round goes. */
function keep(key, tag, fill) {
  const element = shown.get(key)?.element ?? fill(document.createElement(tag));
  shown.set(key, { element, round: state.version });
  return element;
}

/** Brings children into the order of a list, and moves only what isn't in its place. */
function arrange(parent, children) {
  children.forEach((child, index) => { if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null); });
  while (parent.children.length > children.length) parent.lastElementChild.remove();
}

function figure(key, picture) {
  const element = keep(key, "figure", (made) => made);
  const content = JSON.stringify([picture.name, picture.failure, picture.width, picture.caption]);
  element.classList.toggle("old", picture.isOld);
  if (element.dataset.content === content) return element;
  const isNew = element.dataset.content == null;
  element.dataset.content = content;
  element.classList.toggle("changed", !isNew && picture.name != null);
  const caption = picture.caption ? [make("figcaption", { textContent: picture.caption })] : [];
  if (picture.failure) {
    element.replaceChildren(...caption, make("pre", { textContent: picture.failure.join("\n") }));
  } else if (picture.name) {
    const image = make("img", { src: `picture/${picture.name}`, alt: `${key}` });
    image.dataset.width = picture.width ?? "";
    scale(image);
    // The old picture stays until the new one is there to be shown.
    const show = () => { if (element.dataset.content === content) element.replaceChildren(...caption, image); };
    image.decode().then(show, show);
  } else {
    element.replaceChildren(...caption);
  }
  return element;
}

function scale(image) {
  if (image.dataset.width) image.style.width = `${Number(image.dataset.width) * Number($("size").value)}px`;
}

function show() {
  const { app, status, previews } = state.state;
  document.title = `${app}: previews`;
  $("app").textContent = app;
  $("status").textContent = status.text;
  $("status").className = status.kind;
  $("lines").textContent = status.lines.join("\n");
  $("lines").hidden = !status.lines.length;
  const words = $("search").value.trim().toLowerCase();
  const files = new Map();
  const counts = new Map();
  for (const preview of previews) {
    if (!`${preview.name}\n${preview.file}`.toLowerCase().includes(words)) continue;
    // Previews may have the same name.
    const plain = `${preview.file}: ${preview.name}`;
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
    const key = counts.get(plain) === 1 ? plain : `${plain} ${counts.get(plain)}`;
    const section = keep(key, "section", (made) => {
      made.append(make("h3", {}, preview.name, " ", make("small")), make("div", { className: "pictures" }));
      return made;
    });
    section.querySelector("small").textContent = `line ${preview.line}`;
    arrange(section.querySelector(".pictures"), preview.pictures.map((one, index) => figure(`${key}, ${one.caption || index + 1}`, one)));
    if (!files.has(preview.file)) files.set(preview.file, []);
    files.get(preview.file).push(section);
  }
  arrange($("previews"), [...files].flatMap(([file, sections]) => {
    const title = keep(`title ${file}`, "h2", (made) => Object.assign(made, { textContent: file }));
    const place = keep(`file ${file}`, "div", (made) => Object.assign(made, { className: "file" }));
    arrange(place, sections);
    return [title, place];
  }));
  for (const [key, one] of shown) if (one.round !== state.version) shown.delete(key);
  dispatchEvent(new Event("portico"));
}

$("search").oninput = show;
$("size").oninput = () => { for (const image of document.querySelectorAll("img")) scale(image); };

async function follow() {
  for (;;) {
    try {
      const answer = await fetch(`state?after=${state.version}`);
      if (!answer.ok) throw new Error(await answer.text());
      const newer = await answer.json();
      if (newer.version === state.version) continue;
      state = newer;
      show();
    } catch {
      $("status").className = "failed";
      $("status").textContent = "not connected: start portico preview --watch again";
      // Another process counts from the beginning.
      state.version = 0;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

follow();
