import { cloth } from "./cloth.ts";
import { limb, resample, joinedToShoulder, type Joint } from "./limb.ts";
import { mix, shade } from "./palette.ts";
import type { Studio } from "./studio.ts";

/** An arm from the shoulder to the wrist, and the hand below it. */
export type Arm = { joints: readonly Joint[]; hand: readonly Joint[]; thumb: readonly Joint[] };

export type Side = -1 | 1;

const resting: Arm = {
  joints: [
    [86, 242, 30],
    [97, 264, 44],
    [110, 330, 38],
    [125, 412, 32],
    [138, 490, 29],
    [147, 556, 19],
  ],
  hand: [
    [147, 554, 19],
    [152, 582, 26],
    [154, 612, 20],
    [151, 640, 13],
    [148, 652, 5],
  ],
  thumb: [
    [143, 570, 12],
    [135, 594, 9],
    [134, 612, 5],
  ],
};

const handOnHip: Arm = {
  joints: [
    [86, 242, 30],
    [98, 264, 44],
    [126, 326, 38],
    [158, 392, 33],
    [148, 428, 31],
    [118, 458, 24],
    [96, 476, 19],
  ],
  hand: [
    [98, 474, 19],
    [80, 486, 25],
    [64, 502, 19],
    [55, 517, 9],
  ],
  thumb: [
    [88, 478, 12],
    [72, 474, 9],
    [62, 474, 5],
  ],
};

const mirroredJoints = (joints: readonly Joint[]): Joint[] => joints.map(([x, y, width]) => [-x, y, width]);

/** The pose of one arm, chosen by the product's seed. */
export const armOf = (studio: Studio, side: Side): Arm => {
  const raised = studio.choose("arms", ["left", "right", "none", "left"]);
  const visibleSide = studio.spec.view === "back" ? -side : side;
  const arm = raised === (visibleSide < 0 ? "left" : "right") ? handOnHip : resting;
  return side > 0
    ? arm
    : {
        joints: mirroredJoints(arm.joints),
        hand: mirroredJoints(arm.hand),
        thumb: mirroredJoints(arm.thumb),
      };
};

/** One of four skin colours, chosen by the product's seed. */
export const skinOf = (studio: Studio): string =>
  studio.choose("skin", ["#c08a66", "#a87250", "#8f5c40", "#b67f5b"]);

export const skin = (studio: Studio, d: string): string =>
  cloth(studio, d, { paint: skinOf(studio), line: shade(skinOf(studio), 0.45), edge: 1.2 });

/** One bare arm with its hand. */
export const arm = (studio: Studio, side: Side): string => {
  const { joints, hand, thumb } = armOf(studio, side);
  const part = (bones: readonly Joint[]): string => studio.pose(limb(resample(bones, 12)));
  const plain = {
    paint: mix(skinOf(studio), "#5a3020", 0.06),
    line: shade(skinOf(studio), 0.45),
    edge: 1.1,
    flat: true,
  };
  return (
    cloth(studio, part(thumb), plain) +
    skin(
      studio,
      studio.pose(
        joinedToShoulder(
          resample([...joints.slice(0, -1), ...hand], 16),
          side,
          [side * 97, 241],
          [side * 82, 318],
        ),
      ),
    )
  );
};
