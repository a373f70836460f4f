import { cloth } from "./cloth.ts";
import type { Studio } from "./studio.ts";
import { button, part, seam, topstitch } from "./trim.ts";

/** The upper outer corner of a pocket, its width and its height. */
type Place = { x: number; y: number; width: number; height: number };

/** A pocket sewn on from outside: a pointed patch with stitches; with a flap for a working pocket. */
export const patchPocket = (
  studio: Studio,
  { x, y, width: w, height: h }: Place,
  { hasFlap = false, stitches = studio.tones.light }: { hasFlap?: boolean; stitches?: string } = {},
): string => {
  const bag = `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h * 0.82}L${x + w / 2} ${y + h}L${x} ${y + h * 0.82}Z`;
  const sewn = `M${x + 2.5} ${y + 3}L${x + 2.5} ${y + h * 0.8}L${x + w / 2} ${y + h - 3}L${x + w - 2.5} ${y + h * 0.8}L${x + w - 2.5} ${y + 3}`;
  const flap = `M${x - 1.5} ${y - 5}L${x + w + 1.5} ${y - 5}L${x + w + 1} ${y + 8}L${x + w / 2} ${y + 14}L${x - 1} ${y + 8}Z`;
  const flapSewn = `M${x + 1.5} ${y + 6}L${x + w / 2} ${y + 11}L${x + w - 1.5} ${y + 6}`;
  return part(
    "patch-pocket",
    cloth(studio, studio.pose(bag), { edge: 1.2 }) +
      topstitch(studio, sewn, stitches) +
      (hasFlap
        ? cloth(studio, studio.pose(flap), { edge: 1.2 }) +
          topstitch(studio, flapSewn, stitches) +
          button(studio, [x + w / 2, y + 7], 2.6)
        : seam(studio, `M${x} ${y + 5}L${x + w} ${y + 5}`, 1)),
  );
};

/** Slanted openings at both hips, set into the seam. */
export const hipPockets = (studio: Studio, stitches = studio.tones.light): string =>
  part(
    "hip-pockets",
    seam(studio, "M-57 456C-60 486 -70 512 -83 526M57 456C60 486 70 512 83 526") +
      topstitch(studio, "M-52 458C-55 488 -65 514 -79 530M52 458C55 488 65 514 79 530", stitches),
  );

/** Two narrow openings at the back. */
export const backPockets = (studio: Studio): string =>
  seam(studio, "M-70 524L-30 530L-30 534L-70 528ZM70 524L30 530L30 534L70 528Z", 1.6);
