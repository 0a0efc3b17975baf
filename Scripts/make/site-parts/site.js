"use strict";
// The menu of narrow screens, the search, and the ledger's filter. All data lies beside the pages as scripts, so that they work from a folder, too.
const root = document.documentElement.dataset.root;
document.documentElement.classList.add("scripted");
const field = document.getElementById("search"), list = document.getElementById("results");
const menu = document.getElementById("show-menu"), nav = document.querySelector("nav.main");

menu.addEventListener("click", () => menu.setAttribute("aria-expanded", nav.classList.toggle("shown")));

let loading = null;
function load(name) {
    return new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = root + name;
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
    });
}
const index = () => loading ??= load("search-index.js");

/** How well an entry fits all words: the whole name before its beginning, that before a part of it, and names before texts. */
function score(entry, words) {
    const [title, , , text] = entry, name = title.toLowerCase(), member = name.slice(name.lastIndexOf(".") + 1);
    let sum = 0;
    for (const word of words) {
        if (name === word) sum += 120;
        else if (member === word || member.startsWith(word + "(")) sum += 90;
        else if (name.startsWith(word)) sum += 60;
        else if (member.startsWith(word)) sum += 50;
        else if (name.includes(word)) sum += 30;
        else if (text && text.includes(word)) sum += 15;
        else return 0;
    }
    return sum - Math.min(title.length, 80) / 10;
}

let chosen = -1;
function choose(place) {
    const rows = [...list.querySelectorAll("[role=option]")];
    if (!rows.length) return;
    chosen = (place + rows.length) % rows.length;
    rows.forEach((row, number) => row.setAttribute("aria-selected", number === chosen));
    rows[chosen].scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", rows[chosen].id);
}
function close() {
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
}
async function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return close();
    await index();
    const found = [];
    for (const entry of window.searchIndex) {
        const points = score(entry, words);
        if (points > 0) found.push([points + (entry[2].startsWith("API") ? 0 : 8), entry]);
    }
    found.sort((a, b) => b[0] - a[0]);
    list.replaceChildren(...found.slice(0, 40).map(([, [title, address, kind]], number) => {
        const row = document.createElement("li"), link = document.createElement("a"), small = document.createElement("small");
        row.id = "result-" + number;
        row.setAttribute("role", "option");
        link.href = root + address;
        link.tabIndex = -1;
        link.textContent = title;
        small.textContent = kind;
        link.append(small);
        row.append(link);
        return row;
    }));
    if (!found.length) {
        const none = document.createElement("li");
        none.className = "none";
        none.textContent = "Nothing found";
        list.append(none);
    }
    list.hidden = false;
    field.setAttribute("aria-expanded", "true");
    choose(0);
}
field.addEventListener("focus", index);
field.addEventListener("input", search);
field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen - 1);
    else if (event.key === "Enter") list.querySelector("[aria-selected=true] a")?.click();
    else if (event.key === "Escape") { close(); field.blur(); }
    else return;
    event.preventDefault();
});
list.addEventListener("click", close);
document.addEventListener("click", (event) => { if (!event.target.closest(".search")) close(); });
document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input, select, textarea")) { event.preventDefault(); field.focus(); }
});

const table = document.getElementById("ledger");
if (table) {
    const text = document.getElementById("ledger-text"), state = document.getElementById("ledger-state"), count = document.getElementById("ledger-count");
    const show = () => {
        const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
        const rows = window.ledger.filter((row) => (!state.value || row[2] === state.value)
            && words.every((word) => row[1].toLowerCase().includes(word) || row[0].toLowerCase() === word));
        count.textContent = `${rows.length.toLocaleString("en")} names` + (rows.length > 400 ? ", the first 400 of them below" : "");
        table.tBodies[0].replaceChildren(...rows.slice(0, 400).map((row) => {
            const line = document.createElement("tr");
            for (const [place, cell] of row.entries()) {
                const box = document.createElement("td");
                const holder = place === 1 ? document.createElement("code") : box;
                let last = 0;
                for (const match of cell.matchAll(/DEV-\d+/g)) {
                    const link = document.createElement("a");
                    link.href = "Deviations.html#" + match[0];
                    link.textContent = match[0];
                    holder.append(cell.slice(last, match.index), link);
                    last = match.index + match[0].length;
                }
                holder.append(cell.slice(last));
                if (holder !== box) box.append(holder);
                line.append(box);
            }
            return line;
        }));
    };
    const asked = new URLSearchParams(location.search);
    text.value = asked.get("name") ?? "";
    state.value = asked.get("state") ?? "";
    load("ledger.js").then(() => { text.addEventListener("input", show); state.addEventListener("change", show); show(); });
}
