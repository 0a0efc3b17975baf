// The keys of the machine's keyboard, and what an input method composes: for the device.

// Where a key is on a keyboard → its HID usage.
const usages = {
  Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47, BracketRight: 48,
  Backslash: 49, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56, CapsLock: 57, Insert: 73,
  Home: 74, PageUp: 75, Delete: 76, End: 77, PageDown: 78, ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82,
  NumpadDivide: 84, NumpadMultiply: 85, NumpadSubtract: 86, NumpadAdd: 87, NumpadEnter: 88, NumpadDecimal: 99,
  IntlBackslash: 100, NumpadEqual: 103, ControlLeft: 224, ShiftLeft: 225, AltLeft: 226, MetaLeft: 227, ControlRight: 228,
  ShiftRight: 229, AltRight: 230, MetaRight: 231,
};
for (let i = 0; i < 26; i += 1) usages[`Key${String.fromCharCode(65 + i)}`] = 4 + i;
for (let i = 1; i <= 10; i += 1) {
  usages[`Digit${i % 10}`] = 29 + i;
  usages[`Numpad${i % 10}`] = 88 + i;
}
for (let i = 1; i <= 10; i += 1) usages[`F${i}`] = 57 + i;

/** What it types, and the modifiers that the app is to see. */
function meaning(event) {
  const isLevel = event.getModifierState("AltGraph");
  const modifiers = (event.getModifierState("CapsLock") ? 1 << 16 : 0) | (event.shiftKey ? 1 << 17 : 0)
    | (event.ctrlKey && !isLevel ? 1 << 18 : 0) | (event.altKey && !isLevel ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);
  return { characters: [...event.key].length === 1 ? event.key : undefined, modifiers };
}

/** Keys that stay the browser's: what it pastes comes as text; reload, full screen, its tools. */
function isBrowsers(event) {
  const command = event.ctrlKey || event.metaKey;
  return (command && event.code === "KeyV") || (event.shiftKey && event.code === "Insert") || event.key === "F5"
    || (command && event.shiftKey && event.code === "KeyI");
}

/** ⇧⌘K, as in Apple's simulator, and with control. ⌘K alone is the app's. */
function isKeyboardSwitch(event) { return event.code === "KeyK" && event.shiftKey && (event.metaKey || event.ctrlKey); }

/** At most so many letters, whole ones. */
const start = (text, count) => [...text].slice(0, count).join("");

/**
 * Sends what is typed into a field that has the focus while somebody uses the device.
 *
 * `switchKeyboard`: connects the hardware keyboard, or takes it away.
 */
export function listen(keys, send, switchKeyboard) {
  // Physical key → its usage, while it is down.
  const held = new Map();

  keys.addEventListener("keydown", (event) => {
    if (isKeyboardSwitch(event)) {
      event.preventDefault();
      if (!event.repeat) switchKeyboard();
      return;
    }
    // An input method has it, or a key waits for the next one (an accent): text follows.
    if (event.isComposing || event.keyCode === 229 || event.key === "Dead" || isBrowsers(event)) return;
    const usage = usages[event.code] ?? usages[event.key];
    if (usage == null) return;
    event.preventDefault();
    held.set(event.code, usage);
    send({ key: { usage, ...meaning(event), phase: event.repeat ? "repeat" : "down" } });
  });
  keys.addEventListener("keyup", (event) => {
    const usage = held.get(event.code);
    if (usage == null) return;
    held.delete(event.code);
    send({ key: { usage, ...meaning(event), phase: "up" } });
  });
  keys.addEventListener("blur", () => {
    for (const usage of held.values()) send({ key: { usage, modifiers: 0, phase: "up" } });
    held.clear();
  });

  function type(text) {
    // The server takes 4096 bytes at once; a character has four at most.
    const letters = [...text];
    for (let i = 0; i < letters.length; i += 1000) send({ text: { _0: letters.slice(i, i + 1000).join("") } });
  }
  let isComposing = false;
  keys.addEventListener("compositionstart", () => { isComposing = true; });
  keys.addEventListener("compositionend", (event) => {
    isComposing = false;
    // Committed text takes the place of what was composed; without any, the composition was cancelled.
    if (event.data) type(event.data); else send({ composing: { text: "", start: 0, length: 0 } });
    keys.value = "";
  });
  keys.addEventListener("input", (event) => {
    if (isComposing || event.isComposing || event.inputType === "insertCompositionText") {
      // What is composed is all that is in here.
      const text = start(keys.value, 1000);
      const from = Math.min(keys.selectionStart, text.length);
      send({ composing: { text, start: from, length: Math.min(keys.selectionEnd, text.length) - from } });
      return;
    }
    type(keys.value);
    keys.value = "";
  });
}
