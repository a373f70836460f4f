import type { PictureSpec } from "./draw.ts";
import type { Cut } from "./cut.ts";
import { withContrast, tonesOf, type Tones } from "./palette.ts";
import type { Point } from "./path.ts";
import { poseOf } from "./pose.ts";
import { choice, seededRandom, type Random, type Options } from "./random.ts";
import { textileTile } from "./textiles/textile-tile.ts";

/** Rotation, scale and colours of the textile; by default the product's colours. */
export type FabricOptions = {
  angle?: number;
  scale?: number;
  color?: string;
  accent?: string;
  /** Where a repeat of the print begins. */
  at?: Point;
  /** The share of the width that is seen: below 1 where the cloth turns away. */
  squeeze?: number;
};

/** The state of one picture: its colours, its choices, its definitions. */
export type Studio = {
  spec: PictureSpec;
  tones: Tones;
  cut: Cut;
  /** Whether the picture is a close-up: threads and stitches are visible. */
  isNear: boolean;
  /** Chooses a trait by the product's seed: the same in each of its pictures. */
  choose: <T>(trait: string, options: Options<T>) => T;
  /** Random numbers of one picture, for example for folds. */
  chance: Random;
  /** Adds a definition if it is new. Returns its id. */
  define: (make: (id: string) => string) => string;
  /** The product's textile as a paint. */
  fabric: (lay?: FabricOptions) => string;
  /** Moves a point by the pose of the figure. */
  stance: (point: Point) => Point;
  pose: (d: string) => string;
  definitions: () => string;
};

/** The traits of the model and the place. All others are of the garment. */
const traitsOfWearer: ReadonlySet<string> = new Set([
  "model",
  "head",
  "arms",
  "jasmine",
  "earring",
  "shoe",
  "wall",
  "motif",
]);

export const openStudio = (spec: PictureSpec): Studio => {
  const tones = tonesOf(spec.color, spec.accent);
  const idsByDefinition = new Map<string, string>();
  const { seed, wearer = seed } = spec;
  const choose: Studio["choose"] = (trait, options) =>
    choice(traitsOfWearer.has(trait) ? wearer : seed, trait, options);
  const define: Studio["define"] = (make) => {
    const text = make("?");
    const id = idsByDefinition.get(text) ?? `d${idsByDefinition.size}`;
    idsByDefinition.set(text, id);
    return id;
  };
  const isNear = spec.view === "detail";
  const printScale = choose("print-scale", [0.82, 1, 1.2]);
  const fabric = ({
    angle = 0,
    scale = 1,
    color = tones.main,
    accent = tones.accent,
    at = [0, 0],
    squeeze = 1,
  }: FabricOptions = {}): string => {
    const tile = textileTile(spec.textile, {
      color,
      accent: withContrast(accent, color),
      variant: choose("print", [0, 1, 2]),
    });
    const base = define(
      (id) =>
        `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">` +
        `<rect width="${tile.width}" height="${tile.height}" fill="${color}"/>${tile.art}</pattern>`,
    );
    const size = Math.round(scale * printScale * 1000) / 1000;
    const start = at[0] || at[1] ? `translate(${Math.round(at[0])} ${Math.round(at[1])}) ` : "";
    const scaling = squeeze === 1 ? size : `${(size * squeeze).toFixed(2)} ${size}`;
    const placed = define(
      (id) =>
        `<pattern id="${id}" href="#${base}" patternTransform="${start}rotate(${Math.round(angle)}) scale(${scaling})"/>`,
    );
    return `url(#${placed})`;
  };
  return {
    spec,
    tones,
    cut: spec.cut ?? {},
    isNear,
    choose,
    chance: seededRandom(`${seed}|${isNear ? "front" : spec.view}|${spec.garment}`),
    define,
    fabric,
    ...poseOf(wearer),
    definitions: () =>
      [...idsByDefinition].map(([text, id]) => text.replace('id="?"', `id="${id}"`)).join(""),
  };
};
