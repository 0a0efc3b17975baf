// The app's screen where the page shows it smaller than it is: each pixel of the page is the mean of those of the device that lie in it.
// A browser takes four of ten and leaves the others out, which loses hairlines and makes texts jagged.

// Along one axis: which of the device's pixels lie in one of the page's, and how much of each, in 256ths of the page's pixel.
function share(length, count, factor) {
  return Array.from({ length: count }, (_, index) => {
    const start = index / factor, end = Math.min((index + 1) / factor, length);
    const first = Math.min(Math.floor(start), length - 1);
    const parts = [];
    for (let at = first; at < end; at += 1) parts.push(Math.min(at + 1, end) - Math.max(at, start));
    const sum = parts.reduce((one, other) => one + other, 0);
    // Rounded so that they are 256 together: white stays white.
    let [before, given] = [0, 0];
    return { first, weights: parts.map((part) => {
      before += part;
      const weight = Math.round(before / sum * 256) - given;
      given += weight;
      return weight;
    }) };
  });
}

export class Reduced {
  /** - source: the canvas that has the device's pixels; target: the one that shows them reduced. */
  constructor(source, target) {
    Object.assign(this, { source, target, factor: 1, pixels: null });
  }

  get isNeeded() { return this.factor < 0.999; }

  /** - factor: how many of the page's pixels one of the device's is as wide as. */
  fit(factor) {
    const { width, height } = this.source;
    if (factor === this.factor && this.width === width && this.height === height) return;
    Object.assign(this, { factor, width, height, pixels: null });
    if (!this.isNeeded || !width || !height) return;
    // What begins in the page's last pixel is in it; a hundredth is a rounding error.
    this.columns = share(width, Math.ceil(width * factor - 0.01), factor);
    this.rows = share(height, Math.ceil(height * factor - 0.01), factor);
    Object.assign(this.target, { width: this.columns.length, height: this.rows.length });
    const whole = this.source.getContext("2d").getImageData(0, 0, width, height);
    this.pixels = new Int32Array(whole.data.buffer);
    this.draw([0, 0, width, height]);
  }

  /** The parts of the screen that a frame brings; one of another size is taken whole by the next `fit`. */
  take(frame) {
    if (frame.width !== this.width || frame.height !== this.height) this.width = null;
    if (!this.pixels || this.width == null) return;
    const raw = new Int32Array(frame.raw);
    let at = 0;
    for (const rect of frame.rects) {
      const [x, y, width, height] = rect;
      for (let row = y; row < y + height; row += 1, at += width) this.pixels.set(raw.subarray(at, at + width), row * this.width + x);
      this.draw(rect);
    }
  }

  draw([x, y, width, height]) {
    if (!width || !height) return;
    const { factor, columns, rows } = this;
    const [left, top] = [Math.floor(x * factor), Math.floor(y * factor)];
    const right = Math.min(columns.length, Math.ceil((x + width) * factor)), bottom = Math.min(rows.length, Math.ceil((y + height) * factor));
    if (right <= left || bottom <= top) return;
    const made = new ImageData(right - left, bottom - top);
    const out = new Uint32Array(made.data.buffer);
    let at = 0;
    for (let row = top; row < bottom; row += 1) {
      this.addRows(rows[row], columns[left].first, columns[right - 1].first + columns[right - 1].weights.length);
      for (let column = left; column < right; column += 1) out[at++] = this.mean(columns[column]);
    }
    this.target.getContext("2d", { alpha: false }).putImageData(made, left, top);
  }

  /** The columns' sums over the rows of a pixel: red and blue in one number, sixteen bits each, green in another. */
  addRows({ first, weights }, from, to) {
    if (this.green?.length !== this.width) Object.assign(this, { green: new Int32Array(this.width), others: new Int32Array(this.width) });
    const { pixels, green, others, width } = this;
    green.fill(0, from, to);
    others.fill(0, from, to);
    for (let index = 0; index < weights.length; index += 1) {
      const weight = weights[index];
      for (let column = from, at = (first + index) * width + from; column < to; column += 1, at += 1) {
        const pixel = pixels[at];
        others[column] += Math.imul(pixel & 0xff00ff, weight);
        green[column] += Math.imul(pixel >>> 8 & 0xff, weight);
      }
    }
  }

  mean({ first, weights }) {
    const { green, others } = this;
    let red = 0x8000, middle = 0x8000, blue = 0x8000;
    for (let index = 0; index < weights.length; index += 1) {
      const both = others[first + index], weight = weights[index];
      red += Math.imul(both & 0xffff, weight);
      middle += Math.imul(green[first + index], weight);
      blue += Math.imul(both >>> 16, weight);
    }
    return (0xff000000 | blue >>> 16 << 16 | middle >>> 16 << 8 | red >>> 16) >>> 0;
  }
}
