import { expect, it } from "vitest";
import { brandDrawings, checkedDrawing, letteredName } from "./brand-files.ts";

const svg = (content: string, attributes = 'viewBox="0 0 32 32"') => `<svg ${attributes}>${content}</svg>`;

it("is the logo of the shop", () => {
  expect(brandDrawings("Saanjh").mark).toMatch(/^<svg [\s\S]*currentColor[\s\S]*<\/svg>$/);
});

it("has no lettering where none is given", () => {
  expect(brandDrawings("Saanjh").wordmark).toBe("");
});

it("leaves out what stands before the drawing", () => {
  const drawing = svg('<path d="M0 0h9v9Z"/>');
  expect(checkedDrawing("mark.svg", `<?xml version="1.0"?>\n<!-- Made by a program -->\n${drawing}\n`)).toBe(
    drawing,
  );
});

it("has colours and shapes of its own", () => {
  const drawing = svg(
    '<linearGradient id="a"/><path id="b" fill="url(#a)"/><use href = "#b" clip-path="url( #c )"/><use xlink:href=\'#b\'/>',
  );
  expect(checkedDrawing("mark.svg", drawing)).toBe(drawing);
});

it.each([
  ["a script", svg("<script>alert(1)</script>")],
  ["an event", svg("", 'onload="alert(1)"')],
  ["an event after a slash", svg("<path/onclick=alert(1) />")],
  ["a link of a script", svg('<a href="javascript:alert(1)">x</a>')],
  ["a file of another host", svg('<use href="https://evil.example/a.svg#a"/>')],
  ["a file of another host, without quotation marks", svg("<use href=//evil.example/a.svg#a />")],
  ["a colour of another host", svg('<path fill="url(https://evil.example/a.svg#a)"/>')],
  ["a link that an animation sets", svg('<a><set attributeName="href" to="data:text/html,x"/></a>')],
  ["HTML after the drawing", `${svg("")}<img src="https://evil.example/a.png">${svg("")}`],
  ["HTML", svg("<foreignObject><p>Hello</p></foreignObject>")],
  ["a style sheet, which pages do not load", svg("<style>path{fill:red}</style>")],
  ["a style attribute", svg('<path style="fill:red" d="M0 0h9v9Z"/>')],
  ["no SVG", "Hello"],
  ["too much", svg(`<path d="M0 0${"h1".repeat(10_000)}"/>`)],
])("is refused at the start with %s", (_, text) => {
  expect(() => checkedDrawing("mark.svg", text)).toThrow(
    /^web\/brand\/mark\.svg .+\. See docs\/selling\.md\.$/,
  );
});

it("names the shop in its title", () => {
  expect(letteredName(svg("<title> Kesar </title>"))).toBe("Kesar");
  expect(letteredName(svg("<title>Kesar &amp; Co &#39;26</title>"))).toBe("Kesar & Co '26");
  expect(letteredName(svg(""))).toBeUndefined();
});
