// Pixels: a message with damage is unpacked and drawn, one after the other, and answered when it is on the canvas.

const header = 32;

/** Reads one message of kind 1 (see FrameEncoder). */
export async function unpack(buffer) {
  const view = new DataView(buffer);
  const count = view.getUint16(2, true);
  const frame = {
    process: view.getUint32(4, true), number: view.getUint32(8, true), width: view.getUint16(12, true),
    height: view.getUint16(14, true), sequence: view.getUint32(20, true), rects: [], bytes: buffer.byteLength,
  };
  let at = header;
  for (let i = 0; i < count; i++, at += 8) {
    frame.rects.push([0, 2, 4, 6].map((offset) => view.getUint16(at + offset, true)));
  }
  const stream = new Blob([new Uint8Array(buffer, at)]).stream().pipeThrough(new DecompressionStream("deflate"));
  const raw = await new Response(stream).arrayBuffer();
  // Blue, green, red, alpha → red, green, blue, opaque.
  const pixels = new Uint32Array(raw);
  for (let i = 0; i < pixels.length; i++) {
    const p = pixels[i];
    pixels[i] = 0xff000000 | ((p & 0xff) << 16) | (p & 0xff00) | ((p >>> 16) & 0xff);
  }
  frame.raw = raw;
  return frame;
}

export function draw(frame, canvas) {
  if (canvas.width !== frame.width || canvas.height !== frame.height) {
    canvas.width = frame.width;
    canvas.height = frame.height;
  }
  const context = canvas.getContext("2d", { alpha: false });
  let at = 0;
  for (const [x, y, width, height] of frame.rects) {
    const bytes = width * height * 4;
    context.putImageData(new ImageData(new Uint8ClampedArray(frame.raw, at, bytes), width, height), x, y);
    at += bytes;
  }
}

/** Keeps messages in their order, though unpacking takes different times. */
export class Screen {
  /** - reduced: the same where the page shows it smaller, see `Reduced`. */
  constructor(canvas, reduced, shown) {
    this.canvas = canvas;
    this.reduced = reduced;
    this.shown = shown;
    this.last = Promise.resolve();
    this.frames = 0;
    this.bytes = 0;
  }

  take(buffer) {
    const unpacking = unpack(buffer);
    this.last = this.last.then(async () => {
      const frame = await unpacking;
      draw(frame, this.canvas);
      this.reduced.take(frame);
      frame.raw = null;
      this.frames += 1;
      this.bytes += frame.bytes;
      this.shown(frame);
    }).catch((error) => console.error(error));
  }
}
