import fc from "fast-check";
import { expect, it } from "vitest";
import { contrast, isReadable, mixed } from "./colors.rules.ts";
import { mailPaletteProblem, mailSchemesOf } from "./mail/mail-schemes.rules.ts";
import { darkColors, lightColors, type MailColors } from "./mail/mail-style.rules.ts";

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#000000", 21],
  ["#777777", "#ffffff", 4.48],
  ["#a3262f", "#a3262f", 1],
])("the contrast of %s and %s is %f", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it("mixes colours", () => {
  expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mixed("#a3262f", "#000000", 0)).toBe("#a3262f");
});

const pairs: [text: keyof MailColors, ground: keyof MailColors][] = [
  ["ink", "ground"],
  ["soft", "ground"],
  ["link", "ground"],
  ["accent", "ground"],
  ["ink", "tint"],
  ["soft", "tint"],
  ["onButton", "button"],
];

const aColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const aPalette = fc.record({ ground: aColor, ink: aColor, link: aColor, button: aColor });

it("gives every accepted palette of mails readable colours by day and by night", () => {
  const property = fc.property(aPalette, (palette) => {
    fc.pre(mailPaletteProblem(palette) === undefined);
    const { light, dark } = mailSchemesOf(palette);
    expect(light).toMatchObject(palette);
    for (const colors of [light, dark])
      for (const [text, ground] of pairs)
        expect([text, ground, colors, isReadable(colors[text], colors[ground])]).toEqual([
          text,
          ground,
          colors,
          true,
        ]);
  });
  fc.assert(property, { numRuns: 200 });
});

it("keeps the colours of the look where a shop chooses none", () => {
  const { ground, ink, link, button } = lightColors;
  expect(mailSchemesOf({ ground, ink, link, button })).toEqual({ light: lightColors, dark: darkColors });
  expect(mailPaletteProblem(lightColors)).toBeUndefined();
});

it.each([
  ["ink", { ink: "#b0a8ac" }, "The colour of the text has a contrast of 2.1:1 on the background."],
  ["link", { link: "#ffffff" }, "The colour of the links has a contrast of 1.0:1 on the background."],
  ["button", { button: "#808080" }, "Words cannot be read on a button of this colour."],
] as const)("refuses a palette whose %s cannot be read", (color, change, sentence) => {
  const problem = mailPaletteProblem({ ...lightColors, ...change });
  expect(problem?.color).toBe(color);
  expect(problem?.problem).toContain(sentence);
});
