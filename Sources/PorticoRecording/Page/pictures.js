// Pictures of which each says only what differs from the one before.

const number = (seconds) => `${seconds.toFixed(2)} s`;
const svgSpace = document.querySelector("svg").namespaceURI;
const svg = (name, attributes) => {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Puts pictures together, one after the other: whoever wants the next one needs only that. */
class Film {
  constructor(pictures, files) {
    Object.assign(this, { pictures, files, canvas: document.createElement("canvas"), at: -1, turn: Promise.resolve() });
  }

  /** Draws a picture into a canvas of its shape; false where it is left out. */
  draw(index, target, height) {
    this.turn = this.turn.then(() => this.drawNow(index, target, height));
    return this.turn;
  }

  async drawNow(index, target, height) {
    const picture = this.pictures[index];
    if (!picture || !picture.rect.length || picture.isLeftOut) return this.placeholder(picture, target, height);
    let first = index;
    while (first > 0 && !this.pictures[first].isKey) first -= 1;
    if (this.at >= first && this.at <= index) first = this.at + 1;
    for (let place = first; place <= index; place += 1) await this.add(place);
    this.at = index;
    const scale = height ? height / picture.height : 1;
    target.width = Math.round(picture.width * scale);
    target.height = Math.round(picture.height * scale);
    const context = target.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(this.canvas, 0, 0, target.width, target.height);
    return true;
  }

  async add(place) {
    const picture = this.pictures[place];
    const image = new Image();
    image.src = `data:image/png;base64,${this.files[place]}`;
    await image.decode();
    if (picture.isKey) Object.assign(this.canvas, { width: picture.width, height: picture.height });
    this.canvas.getContext("2d").drawImage(image, picture.rect[0], picture.rect[1]);
  }

  /** What stands for a screen of which nothing is kept. */
  placeholder(picture, target, height) {
    const shape = this.pictures.find((other) => other.height) ?? { width: 390, height: 844 };
    const whole = height ?? 844;
    Object.assign(target, { width: Math.round(whole * shape.width / shape.height), height: whole });
    const context = target.getContext("2d");
    const isHome = picture && !picture.rect.length;
    const fill = context.createLinearGradient(0, 0, target.width, target.height);
    for (const [stop, color] of isHome ? [[0, "#35408f"], [0.6, "#7b4fa3"], [1, "#c0567f"]] : [[0, "#8a8f9b"], [1, "#6b7280"]]) fill.addColorStop(stop, color);
    context.fillStyle = fill;
    context.fillRect(0, 0, target.width, target.height);
    context.fillStyle = "#fff";
    context.textAlign = "center";
    context.font = `${Math.max(9, target.height / 30)}px system-ui, sans-serif`;
    const words = !picture ? "nothing yet" : isHome ? "Home screen" : "left out";
    context.fillText(words, target.width / 2, target.height / 2, target.width - 6);
    return false;
  }
}
