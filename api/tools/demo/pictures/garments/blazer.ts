import { plainTop } from "../bodice.ts";
import { cloth, crease, printedFold, tone } from "../cloth.ts";
import { wornDrawings } from "../close-up.ts";
import type { WornParts } from "../figure.ts";
import { mirrored, symmetric } from "../path.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { patchPocket } from "../pockets.ts";
import { button, part, seam, topstitch } from "../trim.ts";
import { slimTrousers } from "../trousers.ts";

const top = (studio: Studio): string =>
  plainTop(studio, {
    neck: "round",
    depth: 282,
    shoulder: 92,
    sides: [
      [82, 314],
      [76, 374],
      [64, 430],
      [88, 530],
      [92, 560],
    ],
  });

/** A lapel with its narrow shadow on the front. */
const laidLapel = (studio: Studio, d: string, paint: string): string =>
  [2, 4.5].map((by) => `<g transform="translate(0 ${by})">${tone(studio.pose(d), 0.08)}</g>`).join("") +
  cloth(studio, studio.pose(d), { paint });

const front = (studio: Studio): WornParts => {
  const hem = studio.cut.hem ?? studio.choose("length", [640, 590, 690]);
  const closing = studio.choose("closing", [410, 436]);
  const panel = `M40 202L102 240C98 274 90 294 93 316C92 352 84 388 76 428C84 470 100 520 112 ${hem - 6}C90 ${hem + 12} 50 ${hem + 12} 22 ${hem + 4}C8 ${hem - 40} -6 480 -9 ${closing + 14}L-12 ${closing - 12}C14 350 36 280 40 202Z`;
  const under = mirrored(panel);
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  const folds = (side: number): string =>
    [
      crease(at(side * 90, 330), at(side * 40, 352), 6, -4 * side),
      printedFold(studio, at(side * 62, 352), at(side * 72, hem), 12, 8 * side, 0.13),
      crease(at(side * 84, 428), at(side * 46, 444), 6, -3 * side, 0.16),
      crease(at(side * 30, 460), at(side * 44, hem), 10, 5 * side, -0.14),
      seam(studio, `M${side * 58} 330C${side * 52} 400 ${side * 52} 440 ${side * 62} 500`, 1.1),
    ].join("");
  const wide = (studio.cut.collar ?? studio.choose("lapel", ["notch", "shawl"])) === "notch";
  const facing = studio.choose("facing", [
    studio.fabric({ angle: 18 }),
    studio.tones.accent,
    studio.fabric({ angle: 18 }),
  ]);
  const lapel = wide
    ? `M40 202C36 280 14 350 -10 ${closing - 10}C22 370 58 330 74 292L52 282L66 262Z`
    : `M36 200C36 280 14 350 -10 ${closing - 10}C30 378 70 320 64 262C60 236 50 216 36 200Z`;
  const collar = "M22 190C26 204 32 216 40 232L52 282L66 262C60 236 50 212 36 196Z";
  const flap = `M40 514L93 503L96 521L43 534Z`;
  const pockets =
    studio.cut.pockets === "patch"
      ? [-96, 40].map((x) => patchPocket(studio, { x, y: 508, width: 56, height: 68 })).join("")
      : part(
          "flap-pockets",
          [flap, mirrored(flap)].map((d) => cloth(studio, studio.pose(d))).join("") +
            topstitch(studio, "M43 531L94 518M-43 531L-94 518"),
        );
  return {
    clothes:
      slimTrousers(studio, studio.tones.neutral) +
      top(studio) +
      cloth(studio, studio.pose(under), { inside: folds(-1) }) +
      cloth(studio, studio.pose(panel), { inside: folds(1) }) +
      pockets +
      part(
        wide ? "notch-lapel" : "shawl-lapel",
        [mirrored(lapel), lapel].map((d) => laidLapel(studio, d, facing)).join(""),
      ) +
      (wide
        ? [mirrored(collar), collar].map((d) => cloth(studio, studio.pose(d), { paint: facing })).join("")
        : "") +
      button(studio, [2, closing + 4], 6.5) +
      (closing > 420 ? "" : button(studio, [8, closing + 62], 6.5)) +
      cloth(studio, studio.pose("M50 322L82 314L84 324L52 332Z"), { paint: facing }),
    over: sleeves(studio, {
      to: studio.choose("sleeve", [0.98, 0.8, 0.98]),
      ease: 16,
      cuff: studio.choose("cuff", [0, 24]),
      cuffPaint: border(studio, 0.8),
    }),
  };
};

const back = (studio: Studio): WornParts => {
  const hem = studio.cut.hem ?? studio.choose("length", [640, 590, 690]);
  const d = symmetric(
    `M0 214C20 214 30 210 38 206L102 240C98 274 90 294 93 316C92 352 84 388 76 428C84 470 100 520 112 ${hem}C70 ${hem + 14} 30 ${hem + 12} 0 ${hem + 12}`,
  );
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  const inside = [
    crease(at(-60, 430), at(-56, hem), 12, -6),
    crease(at(60, 430), at(60, hem), 12, 8),
    crease(at(-84, 330), at(-44, 360), 6, 3),
    crease(at(84, 330), at(44, 360), 6, -3),
    crease(at(0, 520), at(10, hem + 14), 9, 4, 0.3),
  ].join("");
  return {
    clothes:
      slimTrousers(studio, studio.tones.neutral) +
      cloth(studio, studio.pose(d), { inside }) +
      seam(studio, `M0 216L0 ${hem + 10}`, 1.6) +
      seam(studio, `M-88 300C-54 350 -50 440 -58 ${hem + 8}M88 300C54 350 50 440 58 ${hem + 8}`, 1.2) +
      cloth(
        studio,
        studio.pose("M-42 216C-38 196 -20 188 0 188C20 188 38 196 42 216C24 228 -24 228 -42 216Z"),
        {},
      ),
    over: sleeves(studio, {
      to: studio.choose("sleeve", [0.98, 0.8, 0.98]),
      ease: 16,
      cuff: studio.choose("cuff", [0, 24]),
      cuffPaint: border(studio, 0.8),
    }),
  };
};

/** The blazer: a tailored jacket, over plain clothes. */
export const blazer = wornDrawings(
  (studio, isBack) => (isBack ? back(studio) : front(studio)),
  { top: 14, bottom: 820 },
  () => ({ x: 0, y: 352, height: 340 }),
);
