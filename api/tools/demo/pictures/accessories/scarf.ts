import { plainTop } from "../bodice.ts";
import { cloth, crease, line } from "../cloth.ts";
import { dressed } from "../figure.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import { withoutPose, dropShadow } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import type { Studio } from "../studio.ts";
import { part } from "../trim.ts";
import { foldedDrape } from "./drape-flat.ts";
import { slimTrousers } from "../trousers.ts";

/** A rolled edge has no fringe. */
const isRolled = (studio: Studio): boolean => studio.cut.form === "rolled";

const tail = (studio: Studio, x: number, hem: number, lean: number): string => {
  const fringe = Array.from({ length: isRolled(studio) ? 0 : 15 }, (_, i) => {
    const fx = x + lean - 40 + (80 * i) / 14;
    return line(
      studio.pose(
        `M${fx} ${hem - 4}C${fx - 1} ${hem + 10} ${fx + 2} ${hem + 20} ${fx + (i % 3) - 1} ${hem + 34}`,
      ),
      { color: i % 2 ? studio.tones.accent : studio.tones.main, width: 2.6 },
    );
  });
  return (
    fringe.join("") +
    skirt(studio, {
      sides: [
        [268, 24],
        [330, 34],
        [hem, 44],
      ],
      folds: 3,
      wave: 4,
      dip: 4,
      from: 0.02,
      middle: x,
      lean,
      depth: 0.18,
      lay: { scale: 0.8 },
      bands: isRolled(studio) ? [{ from: 0.975, to: 1.04, color: studio.tones.accent }] : [],
    })
  );
};

const front = (studio: Studio): string => {
  const plain = studio.tones.neutral;
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  const top = plainTop(
    studio,
    {
      neck: "round",
      shoulder: 100,
      sides: [
        [89, 314],
        [84, 374],
        [78, 436],
        [100, 540],
        [108, 640],
      ],
      dip: 8,
    },

    crease(at(-60, 430), at(-50, 640), 12, 6, 0.12) + crease(at(50, 430), at(60, 640), 12, 6, 0.12),
  );
  const ring =
    "M-64 214C-70 180 -34 176 -18 172C-6 184 8 184 20 172C36 176 70 180 64 214C70 262 34 292 0 294C-36 292 -70 262 -64 214Z";
  const folds = [0, 1, 2, 3]
    .map((i) =>
      crease(at(-62 + i * 8, 206 + i * 6), at(62 - i * 6, 206 + i * 8), 9, 120 - i * 34, i % 2 ? -0.2 : 0.22),
    )
    .join("");
  const hang = studio.choose("tails", [0, 1]);
  const knot = "M-26 268C-14 256 20 256 30 268C36 286 24 302 4 304C-18 304 -32 288 -26 268Z";
  return dressed(
    studio,
    {
      clothes: slimTrousers(studio, plain) + top,
      over: sleeves(studio, { to: 0.97, ease: 13, paint: plain }),
      last:
        tail(studio, -22, hang ? 520 : 470, -20) +
        tail(studio, 26, hang ? 470 : 520, 16) +
        cloth(studio, studio.pose(ring), { paint: studio.fabric({ scale: 0.8, angle: 12 }), inside: folds }) +
        cloth(studio, studio.pose(knot), {
          paint: studio.fabric({ scale: 0.8, angle: 40 }),
          inside: crease(at(-16, 268), at(14, 300), 6, 6, 0.2),
        }),
    },
    { top: 60, bottom: 640 },
  );
};

/** The edge rolled between finger and thumb, held by tiny stitches. */
const rolledEdge = (studio: Studio): string => {
  const d = "M-20 816C140 776 300 826 450 796C620 756 760 816 920 786";
  return part(
    "rolled-edge",
    line(d, { color: studio.tones.dark, width: 34, opacity: 0.5 }) +
      line(d, { color: studio.tones.main, width: 30 }) +
      line(d, { color: studio.tones.light, width: 8, opacity: 0.55 }) +
      line(d, { color: studio.tones.accent, width: 26, dash: "5 30" }),
  );
};

const detail = (view: Studio): string => {
  const studio = withoutPose(view);
  const sheet = "M-20 -20H920V790C760 820 620 760 450 800C300 830 140 780 -20 820Z";
  const fringe = Array.from({ length: isRolled(studio) ? 0 : 60 }, (_, i) => {
    const x = i * 15.5;
    const y = 800 + 14 * Math.sin(i / 6);
    return line(
      `M${x} ${y - 20}C${x - 8} ${y + 70} ${x + 12} ${y + 130} ${(x + studio.chance.between(-10, 10)).toFixed(1)} ${(y + studio.chance.between(190, 230)).toFixed(1)}`,
      {
        color: [studio.tones.accent, studio.tones.main, studio.tones.light][i % 3] ?? studio.tones.main,
        width: 7,
      },
    );
  });
  return (
    closeUpOfCloth(studio, 20, studio.tones.neutral) +
    dropShadow("M-20 -20H920V960H-20Z", [0, 30], 22, 0.26) +
    fringe.join("") +
    cloth(studio, sheet, {
      paint: studio.fabric({ scale: 2.4, angle: 4 }),
      inside:
        crease([120, -20], [220, 860], 44, 70) +
        crease([430, -20], [520, 840], 40, -60, 0.16) +
        crease([700, -20], [760, 860], 40, 40, -0.16),
    }) +
    (isRolled(studio) ? rolledEdge(studio) : "") +
    line("M-20 786C140 746 300 796 450 766C620 726 760 786 920 756", { color: studio.tones.accent, width: 9 })
  );
};

/** The scarf: knotted at the neck, with a rolled edge or a fringe. */
export const scarf = {
  front,
  back: front,
  detail,
  flat: (studio: Studio): string => foldedDrape(studio, isRolled(studio) ? "none" : "fringe"),
};
