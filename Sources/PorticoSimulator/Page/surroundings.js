// What is around the app: URLs that are opened, the network, the status bar, how it is drawn; and the quick toggles.

const $ = (id) => document.getElementById(id);
const sizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];
const tints = ["blended", "offscreen", "misaligned", "damage"];
const whole = { time: "9:41", battery: 100, isCharging: false, cellularBars: 4, wifiBars: 3 };

const zones = () => ["UTC", ...(Intl.supportedValuesOf?.("timeZone") ?? [])];

/** Whether the browser knows such a zone. */
function canShow(timeZone) {
  try {
    return !!new Intl.DateTimeFormat([], { timeZone });
  } catch {
    return false;
  }
}

/** The device's zone, for dates; undefined for that of whoever looks. */
export function zoneOf({ timeZone }) {
  return timeZone && canShow(timeZone) ? timeZone : undefined;
}

export class Surroundings {
  constructor(send, state) {
    Object.assign(this, { send, state });
    $("toggle-dark").onclick = () => send({ appearance: { _0: state().appearance === "dark" ? "light" : "dark" } });
    $("text-smaller").onclick = () => this.step(-1);
    $("text-larger").onclick = () => this.step(1);
    $("open-url").onclick = () => this.open();
    $("url").onkeydown = (event) => { if (event.key === "Enter") this.open(); };
    $("send-push").onclick = () => this.push();
    $("city").onchange = (event) => {
      const place = event.target.value.split(" ").map(Number);
      if (event.target.value) this.locate({ latitude: place[0], longitude: place[1] });
    };
    $("set-place").onclick = () => this.locate(this.place());
    $("no-place").onclick = () => this.locate(null);
    $("set-time").onclick = () => this.setTime();
    $("own-time").onclick = () => send({ time: {} });
    for (const zone of zones()) $("zones").append(Object.assign(document.createElement("option"), { value: zone }));
    $("set-network").onchange = (event) => send({ network: { _0: event.target.value } });
    $("set-slow").onchange = (event) => send({ slowAnimations: { _0: event.target.checked } });
    for (const tint of tints) $(`tint-${tint}`).onchange = (event) => send({ tint: { _0: tint, isOn: event.target.checked } });
    for (const field of $("bar-fields").querySelectorAll("input, select")) field.onchange = () => this.setBar(this.bar());
    $("bar-whole").onclick = () => this.setBar({ ...whole, carrier: this.bar().carrier });
    $("bar-reset").onclick = () => this.setBar({});
    $("show-surroundings").onclick = () => this.toggle($("surroundings").hidden);
    document.addEventListener("pointerdown", (event) => {
      if (!event.target.closest("#surroundings, #show-surroundings, #stage")) this.toggle(false);
    });
  }

  toggle(isOpen) {
    $("surroundings").hidden = !isOpen;
    $("show-surroundings").setAttribute("aria-expanded", String(isOpen));
  }

  step(by) {
    const next = sizes[sizes.indexOf(this.state().textSize) + by];
    if (next) this.send({ textSize: { _0: next } });
  }

  open() {
    const url = $("url").value.trim();
    if (url) this.send({ openURL: { _0: url } });
  }

  /** What is wrong with it is said before it goes anywhere; the server looks again. */
  push() {
    const payload = $("push").value;
    let problem = "";
    try {
      const { aps } = JSON.parse(payload);
      if (typeof aps !== "object" || aps === null) problem = 'It has no dictionary "aps".';
      else if (new TextEncoder().encode(payload).length > 4096) problem = "It has more than 4096 bytes.";
    } catch (error) {
      problem = String(error.message);
    }
    $("push").setAttribute("aria-invalid", String(!!problem));
    $("push-says").textContent = problem;
    if (!problem) this.send({ push: { _0: payload } });
  }

  /** What the fields say; undefined where that is no place. */
  place() {
    const [latitude, longitude] = ["latitude", "longitude"].map((id) => ($(id).value === "" ? NaN : Number($(id).value)));
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
  }

  locate(place) {
    for (const id of ["latitude", "longitude"]) $(id).setAttribute("aria-invalid", String(place === undefined));
    if (place !== undefined) this.send({ location: place ? { _0: place } : {} });
  }

  showPlace(location) {
    const fields = { latitude: location?.latitude, longitude: location?.longitude };
    const key = JSON.stringify(location ?? null);
    if (this.shownPlace === key) return;
    this.shownPlace = key;
    for (const [id, value] of Object.entries(fields)) if (document.activeElement !== $(id)) $(id).value = value ?? "";
    $("city").value = location ? `${location.latitude} ${location.longitude}` : "";
    if (!$("city").value) $("city").value = "";
  }

  // MARK: The clock

  /** The clock, the zone, or both, as the fields say. */
  setTime() {
    const [time, zone] = ["device-time", "device-zone"].map((id) => $(id).value.trim() || undefined);
    const isZone = !zone || canShow(zone);
    $("device-zone").setAttribute("aria-invalid", String(!isZone));
    if (isZone && (time || zone)) this.send({ time: { _0: time, zone } });
  }

  /** What is set, unless somebody writes there. */
  showTime({ ahead, zone }) {
    const key = JSON.stringify([ahead, zone ?? null]);
    if (this.shownTime === key) return;
    this.shownTime = key;
    const zoneNow = zoneOf(this.state());
    const text = () => new Date(Date.now() + ahead * 1000).toLocaleString("sv", { timeZone: zoneNow }).slice(0, 16).replace(" ", "T");
    if (document.activeElement !== $("device-time")) $("device-time").value = ahead ? text() : "";
    if (document.activeElement !== $("device-zone")) $("device-zone").value = zone ?? "";
  }

  // MARK: The status bar

  /** As the fields say. */
  bar() {
    const [time, carrier] = ["bar-time", "bar-carrier"].map((id) => $(id).value.trim().slice(0, 20) || undefined);
    const number = (id) => ($(id).value === "" ? undefined : Number($(id).value));
    const battery = number("bar-battery");
    return {
      time, carrier, battery: battery == null ? undefined : Math.round(Math.max(0, Math.min(100, battery))),
      isCharging: $("bar-charging").checked || undefined, cellularBars: number("bar-cellular"), wifiBars: number("bar-wifi"),
    };
  }

  setBar(bar) {
    // Until the device has it, older states leave the fields alone: the next change is made of them.
    this.sent = { bar, until: performance.now() + 2000 };
    this.send({ statusBar: { _0: bar } });
  }

  isUnderWay(bar) {
    const { sent } = this;
    if (!sent || performance.now() > sent.until) return false;
    return [...Object.keys(whole), "carrier"].some((name) => (sent.bar[name] ?? null) !== (bar[name] ?? null));
  }

  show(state) {
    const { statusBar: bar = {}, conditions } = state;
    $("toggle-dark").setAttribute("aria-pressed", String(state.appearance === "dark"));
    $("text-smaller").disabled = state.textSize === sizes[0];
    $("text-larger").disabled = state.textSize === sizes.at(-1);
    if (conditions) {
      $("set-network").value = conditions.network;
      $("set-slow").checked = conditions.slowsAnimations;
      for (const tint of tints) $(`tint-${tint}`).checked = conditions.tints.includes(tint);
      this.showPlace(conditions.location);
      this.showTime(conditions.time);
      const isMoved = !!conditions.location || !!conditions.time.ahead || !!conditions.time.zone;
      const isOther = conditions.network !== "normal" || isMoved || conditions.slowsAnimations || conditions.tints.length > 0;
      $("show-surroundings").classList.toggle("on", isOther);
    }
    this.showBar(bar, state);
    if (this.isUnderWay(bar)) return;
    this.sent = null;
    const fields = { time: bar.time, carrier: bar.carrier, battery: bar.battery, cellular: bar.cellularBars, wifi: bar.wifiBars };
    for (const [name, value] of Object.entries(fields)) {
      if (document.activeElement !== $(`bar-${name}`)) $(`bar-${name}`).value = value ?? "";
    }
    $("bar-charging").checked = !!bar.isCharging;
  }

  /** What it shows on the device's glass. */
  showBar(bar, { isLowPower, conditions }) {
    const lit = (id, count) => [...$(id).children].forEach((part, index) => part.classList.toggle("unlit", index >= count));
    const most = (count) => (conditions?.network === "off" ? 0 : count);
    lit("signal", bar.cellularBars ?? most(4));
    lit("wifi", bar.wifiBars ?? most(3));
    const level = bar.battery ?? (isLowPower ? 30 : 80);
    $("battery").firstElementChild.style.width = `${level}%`;
    $("battery").classList.toggle("charging", !!bar.isCharging);
    $("battery").classList.toggle("low", level <= 20);
  }
}
