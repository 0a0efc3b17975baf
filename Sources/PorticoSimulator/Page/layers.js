// The exploded view: every layer a sheet of its own, at its place on the screen, one above the other.

export class LayerSpace {
  constructor(space, scene, spread, ask, chosen) {
    Object.assign(this, { space, scene, spread, ask, chosen, turnX: -15, turnY: 30, zoom: 1, sheets: [], generation: 0 });
    let drag = null;
    space.addEventListener("pointerdown", (event) => {
      drag = { x: event.clientX, y: event.clientY, turnX: this.turnX, turnY: this.turnY };
      scene.classList.add("dragged");
    });
    addEventListener("pointermove", (event) => {
      if (!drag) return;
      this.turnY = drag.turnY + (event.clientX - drag.x) * 0.4;
      this.turnX = Math.max(-85, Math.min(85, drag.turnX - (event.clientY - drag.y) * 0.4));
      this.turn();
    });
    addEventListener("pointerup", () => {
      drag = null;
      scene.classList.remove("dragged");
    });
    space.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, 0], ArrowDown: [-1, 0] }[event.key];
      if (!way) return;
      event.preventDefault();
      this.step(...way);
    });
    space.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom = Math.min(6, Math.max(0.2, this.zoom * Math.exp(-event.deltaY / 500)));
      this.turn();
    }, { passive: false });
    spread.addEventListener("input", () => this.layOut());
    new ResizeObserver(() => this.turn()).observe(space);
  }

  /** To the next whole step of 15 degrees. */
  step(up, right) {
    const next = (angle, way) => (way > 0 ? Math.floor(angle / 15 + 0.01) + 1 : way < 0 ? Math.ceil(angle / 15 - 0.01) - 1 : angle / 15) * 15;
    this.look(Math.max(-90, Math.min(90, next(this.turnX, up))), next(this.turnY, right));
  }

  look(turnX, turnY) {
    Object.assign(this, { turnX, turnY });
    this.turn();
  }

  show(dump) {
    this.generation += 1;
    const generation = this.generation;
    this.sheets = [];
    const [root] = dump.roots;
    if (!root) return this.scene.replaceChildren();
    this.size = { width: root.bounds?.[2] ?? 393, height: root.bounds?.[3] ?? 852 };
    const visit = (node, depth) => {
      if (node.isHidden) return;
      if (node.bounds && node.screenTransform && this.sheets.length < 600) this.sheets.push({ node, depth });
      for (const child of node.children) visit(child, depth + 1);
    };
    for (const node of dump.roots) visit(node, 0);
    this.scene.replaceChildren(...this.sheets.map((sheet) => this.make(sheet)));
    this.layOut();
    this.turn();
    this.load(generation);
  }

  make(sheet) {
    const { node } = sheet;
    const element = document.createElement("div");
    element.className = "sheet";
    const value = (name) => node.properties.find((property) => property.name === name)?.value;
    const colour = value("backgroundColor");
    if (colour?.startsWith("#")) element.style.backgroundColor = colour;
    element.style.width = `${node.bounds[2]}px`;
    element.style.height = `${node.bounds[3]}px`;
    element.style.borderRadius = `${parseFloat(value("cornerRadius")) || 0}px`;
    element.style.opacity = Math.max(0.05, parseFloat(value("opacity") ?? "1"));
    element.title = node.owner ? `${node.type} of ${node.owner}` : node.type;
    element.addEventListener("click", () => {
      for (const other of this.sheets) other.element.classList.toggle("chosen", other === sheet);
      this.chosen(node);
    });
    sheet.element = element;
    return element;
  }

  /** Siblings that do not meet share a height; what lies over something is above it. */
  layOut() {
    const distance = Number(this.spread.value);
    this.sheets.forEach((sheet) => {
      const [a, b, c, d, x, y] = sheet.node.screenTransform;
      const z = sheet.depth * distance;
      sheet.element.style.transform = `matrix3d(${a},${b},0,0,${c},${d},0,0,0,0,1,0,${x},${y},${z},1) `
        + `translate(${sheet.node.bounds[0]}px, ${sheet.node.bounds[1]}px)`;
    });
  }

  turn() {
    if (!this.size) return;
    const scale = this.zoom * 0.78 * Math.min(this.space.clientWidth / this.size.width, this.space.clientHeight / this.size.height);
    const deepest = Math.max(0, ...this.sheets.map((sheet) => sheet.depth));
    const middle = deepest * Number(this.spread.value) / 2;
    this.scene.style.transform = `scale(${scale}) rotateX(${this.turnX}deg) rotateY(${this.turnY}deg) `
      + `translate3d(${-this.size.width / 2}px, ${-this.size.height / 2}px, ${-middle}px)`;
  }

  async load(generation) {
    for (const sheet of this.sheets.slice(0, 300)) {
      if (generation !== this.generation) return;
      const picture = await this.ask({ layerImage: { _0: sheet.node.id } }).catch(() => null);
      if (!picture || generation !== this.generation) continue;
      const address = URL.createObjectURL(new Blob([picture], { type: "image/png" }));
      sheet.element.style.backgroundImage = `url(${address})`;
    }
  }
}
