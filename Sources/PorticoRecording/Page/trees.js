// The trees of a step, and what a node is like.

class TreeView {
  constructor(recording, tree, properties, outlined) {
    Object.assign(this, { recording, tree, properties, outlined, chosen: {}, kind: "views" });
  }

  show(step, kind) {
    this.kind = kind;
    this.outlined(null);
    this.properties.replaceChildren();
    const chapter = step.trees && this.recording.chapters[step.trees.chapter];
    const roots = step.trees?.roots[kind];
    if (!chapter || !roots?.length) {
      this.tree.textContent = step.treesMissing ? `No trees: ${step.treesMissing}.`
        : step.trees ? "There are none." : "No trees: no app is in front at the end of the step, or they are left out.";
      return;
    }
    let left = 5000;
    let again = null;
    const make = (place, path, depth) => {
      left -= 1;
      if (left < 0) return document.createTextNode("");
      const node = chapter.nodes[place];
      const row = document.createElement(node.children.length ? "summary" : "div");
      this.fill(row, node, chapter);
      row.onclick = (event) => {
        // Only its triangle opens and closes a row.
        if (event && event.clientX > row.getBoundingClientRect().left + 18) event.preventDefault();
        this.choose(row, node, chapter, path);
      };
      if (path === this.chosen[kind]) again = row;
      if (!node.children.length) {
        row.className += " leaf";
        return row;
      }
      const details = document.createElement("details");
      details.open = depth < 14;
      details.append(row, ...node.children.map((child, index) => make(child, `${path}/${index}`, depth + 1)));
      return details;
    };
    this.tree.replaceChildren(...roots.map((place, index) => make(place, String(index), 0)));
    if (again) again.onclick(); else this.properties.textContent = "Choose a row to see its properties, and where it is on the screen.";
  }

  fill(row, node, chapter) {
    const soft = (text) => row.append(Object.assign(document.createElement("i"), { textContent: text }));
    row.append(chapter.texts[node.type]);
    const title = chapter.texts[node.title];
    if (title) soft(` “${title.slice(0, 60)}”`);
    if (node.frame.length) soft(` ${node.frame.map((value) => Math.round(value)).join(" ")}`);
    row.classList.toggle("faint", node.isHidden === true);
  }

  choose(row, node, chapter, path) {
    for (const other of this.tree.querySelectorAll(".chosen")) other.classList.remove("chosen");
    row.classList.add("chosen");
    this.chosen[this.kind] = path;
    const title = document.createElement("h3");
    this.fill(title, { ...node, frame: [] }, chapter);
    const table = document.createElement("table");
    for (let place = 0; place < node.properties.length; place += 2) {
      const line = table.insertRow();
      line.insertCell().textContent = chapter.texts[node.properties[place]];
      line.insertCell().textContent = chapter.texts[node.properties[place + 1]];
    }
    this.properties.replaceChildren(title, table);
    this.outlined(node);
  }
}
