// What was changed, and how a view looks, as Swift.

const short = (text) => String(Math.round(Number(text) * 1000) / 1000);
const labels = {
  point: ["CGPoint", "x", "y"], size: ["CGSize", "width", "height"], rect: ["CGRect", "x", "y", "width", "height"],
  insets: ["UIEdgeInsets", "top", "left", "bottom", "right"], transform: ["CGAffineTransform", "a", "b", "c", "d", "tx", "ty"],
};
const named = { "#000000FF": ".black", "#FFFFFFFF": ".white", "#00000000": ".clear" };

function colour(text) {
  const parts = [1, 3, 5, 7].map((at) => short(parseInt(text.slice(at, at + 2) || "FF", 16) / 255));
  return `UIColor(red: ${parts[0]}, green: ${parts[1]}, blue: ${parts[2]}, alpha: ${parts[3]})`;
}

/** As colours are written: #RGB and #RRGGBB have no alpha. */
export function whole(text) {
  let digits = text.trim().slice(1).toUpperCase();
  if (digits.length === 3) digits = [...digits].map((digit) => digit + digit).join("");
  return `#${digits.padEnd(8, "F")}`;
}

export function literal({ form }, value) {
  if (labels[form]) {
    const [type, ...names] = labels[form];
    const numbers = value.split(/[ ,]+/).filter(Boolean).map(short);
    return `${type}(${names.map((name, index) => `${name}: ${numbers[index]}`).join(", ")})`;
  }
  switch (form) {
    case "number": return short(value);
    case "boolean": return value;
    case "choice": return `.${value}`;
    case "options": return `[${value.split(/[ ,]+/).filter(Boolean).map((name) => `.${name}`).join(", ")}]`;
    case "color": return value === "none" ? "nil" : named[whole(value)] ?? colour(whole(value));
    case "layerColor": return value === "none" ? "nil" : `${colour(whole(value))}.cgColor`;
    default: return value === "" ? "nil"
      : `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
  }
}

function statement(name, property, value) {
  const form = property.swift ?? `$.${property.name} = %`;
  // A function, so that a “$” of the value stays one.
  return form.replaceAll("$", () => name).replace("%", () => literal(property, value));
}

/** A name for an object of a class that isn't taken yet. */
function variable(type, taken) {
  const plain = type.replace(/<.*/, "").replace(/^(UI|CA|NS)(?=[A-Z])/, "").replace(/[^A-Za-z0-9_]/g, "");
  const base = plain.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+/, (head) => head.toLowerCase()) || "object";
  let name = base;
  for (let count = 2; taken.has(name); count++) name = base + count;
  taken.add(name);
  return name;
}

/** The changes that were made, the last of each property, object by object. */
export class Edits {
  constructor() { this.objects = new Map(); }

  get count() { return [...this.objects.values()].reduce((sum, object) => sum + object.values.size, 0); }

  add(node, property, value) {
    const object = this.objects.get(node.id) ?? { type: node.type, title: node.title, values: new Map() };
    object.values.set(property.name, { property, value });
    this.objects.set(node.id, object);
  }

  clear() { this.objects.clear(); }

  get swift() {
    const taken = new Set();
    return [...this.objects.values()].map(({ type, title, values }) => {
      const name = variable(type, taken);
      const lines = [...values.values()].map(({ property, value }) => statement(name, property, value));
      return [`// ${type}${title ? ` “${title.split("\n")[0].slice(0, 60)}”` : ""}`, ...lines].join("\n");
    }).join("\n\n") + "\n";
  }
}

/** What makes an object like this one: its place, and all that isn't as in a new one. */
export function code(node, sections) {
  const name = variable(node.type, new Set());
  const follows = new Set(["bounds", "center", "position"]);
  const isView = sections.some((section) => section.title === "UIView");
  const lines = sections.toReversed().flatMap((section) => section.properties)
    .filter((one) => one.isEditable && one.isDefault === false && !(isView && follows.has(one.name)))
    .map((one) => statement(name, one, one.value));
  return [`let ${name} = ${node.type}()`, ...lines].join("\n") + "\n";
}
