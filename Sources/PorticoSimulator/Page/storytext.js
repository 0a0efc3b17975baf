// The steps of a recording as a story's lines and as a UI test in Swift; and what a finger has met, by name. Pure.

const round = (value, digits = 1) => Number(value.toFixed(digits));
const point = ({ x, y }) => `${round(x)},${round(y)}`;
const quoted = (text) => `"${text.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n").replace(/\t/g, "\\t")}"`;

// Whose name stands for a place in it: a finger anywhere on one of these does the same.
const kinds = { UIButton: "buttons", UISwitch: "switches", UITextField: "textFields", UISearchTextField: "searchFields" };

/** What is at a place and has a name that nothing else has: `{ identifier }` or `{ title }`, with the query of its kind; or undefined. */
export function target(tree, x, y) {
  const all = [];
  const visit = (node, left, top, path) => {
    if (node.isHidden) return;
    const [fx, fy, width, height] = node.frame;
    const found = { node, path, box: [left + fx, top + fy, width, height] };
    all.push(found);
    const inside = [...path, found];
    for (const child of node.children) visit(child, left + fx - (node.bounds?.[0] ?? 0), top + fy - (node.bounds?.[1] ?? 0), inside);
  };
  for (const root of tree.roots) visit(root, 0, 0, []);
  const holds = ({ box }) => x >= box[0] && x < box[0] + box[2] && y >= box[1] && y < box[1] + box[3];
  const hit = all.findLast((found) => holds(found) && found.path.every(holds));
  if (!hit) return undefined;
  const control = [...hit.path, hit].findLast(({ node }) => kinds[node.type]);
  if (!control || control.path[0]?.node.type !== "UIWindow") return undefined;
  const others = all.filter((found) => found !== control && !found.path.includes(control));
  const identifier = ({ node }) => node.properties.find((property) => property.name === "accessibilityIdentifier")?.value;
  const query = kinds[control.node.type];
  const name = identifier(control);
  if (name && /^\S{1,100}$/.test(name) && !others.some((found) => identifier(found) === name)) return { identifier: name, query };
  const title = control.node.title;
  const same = (found) => found.node.title?.toLowerCase() === title.toLowerCase();
  if (title && title.length <= 80 && !others.some(same)) return { title, query };
  return undefined;
}

// MARK: A story

function storyLines(step) {
  const place = step.target?.identifier ? `#${step.target.identifier}` : step.target ? quoted(step.target.title) : step.from && point(step.from);
  switch (step.kind) {
  case "wait": return [`wait ${step.seconds}`];
  case "tap": return [`tap ${place}`];
  // A story's finger stays 0.8 seconds before the next step.
  case "press": return [`press ${place}`, ...(step.seconds > 0.9 ? [`wait ${round(step.seconds - 0.8)}`] : []), "release"];
  case "swipe": return [`swipe ${point(step.from)} ${point(step.to)} ${round(Math.max(0.05, step.seconds), 2)}`];
  case "type": return [`type ${quoted(step.text)}`];
  case "note": return [`# not recorded: ${step.note}`];
  default: return [step.line];
  }
}

export function storyText(steps, { device, app }) {
  return [`# ${app} on ${device}, as it was used in the simulator's page:`,
    `#   portico run PATH --device "${device}" --story recorded.story --output pictures`, ...steps.flatMap(storyLines), ""].join("\n");
}

// MARK: A UI test

const swiftString = (text) => quoted(text);
const place = ({ x, y }) => `place(${round(x)}, ${round(y)})`;

function swiftLines(step) {
  const element = step.target ? `app.${step.target.query}[${swiftString(step.target.identifier ?? step.target.title)}]` : step.from && place(step.from);
  switch (step.kind) {
  case "wait": return [`Thread.sleep(forTimeInterval: ${step.seconds})`];
  case "tap": return [`${element}.tap()`];
  case "press": return [`${element}.press(forDuration: ${round(step.seconds)})`];
  case "swipe": return [`${place(step.from)}.press(forDuration: 0.05, thenDragTo: ${place(step.to)})`];
  case "type": return [`app.typeText(${swiftString(step.text)})`];
  case "note": return [`// Not recorded: ${step.note}`];
  default: return [swiftSystem(step.line)];
  }
}

function swiftSystem(line) {
  const [word, value] = line.split(" ");
  if (word === "launch") return "app.launch()";
  if (word === "reopen") return "app.activate()";
  if (word === "home") return "XCUIDevice.shared.press(.home)";
  if (word === "snapshot") return "add(XCTAttachment(screenshot: app.screenshot()))";
  if (word === "appearance") return `XCUIDevice.shared.appearance = .${value}`;
  if (word === "rotate") {
    return `XCUIDevice.shared.orientation = .${{ left: "landscapeLeft", right: "landscapeRight" }[value] ?? "portrait"}`;
  }
  return `// A UI test has no way for: ${line}`;
}

export function swiftText(steps, { device, app }) {
  const lines = steps.flatMap(swiftLines).map((line) => `        ${line}`);
  const usesPlaces = lines.some((line) => line.includes("place("));
  const places = usesPlaces ? `
        func place(_ x: Double, _ y: Double) -> XCUICoordinate {
            app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: x, dy: y))
        }` : "";
  return `import XCTest

/// ${app} on ${device}, as it was used in the simulator's page.
final class RecordedTests: XCTestCase {
    @MainActor func testRecorded() {
        let app = XCUIApplication()${places}
${lines.join("\n")}
    }
}
`;
}
