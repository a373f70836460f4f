/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const theme = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

const luminance = (name: string) => {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(theme)?.[1];
  if (!hex) throw new Error(`theme.css has no colour ${name}.`);
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The contrast ratio as WCAG 2.2 defines it. */
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const papers = ["paper", "paper-raised", "paper-deep"];
const textColours = [
  "ink",
  "ink-soft",
  "ink-faint",
  "madder",
  "madder-deep",
  "indigo",
  "marigold-deep",
  "leaf",
];
const pairs = [
  ...papers.flatMap((paper) => textColours.map((colour) => [colour, paper] as const)),
  ...["amber", "blue", "purple", "cyan", "green", "red", "grey"].map(
    (tone) => [`${tone}-text`, `${tone}-ground`] as const,
  ),
  ["paper-raised", "madder"],
  ["paper-raised", "madder-deep"],
  ["paper", "ink"],
  ["marigold", "ink"],
  ["ink", "marigold"],
  ["madder-deep", "madder-tint"],
  ["indigo-deep", "indigo-tint"],
  ["green-text", "leaf-tint"],
  ["marigold-deep", "marigold-tint"],
] as const;

describe("every text has enough contrast on its background", () => {
  it.each(pairs)("%s on %s", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it("gives the edge of a control a contrast of 3:1 on every paper", () => {
  for (const paper of papers) expect(contrast("edge", paper)).toBeGreaterThanOrEqual(3);
});

/** The token of a class, by the beginning of the class. */
const tokens = { text: "text", "max-w": "container", rounded: "radius", shadow: "shadow", font: "font" };

// Tailwind leaves out a class without a token, and says nothing.
it("has the size, the radius, the shadow and the typeface of each class", () => {
  const named =
    /(?<![\w-])(?:(text|max-w|rounded|shadow)-(xs|sm|base|md|lg|xl|\dxl)|(font)-(sans|serif|mono))(?![\w-])/g;
  const source = new URL("..", import.meta.url);
  const components = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsx"),
  );
  expect(components).toContain("app/footer.tsx");
  const unknown = components.flatMap((name) =>
    [...readFileSync(new URL(name, source), "utf8").matchAll(named)]
      .filter(([, size, sizeName, font, fontName]) => {
        const namespace = tokens[(size ?? font) as keyof typeof tokens];
        return !theme.includes(`--${namespace}-${sizeName ?? fontName}:`);
      })
      .map(([className]) => `${name}: ${className}`),
  );
  expect(unknown).toEqual([]);
});
