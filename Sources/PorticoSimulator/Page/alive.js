// What is in memory without being on the screen: controllers, views without a superview, and how many of each class there are.

const part = (tag, text, className = "") => Object.assign(document.createElement(tag), { textContent: text, className });
const most = 500;

/** As people say how long. */
const age = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`);

export class Alive {
  /** - chosen: hears of the row that was clicked on. */
  constructor(place, filter, ask, chosen) {
    Object.assign(this, { place, filter, ask, chosen, dump: null });
    filter.onchange = () => this.draw();
  }

  async load() {
    this.dump = await this.ask({ inspect: { _0: { alive: {} } } });
    this.draw();
  }

  fail(text) {
    this.dump = null;
    this.place.replaceChildren(part("p", text));
  }

  draw() {
    if (!this.dump) return;
    const { controllers, views, counts, watchesViews } = this.dump;
    const isShown = (one) => !this.filter.checked || one.isLoose;
    const [first, second] = [controllers.filter(isShown), views.filter(isShown)];
    this.place.replaceChildren(
      part("h3", `Controllers that aren't on the screen (${first.length})`), this.table(first),
      part("h3", watchesViews ? `Views without a superview (${second.length})` : "Views are watched in the simulator only"), this.table(second),
      part("h3", "By class"), this.counts(counts));
  }

  table(objects) {
    const table = document.createElement("table");
    for (const object of objects.slice(0, most)) {
      const row = table.insertRow();
      row.tabIndex = 0;
      row.classList.toggle("loose", object.isLoose);
      const name = row.insertCell();
      name.append(part("span", object.type), part("i", object.title ? ` “${object.title.slice(0, 40)}”` : ""));
      row.insertCell().textContent = object.isLoose ? `${object.state}: something of the app's holds it` : object.state;
      row.insertCell().textContent = object.views > 1 ? `${object.views} views` : "";
      row.insertCell().textContent = age(object.age);
      row.onclick = () => this.choose(row, object);
      row.onkeydown = (event) => { if (event.key === "Enter") this.choose(row, object); };
    }
    return table;
  }

  choose(row, object) {
    for (const other of this.place.querySelectorAll(".chosen")) other.classList.remove("chosen");
    row.classList.add("chosen");
    this.chosen({ id: object.id, type: object.type, title: object.title, properties: [] });
  }

  counts(counts) {
    const table = document.createElement("table");
    table.className = "counts";
    const head = table.createTHead().insertRow();
    for (const text of ["class", "alive", "off the screen"]) head.append(part("th", text));
    const body = table.createTBody();
    for (const count of counts.slice(0, most)) {
      const row = body.insertRow();
      row.insertCell().textContent = count.type;
      row.insertCell().textContent = count.all;
      row.insertCell().textContent = count.offScreen || "";
    }
    return table;
  }
}
