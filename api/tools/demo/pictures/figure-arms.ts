import { cloth, line } from "./cloth.ts";
import { handAt, type HandName } from "./hands.ts";
import { joinedToShoulder, resample, type Joint } from "./limb.ts";
import { skinOf } from "./model.ts";
import { mix, shade } from "./palette.ts";
import type { Studio } from "./studio.ts";

/** An arm from the shoulder to the wrist, and what its hand does. */
export type Arm = { joints: readonly Joint[]; hand: HandName };

export type Side = -1 | 1;

type ArmName = "resting" | "hip" | "thigh" | "away" | "pocket";

const arms: Record<ArmName, Arm> = {
  resting: {
    joints: [
      [86, 242, 30],
      [97, 264, 44],
      [110, 330, 38],
      [124, 412, 32],
      [134, 490, 28],
      [139, 556, 18],
    ],
    hand: "relaxed",
  },
  hip: {
    joints: [
      [86, 242, 30],
      [98, 264, 44],
      [128, 326, 38],
      [160, 394, 33],
      [148, 430, 31],
      [118, 459, 24],
      [98, 476, 18],
    ],
    hand: "flat",
  },
  thigh: {
    joints: [
      [86, 242, 30],
      [98, 264, 44],
      [117, 332, 38],
      [136, 410, 32],
      [133, 484, 28],
      [120, 546, 18],
    ],
    hand: "relaxed",
  },
  away: {
    joints: [
      [86, 242, 30],
      [99, 264, 44],
      [122, 334, 38],
      [148, 410, 32],
      [162, 482, 27],
      [166, 540, 18],
    ],
    hand: "holding",
  },
  pocket: {
    joints: [
      [86, 242, 30],
      [98, 264, 44],
      [124, 330, 38],
      [147, 396, 32],
      [138, 440, 28],
      [110, 470, 22],
      [91, 486, 19],
    ],
    hand: "in-pocket",
  },
};

type ArmPair = readonly [left: ArmName, right: ArmName];

const pairsOf = (studio: Studio): readonly [ArmPair, ...ArmPair[]] => {
  switch (studio.spec.garment) {
    case "culottes":
    case "jumpsuit":
      return [
        ["pocket", "resting"],
        ["resting", "pocket"],
        ["hip", "pocket"],
        ["pocket", "thigh"],
        ["resting", "hip"],
      ];
    case "anarkali":
    case "lehenga-skirt":
    case "wrap-dress":
      return [
        ["away", "resting"],
        ["resting", "away"],
        ["away", "hip"],
        ["hip", "resting"],
        ["thigh", "away"],
      ];
    default:
      return [
        ["resting", "hip"],
        ["thigh", "resting"],
        ["hip", "resting"],
        ["resting", "thigh"],
        ["hip", "thigh"],
      ];
  }
};

const mirroredJoints = (joints: readonly Joint[]): Joint[] => joints.map(([x, y, width]) => [-x, y, width]);

/** The pose of one arm, chosen by the product's seed. From behind, hands that are in front of the body are not seen. */
export const armOf = (studio: Studio, side: Side): Arm => {
  const isBehind = studio.spec.view === "back";
  const [left, right] = studio.choose("arms", pairsOf(studio));
  const name = (isBehind ? -side : side) < 0 ? left : right;
  const arm = arms[isBehind && name !== "hip" ? "resting" : name];
  return side > 0 ? arm : { ...arm, joints: mirroredJoints(arm.joints) };
};

export const skin = (studio: Studio, d: string): string =>
  cloth(studio, d, { paint: skinOf(studio), line: shade(skinOf(studio), 0.45), edge: 1.1, bare: true });

/** One bare arm with its hand. */
export const arm = (studio: Studio, side: Side): string => {
  const { joints, hand: handName } = armOf(studio, side);
  const bones = resample(joints, 18);
  const [wx, wy] = bones[bones.length - 1] ?? [0, 0];
  const [px, py] = bones[bones.length - 3] ?? [0, 0];
  const hand = handAt(handName, [wx, wy], [wx - px, wy - py], side);
  const color = skinOf(studio);
  const outline = joinedToShoulder(bones, side, [side * 97, 241], [side * 82, 318], hand.outline);
  const thumb = cloth(studio, studio.pose(hand.thumb), {
    paint: mix(color, "#5a3020", 0.04),
    line: shade(color, 0.45),
    edge: 1,
    flat: true,
  });
  return (
    (handName === "relaxed" ? thumb : "") +
    skin(studio, studio.pose(outline)) +
    line(studio.pose(hand.fingers), { color: shade(color, 0.5), width: 1, opacity: 0.6 }) +
    (handName === "relaxed" ? "" : thumb)
  );
};
