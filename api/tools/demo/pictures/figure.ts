import { backdrop } from "./backdrop.ts";
import { line, tone } from "./cloth.ts";
import { faceOf } from "./face.ts";
import { arm, skin } from "./figure-arms.ts";
import { legs } from "./figure-legs.ts";
import { hairBehind, hairInFront, headBehind } from "./hair.ts";
import { groundShadow } from "./light.ts";
import { headPose, skinOf } from "./model.ts";
import { shade, shadowOf } from "./palette.ts";
import { symmetric } from "./path.ts";
import type { Studio } from "./studio.ts";

const torso = symmetric(
  "M0 140L20 150C20 180 20 196 28 210C52 222 84 226 98 242C98 274 86 294 84 314C84 344 77 356 74 374C66 396 55 410 55 430C56 458 72 486 78 532C80 566 74 580 60 590L0 596",
);

export type WornParts = {
  /** Below everything: the far side of a hem. */
  behind?: string;
  /** On the body, below the arms. */
  clothes: string;
  /** Over the arms: sleeves. */
  over?: string;
  /** Over the head: a veil, a scarf. */
  last?: string;
};

/** The part of the figure that the picture shows, as heights: crown 50, shoulder 240, waist 428, knee 790, feet 1140. */
export type Framing = {
  top: number;
  bottom: number;
  /** The distance of the feet, for wide trousers. */
  stride?: number;
  /** The middle of the picture, to the side of the figure's middle line. */
  middle?: number;
};

const wholeFigure: Framing = { top: 6, bottom: 1168 };

const neck = (studio: Studio): string => {
  const color = shade(skinOf(studio), 0.35);
  const bones = studio.pose("M-14 214C-30 222 -50 226 -70 230M14 214C30 222 50 226 70 230");
  const shadow = studio.pose("M-20 166C-8 178 12 178 20 162L20 190C8 200 -8 196 -20 178Z");
  return `<g color="${shadowOf(skinOf(studio))}">${tone(shadow, 0.24)}</g>${line(bones, { color, width: 1.4, opacity: 0.6 })}`;
};

/** A dressed figure in front of the wall, scaled to the framing. */
export const dressed = (studio: Studio, worn: WornParts, framing: Framing = wholeFigure): string => {
  const { behind = "", clothes, over = "", last = "" } = worn;
  const { top, bottom, stride = 0, middle = 0 } = framing;
  const scale = 1200 / (bottom - top);
  const fromBehind = studio.spec.view === "back";
  const showsFeet = bottom > 1140;
  const [neckX, neckY] = studio.stance([0, 168]);
  const inclined = (art: string): string =>
    `<g transform="rotate(${headPose(studio).tilt} ${neckX.toFixed(1)} ${neckY})">${art}</g>`;
  const parts = [
    showsFeet && !studio.spec.isCutOut ? groundShadow(studio, 14, 1134, 210 + stride, 26) : "",
    behind,
    fromBehind ? "" : inclined(hairBehind(studio)),
    legs(studio, stride),
    skin(studio, studio.pose(torso)),
    fromBehind ? "" : neck(studio),
    clothes,
    arm(studio, -1) + arm(studio, 1),
    over,
    inclined(fromBehind ? headBehind(studio) : faceOf(studio) + hairInFront(studio)),
    last,
  ];
  const transform = `translate(${(450 - middle * scale).toFixed(1)} ${(-top * scale).toFixed(1)}) scale(${scale.toFixed(4)})`;
  const wall = studio.spec.isCutOut ? "" : backdrop(studio, showsFeet);
  return `${wall}<g transform="${transform}">${parts.join("")}</g>`;
};
