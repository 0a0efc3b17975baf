// Two snapshots of all views, compared: what came, what went, and which properties are others.

const all = (node, parent) => [{ node, parent }, ...node.children.flatMap((child) => all(child, node))];
const part = (tag, text, className = "") => Object.assign(document.createElement(tag), { textContent: text, className });

/** What differs, in the order of the newer tree; what went is at the end. */
export function difference(before, after) {
  const [old, now] = [before, after].map((dump) => new Map(dump.roots.flatMap((root) => all(root, null)).map((one) => [one.node.id, one])));
  const same = (one, other) => one.node.type === other?.node.type;
  const found = [];
  for (const [id, one] of now) {
    const was = old.get(id);
    if (!same(one, was)) {
      // Its subviews came with it.
      if (!one.parent || same(now.get(one.parent.id), old.get(one.parent.id))) found.push({ kind: "added", node: one.node });
      continue;
    }
    const values = new Map(was.node.properties.map((property) => [property.name, property.value]));
    const changes = one.node.properties.filter(({ name, value }) => values.get(name) !== value)
      .map(({ name, value }) => ({ name, before: values.get(name) ?? "", after: value }));
    if (was.parent?.id !== one.parent?.id) changes.unshift({ name: "superview", before: was.parent?.type ?? "none", after: one.parent?.type ?? "none" });
    if (changes.length) found.push({ kind: "changed", node: one.node, changes });
  }
  for (const [id, one] of old) {
    if (same(one, now.get(id))) continue;
    if (!one.parent || same(old.get(one.parent.id), now.get(one.parent.id))) found.push({ kind: "removed", node: one.node });
  }
  return found;
}

export class Compare {
  /** - reveal: shows a view in the tree. */
  constructor(take, against, place, ask, reveal) {
    Object.assign(this, { take, against, place, ask, reveal, before: null });
    take.onclick = () => this.remember();
    against.onclick = () => this.compare();
  }

  snapshot() { return this.ask({ inspect: { _0: { snapshot: {} } } }); }

  async remember() {
    this.close();
    try {
      this.before = await this.snapshot();
      this.take.textContent = `Snapshot ${new Date().toLocaleTimeString([], { hour12: false })}`;
      this.against.disabled = false;
    } catch (error) {
      this.tell(error.message);
    }
  }

  async compare() {
    try {
      const found = difference(this.before, await this.snapshot());
      this.show(found);
    } catch (error) {
      this.tell(error.message);
    }
  }

  tell(text) {
    this.place.replaceChildren(part("p", text));
    this.place.hidden = false;
  }

  close() { this.place.hidden = true; }

  show(found) {
    if (!found.length) return this.tell("Nothing has changed since the snapshot.");
    const count = (kind) => found.filter((one) => one.kind === kind).length;
    const list = document.createElement("ol");
    for (const { kind, node, changes } of found.slice(0, 500)) {
      const line = part("li", "", kind);
      const title = node.title ? ` “${node.title.slice(0, 60)}”` : "";
      line.append(part("b", { added: "+", removed: "−", changed: "≠" }[kind]), part("span", node.type + title));
      for (const change of changes ?? []) line.append(part("div", `${change.name}: ${change.before || "“”"} → ${change.after || "“”"}`));
      if (kind !== "removed") line.onclick = () => this.reveal(node.id);
      list.append(line);
    }
    const close = part("button", "Back to the tree");
    close.onclick = () => this.close();
    const words = part("span", `${count("added")} added, ${count("removed")} removed, ${count("changed")} changed`);
    const head = document.createElement("p");
    head.append(words, close);
    this.place.replaceChildren(head, list);
    this.place.hidden = false;
  }
}
