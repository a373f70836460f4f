import { dressed, type Framing, type WornParts } from "./figure.ts";
import type { PictureView } from "./draw.ts";
import { folded } from "./garments/folded.ts";
import type { Studio } from "./studio.ts";

/** A part of the figure that a close-up shows: its middle and its height, in the space of the figure. */
export type CloseUp = { x: number; y: number; height: number };

/** The chest, from the throat to below the bust. */
export const chest: CloseUp = { x: 0, y: 304, height: 262 };

/** The waist, from below the bust to the hips. */
export const waist: CloseUp = { x: 0, y: 452, height: 262 };

const framingOf = (studio: Studio, { x, y, height }: CloseUp): Framing => {
  const [middle, level] = studio.stance([x, y]);
  return { top: level - height / 2, bottom: level + height / 2, middle };
};

/** How a worn garment is drawn. Its close-up is its front, seen from near: both show the same cut. */
export const wornDrawings = (
  worn: (studio: Studio, isBack: boolean) => WornParts,
  framing: Framing | undefined,
  closeUp: (studio: Studio) => CloseUp,
): Record<PictureView, (studio: Studio) => string> => ({
  front: (studio) => dressed(studio, worn(studio, false), framing),
  back: (studio) => dressed(studio, worn(studio, true), framing),
  detail: (studio) =>
    dressed(studio, worn(studio, false), { ...framing, ...framingOf(studio, closeUp(studio)) }),
  flat: folded,
});
