import type { Studio } from "./studio.ts";

export type HairStyle = "low-bun" | "high-bun" | "open" | "plait" | "bob" | "curls" | "crop";

/** The woman who wears the clothes. Drawn in few lines, so that the clothes stand out. */
export type Model = {
  skin: string;
  lips: string;
  hairStyle: HairStyle;
  hairColor: string;
  /** Half width of the face, of its jaw, and the height of its chin. */
  face: readonly [width: number, jaw: number, chin: number];
  eyes: "lowered" | "open" | "aside";
  bindi?: string;
  nosePin?: boolean;
};

const models = [
  {
    skin: "#b67f5b",
    lips: "#93363c",
    hairStyle: "low-bun",
    hairColor: "#2b1b19",
    face: [42, 27, 172],
    eyes: "lowered",
    bindi: "#7c1f2b",
  },
  {
    skin: "#75482f",
    lips: "#7a2a35",
    hairStyle: "curls",
    hairColor: "#241615",
    face: [42, 26, 171],
    eyes: "open",
  },
  {
    skin: "#d8a983",
    lips: "#b8505a",
    hairStyle: "bob",
    hairColor: "#3a2320",
    face: [41, 24, 170],
    eyes: "aside",
  },
  {
    skin: "#96623f",
    lips: "#8e2f3c",
    hairStyle: "plait",
    hairColor: "#211413",
    face: [43, 28, 172],
    eyes: "open",
    bindi: "#a3262f",
    nosePin: true,
  },
  {
    skin: "#5d3a27",
    lips: "#6e2430",
    hairStyle: "high-bun",
    hairColor: "#1d1212",
    face: [41, 26, 173],
    eyes: "lowered",
  },
  {
    skin: "#c9966d",
    lips: "#a8414b",
    hairStyle: "open",
    hairColor: "#46291f",
    face: [40, 25, 171],
    eyes: "open",
  },
  {
    skin: "#ad7450",
    lips: "#96404a",
    hairStyle: "low-bun",
    hairColor: "#8d8583",
    face: [42, 28, 171],
    eyes: "aside",
    bindi: "#7c1f2b",
  },
  {
    skin: "#87563a",
    lips: "#8a3440",
    hairStyle: "crop",
    hairColor: "#1f1514",
    face: [41, 25, 172],
    eyes: "lowered",
  },
  {
    skin: "#c0855c",
    lips: "#a03a45",
    hairStyle: "high-bun",
    hairColor: "#33201c",
    face: [43, 26, 171],
    eyes: "aside",
    nosePin: true,
  },
  {
    skin: "#a06a47",
    lips: "#8d3039",
    hairStyle: "open",
    hairColor: "#241716",
    face: [42, 27, 173],
    eyes: "lowered",
    bindi: "#7c1f2b",
  },
] as const satisfies readonly [Model, ...Model[]];

/** The model of a product, chosen by its seed. */
export const modelOf = (studio: Studio): Model => studio.choose<Model>("model", models);

export const skinOf = (studio: Studio): string => modelOf(studio).skin;

/** How the head is held: turned to the left, ahead or to the right, and inclined, in degrees. */
export const headPose = (studio: Studio): { turn: -1 | 0 | 1; tilt: number } =>
  studio.choose<{ turn: -1 | 0 | 1; tilt: number }>("head", [
    { turn: -1, tilt: -3 },
    { turn: 0, tilt: 2 },
    { turn: 1, tilt: 3 },
    { turn: 1, tilt: -2 },
    { turn: -1, tilt: 2 },
  ]);
