// What the app shows, to keep: a picture as a file or on the clipboard, and a video.

// Pictures a second, the longer side in pixels, and how much a video may be: it lies in the page's memory until it is saved.
const [rate, side, seconds, bytes] = [30, 1280, 600, 256 << 20];

/** Gives the person a file. */
export function download(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

export class Capture {
  /** `tell`: says a line; `changed`: hears whether a video runs. */
  constructor(canvas, device, tell, changed) { Object.assign(this, { canvas, device, tell, changed, video: null }); }

  name(kind) {
    const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString();
    return `${this.device()} ${now.slice(0, 10)} at ${now.slice(11, 19).replaceAll(":", ".")}.${kind}`;
  }

  get hasScreen() {
    if (this.canvas.hidden) this.tell("Open an app first: what is kept is its screen.", true);
    return !this.canvas.hidden;
  }

  picture() { return new Promise((resolve) => { this.canvas.toBlob(resolve, "image/png"); }); }

  async save() {
    if (!this.hasScreen) return;
    download(await this.picture(), this.name("png"));
  }

  async copy() {
    if (!this.hasScreen) return;
    try {
      // A promise, not its result: some browsers take the clipboard only at once.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": this.picture() })]);
      this.tell("The picture is on the clipboard.");
    } catch (error) {
      this.tell(`The browser doesn't let the page copy a picture: ${error.message}`, true);
    }
  }

  toggleVideo() {
    if (this.video) return this.video.recorder.stop();
    if (!this.hasScreen) return;
    if (!globalThis.MediaRecorder?.isTypeSupported("video/webm")) return this.tell("This browser can't record WebM.", true);
    const stage = this.makeStage();
    const recorder = new MediaRecorder(stage.captureStream(rate), { mimeType: "video/webm", videoBitsPerSecond: 6e6 });
    const timer = setInterval(() => this.draw(stage), 1000 / rate);
    this.video = { recorder, timer, stage, parts: [], size: 0, end: setTimeout(() => recorder.stop(), seconds * 1000) };
    recorder.ondataavailable = (event) => this.take(event.data);
    recorder.onstop = () => this.finish();
    recorder.start(1000);
    this.draw(stage);
    this.changed(true);
  }

  /** A canvas of its own: its size stays when the device turns, and what stands still is in the video for as long as it stood. */
  makeStage() {
    const { width, height } = this.canvas;
    const scale = Math.min(1, side / Math.max(width, height));
    // Codecs want even sides.
    const [w, h] = [width, height].map((length) => Math.max(2, Math.round(length * scale / 2) * 2));
    return Object.assign(document.createElement("canvas"), { width: w, height: h });
  }

  draw(stage) {
    const context = stage.getContext("2d", { alpha: false });
    context.fillStyle = "#000";
    context.fillRect(0, 0, stage.width, stage.height);
    if (this.canvas.hidden) return;
    const scale = Math.min(stage.width / this.canvas.width, stage.height / this.canvas.height);
    const [w, h] = [this.canvas.width * scale, this.canvas.height * scale];
    context.drawImage(this.canvas, (stage.width - w) / 2, (stage.height - h) / 2, w, h);
  }

  take(part) {
    if (!this.video || !part.size) return;
    this.video.parts.push(part);
    this.video.size += part.size;
    if (this.video.size > bytes && this.video.recorder.state === "recording") {
      this.tell("The video ends here: it is as long as the page can keep.");
      this.video.recorder.stop();
    }
  }

  finish() {
    const { parts, timer, end } = this.video;
    clearInterval(timer);
    clearTimeout(end);
    this.video = null;
    this.changed(false);
    download(new Blob(parts, { type: "video/webm" }), this.name("webm"));
  }
}
