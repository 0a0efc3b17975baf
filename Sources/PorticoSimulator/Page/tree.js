// A tree of views, controllers or layers as rows, with a search in it.

const most = 5000;
const soft = (text) => Object.assign(document.createElement("i"), { textContent: text });

export class Tree {
  /** - chosen: hears of the node whose row was chosen. */
  constructor(place, search, count, chosen) {
    Object.assign(this, { place, search, count, chosen, chosenID: null, rows: [], turned: new Map() });
    search.oninput = () => this.filter();
    search.onkeydown = (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.next(event.shiftKey ? -1 : 1);
    };
  }

  show(dump) {
    this.rows = [];
    this.place.replaceChildren(...dump.roots.map((node) => this.make(node, 0)));
    this.filter();
    const again = this.rows.find((row) => row.node.id === this.chosenID);
    if (again) this.choose(again); else this.chosen(null);
  }

  /** Chooses a node by its id, and brings its row into sight; false where there is no such row. */
  reveal(id) {
    const row = this.rows.find((one) => one.node.id === id);
    if (!row) return false;
    if (row.element.hidden) {
      this.search.value = "";
      this.filter();
    }
    for (let above = row.element.closest("details"); above; above = above.parentElement.closest("details")) above.open = true;
    this.choose(row);
    row.element.scrollIntoView({ block: "center" });
    return true;
  }

  choose(row) {
    for (const other of this.place.querySelectorAll(".chosen")) other.classList.remove("chosen");
    row.element.classList.add("chosen");
    this.chosenID = row.node.id;
    this.chosen(row.node);
  }

  make(node, depth) {
    if (this.rows.length >= most) return document.createTextNode("");
    const element = document.createElement(node.children.length ? "summary" : "div");
    const row = { node, element, holder: element, text: this.fill(element, node).toLowerCase() };
    this.rows.push(row);
    element.onclick = (event) => {
      // Only its triangle opens and closes a row.
      if (event.clientX > element.getBoundingClientRect().left + 18) event.preventDefault();
      this.choose(row);
    };
    if (!node.children.length) {
      element.className += " leaf";
      return element;
    }
    const details = document.createElement("details");
    const isUsual = depth < 12;
    details.open = this.turned.get(node.id) ?? isUsual;
    // A tree that is asked for again stays as somebody has left it; a search opens what it finds.
    details.ontoggle = () => {
      if (this.search.value.trim()) return;
      if (details.open === isUsual) this.turned.delete(node.id); else this.turned.set(node.id, details.open);
    };
    row.holder = details;
    row.below = [this.rows.length];
    details.append(element, ...node.children.map((child) => this.make(child, depth + 1)));
    row.below.push(this.rows.length);
    return details;
  }

  /** Returns what the search looks into. */
  fill(element, node) {
    element.append(node.type);
    if (node.title) element.append(soft(` “${node.title.slice(0, 60)}”`));
    if (node.owner && !node.relatives.view) element.append(soft(` in ${node.owner}`));
    else if (node.owner) element.append(soft(` of ${node.owner}`));
    const runs = node.properties.find((one) => one.name === "runs")?.value;
    if (runs) element.append(soft(` ${runs}×`));
    if (node.frame.length) element.append(soft(` ${node.frame.map((n) => Math.round(n)).join(" ")}`));
    element.classList.toggle("faint", node.isHidden);
    return [node.type, node.title, node.owner, ...node.properties.filter((one) => /text|dentifier|title/i.test(one.name)).map((one) => one.value)].join("\n");
  }

  // MARK: Search

  filter() {
    const words = this.search.value.trim().toLowerCase();
    const isFound = this.rows.map((row) => words && row.text.includes(words));
    const before = [0];
    for (const found of isFound) before.push(before.at(-1) + (found ? 1 : 0));
    this.rows.forEach((row, index) => {
      const below = row.below ? before[row.below[1]] - before[row.below[0]] : 0;
      row.element.classList.toggle("found", !!isFound[index]);
      row.holder.hidden = !!words && !isFound[index] && !below;
      if (below) row.holder.open = true;
    });
    const all = this.rows.length >= most ? `the first ${most}` : this.rows.length;
    this.count.textContent = words ? `${before.at(-1)} of ${all}` : `${all}`;
  }

  next(step) {
    const found = this.rows.filter((row) => row.element.classList.contains("found"));
    if (!found.length) return;
    const at = found.findIndex((row) => row.node.id === this.chosenID);
    const row = found[at < 0 ? 0 : (at + step + found.length) % found.length];
    this.choose(row);
    row.element.scrollIntoView({ block: "nearest" });
  }
}
