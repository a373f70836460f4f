import { armOf, type Side } from "./figure-arms.ts";
import { cloth, crease, line } from "./cloth.ts";
import { limb, resample, joinedToShoulder, sidesOf, type Joint } from "./limb.ts";
import { joined, through } from "./path.ts";
import type { Studio } from "./studio.ts";
import { part } from "./trim.ts";

export type SleeveCut = {
  /** How far down the arm: 0.3 short, 0.55 elbow, 0.8 three-quarter, 1 wrist. */
  to: number;
  /** How much wider than the arm. */
  ease: number;
  /** More width at the end (a bell), or less (gathered in a cuff). */
  flare?: number;
  /** More width near the top, as a puff. */
  puff?: number;
  /** Height of a band at the end, in pixels of the figure. */
  cuff?: number;
  cuffPaint?: string;
  paint?: string;
  /** Half width of the shoulder it is set into. */
  tip?: number;
};

const steps = 40;

/** A sleeve on one arm, in the pose of the arm. */
export const sleeve = (studio: Studio, side: Side, cut: SleeveCut): string => {
  const { to, ease, flare = 0, puff = 0, cuff = 0 } = cut;
  const bones = resample(armOf(studio, side).joints, steps).slice(0, Math.round(to * steps) + 1);
  const last = bones.length - 1;
  const wide: Joint[] = bones.map(([x, y, width], i) => {
    const t = i / last;
    const cap = Math.min(1, i / 9);
    const extra = ease * cap + flare * t * t * t + puff * Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.8;
    return [x + side * (puff * 0.25 * Math.sin(Math.PI * t)), y, width + extra];
  });
  const thinned = wide.filter((_, i) => i % 3 === 0 || i === last || i === 1);
  // A sleeve shorter than the armhole ends above the underarm.
  const depth = Math.min(317, (bones[last]?.[1] ?? 317) + 3);
  const underarm = [side * (80 + (317 - depth) * 0.15), depth] as const;
  const d = studio.pose(
    joinedToShoulder(thinned, side, [side * (cut.tip ?? 98), 237 - puff * 0.24], underarm),
  );
  const [ax, ay] = bones[Math.round(last * 0.35)] ?? [0, 0];
  const [bx, by] = bones[last] ?? [0, 0];
  const [start, middle] = [studio.stance([ax, ay]), studio.stance([bx, by])];
  const band = cuff ? wide.slice(Math.max(1, last - Math.max(1, Math.round(cuff / 9)))) : [];
  const angle = (-Math.atan2(bx - ax, by - ay) * 180) / Math.PI;
  const { left, right } = sidesOf(thinned);
  const middleLine = thinned.map(([x, y]) => [x, y] as const);
  const outer = side > 0 ? right : left;
  const turned = joined(
    through(middleLine),
    through([...outer].reverse().map(([x, y]) => [x + side * 14, y])),
  );
  const inside = [
    cut.paint || studio.spec.textile === "solid"
      ? ""
      : `<path d="${studio.pose(turned)}" fill="${studio.fabric({ angle: angle - side * 5, squeeze: 0.66, at: start })}"/>`,
    crease([start[0] - side * 6, start[1]], [middle[0] + side * 8, middle[1]], 7, 5 * side, 0.16),
    crease([start[0] + side * 8, start[1] - 30], [middle[0] + side * 2, middle[1] - 8], 5, -6 * side, -0.16),
    band.length > 1
      ? `<path d="${studio.pose(limb(band))}" fill="${cut.cuffPaint ?? studio.tones.accent}"/>`
      : "",
    band.length > 1
      ? line(studio.pose(through(sidesOf(band).left.slice(0, 1).concat(sidesOf(band).right.slice(0, 1)))), {
          color: studio.tones.dark,
          width: 1.3,
        })
      : "",
  ];
  const gathers = puff
    ? [-1, 0, 1].map((k) =>
        crease(
          studio.stance([ax + k * 13, ay - 34]),
          studio.stance([ax + k * 7, ay - 4]),
          4,
          k * 3,
          k ? 0.14 : -0.12,
        ),
      )
    : [];
  return part(
    puff ? "puff-sleeve" : "sleeve",
    cloth(studio, d, {
      paint: cut.paint ?? studio.fabric({ angle }),
      inside: [...inside, ...gathers].join(""),
    }),
  );
};

export const sleeves = (studio: Studio, cut: SleeveCut): string =>
  sleeve(studio, -1, cut) + sleeve(studio, 1, cut);
