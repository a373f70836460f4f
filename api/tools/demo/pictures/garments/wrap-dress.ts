import { bodice, type BodiceCut } from "../bodice.ts";
import { border } from "../border.ts";
import { crease, line, printedFold } from "../cloth.ts";
import { wornDrawings } from "../close-up.ts";
import type { WornParts } from "../figure.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { bow, gathers } from "../ties.ts";
import { part, seam } from "../trim.ts";
import { waistBand } from "../waist-band.ts";

const hasBorder = (studio: Studio): boolean => studio.cut.border ?? false;

const edgeColor = (studio: Studio): string => studio.choose("edge", [studio.tones.accent, studio.tones.deep]);

/** The edge of the upper front, from the shoulder over the other side to the waist. */
const overlap = (studio: Studio, hem: number): string => {
  const trim = edgeColor(studio);
  const width = hasBorder(studio) ? 11 : 5;
  const paint = hasBorder(studio) ? border(studio, 0.42, { angle: 62 }) : trim;
  const edge = (d: string): string =>
    line(studio.pose(d), { color: studio.tones.dark, width: width + 1.6, opacity: 0.5 }) +
    line(studio.pose(d), { color: paint, width });
  return part(
    "wrap",
    edge("M-42 217C-34 256 -16 318 0 352") +
      edge("M42 217C34 256 16 318 0 352C-9 366 -22 378 -36 388L-60 418") +
      seam(studio, "M47 219C39 258 21 321 5 355C-4 369 -18 382 -31 391L-55 421", 1.4) +
      edge(`M44 446C54 560 18 700 -20 ${hem + 10}`) +
      seam(studio, `M50 446C60 560 24 700 -14 ${hem + 10}`, 1.6),
  );
};

const sashOf = (studio: Studio, isBack: boolean): string => {
  const paint = hasBorder(studio)
    ? studio.tones.accent
    : studio.choose("sash", [studio.fabric({ angle: 90, scale: 0.8 }), studio.tones.accent]);
  const height = studio.cut.waist === "sash" ? 34 : 25;
  const band = {
    y: 441 - height,
    height,
    half: 60,
    below: 62,
    name: "sash-belt",
    ...(hasBorder(studio) ? {} : { paint }),
    inside: [0.3, 0.62]
      .map((t) =>
        crease(
          studio.stance([-58, 444 - height + height * t]),
          studio.stance([50, 446 - height + height * t]),
          4,
          7,
          0.16,
        ),
      )
      .join(""),
  };
  return (
    waistBand(studio, band) +
    gathers(studio, { y: 441, half: 61, length: 46 }) +
    (isBack ? "" : bow(studio, [42, 434], paint, { long: 140 }))
  );
};

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const hem = studio.cut.hem ?? studio.choose("length", [860, 800, 980]);
  const cut: BodiceCut = {
    neck: isBack ? "boat" : "v",
    depth: isBack ? 228 : 352,
    shoulder: 98,
    sides: [
      [88, 314],
      [80, 374],
      [61, 432],
    ],
    dip: 10,
  };
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  const folds = [0, 1, 2, 3, 4]
    .map((i) =>
      printedFold(
        studio,
        at(54 - i * 3, 428 - i * 7),
        at(-60 + i * 8, 372 - i * 22),
        6,
        7,
        i % 2 ? -0.15 : 0.15,
      ),
    )
    .join("");
  const rear =
    seam(studio, "M0 240L0 420", 1) +
    crease(at(-44, 300), at(-36, 424), 5, 3) +
    crease(at(44, 300), at(36, 424), 5, -3);
  const gown = skirt(studio, {
    sides: [
      [434, 62],
      [490, 92],
      [560, 116],
      [720, 152],
      [hem, 186],
    ],
    folds: 8,
    wave: 12,
    dip: 22,
    from: 0.14,
    panels: 5,
    bands: hasBorder(studio) ? [{ from: 0.9, to: 1.06 }] : [],
  });
  return {
    clothes:
      gown +
      (isBack ? "" : crease(at(44, 450), at(-60, hem), 14, 26, 0.14)) +
      bodice(studio, cut, { inside: isBack ? rear : folds, trim: isBack ? edgeColor(studio) : undefined }) +
      (isBack ? "" : overlap(studio, hem)) +
      sashOf(studio, isBack),
    over: sleeves(studio, {
      to: studio.cut.sleeve ?? studio.choose("sleeve", [0.52, 0.76, 0.34]),
      ease: 13,
      flare: studio.choose("bell", [36, 8, 20]),
      cuff: hasBorder(studio) ? 20 : 12,
      cuffPaint: hasBorder(studio) ? border(studio, 0.7) : edgeColor(studio),
    }),
  };
};

/** The wrap dress: one side crosses the other and is tied at the waist. */
export const wrapDress = wornDrawings(worn, { top: 10, bottom: 1050 }, () => ({ x: 6, y: 376, height: 330 }));
