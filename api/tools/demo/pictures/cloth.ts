import { fallingLight, glow, sideLight } from "./light.ts";
import { ink, shade, shadowOf } from "./palette.ts";
import type { Point } from "./path.ts";
import type { Studio } from "./studio.ts";

export type ClothOptions = {
  /** A colour or a paint; by default the product's textile. */
  paint?: string;
  /** Drawn inside the shape only: folds, bands, seams. */
  inside?: string;
  /** Stroke of the outline in pixels; 0 for none. Small pieces have a thin one, and no threads in a close-up. */
  edge?: number;
  /** Outline colour. */
  line?: string;
  /** Omits the two gradients, for small parts. */
  flat?: boolean;
  /** No threads in a close-up: skin, hair, metal. */
  bare?: boolean;
};

const threads = Array.from({ length: 40 }, (_, i) => (i * 1.2 + 0.4).toFixed(1));

/** The threads of a close-up, about a pixel of the figure apart. A large tile, because small ones are slow to repeat. */
const weave = (studio: Studio): string =>
  `url(#${studio.define(
    (id) =>
      `<pattern id="${id}" width="48" height="48" patternUnits="userSpaceOnUse"><path d="${threads.map((y) => `M0 ${y}h48`).join("")}" stroke="${glow}" stroke-width=".5" stroke-opacity=".16"/><path d="${threads.map((x) => `M${x} 0v48`).join("")}" stroke="${ink}" stroke-width=".5" stroke-opacity=".13"/></pattern>`,
  )})`;

/** A piece of cloth: fill, details inside, light, and outline. The path is already posed. */
export const cloth = (studio: Studio, d: string, options: ClothOptions = {}): string => {
  const { paint = studio.fabric(), inside = "", flat = false, bare = false } = options;
  const edge = (options.edge ?? 1.6) * (studio.isNear ? 0.5 : 1);
  const plain = paint.startsWith("#");
  const color = plain ? paint : studio.tones.main;
  const stroke = options.line ?? (plain ? shade(paint, 0.5) : studio.tones.dark);
  const shape = studio.define((id) => `<path id="${id}" d="${d}"/>`);
  const use = (fill: string): string => `<use href="#${shape}" fill="${fill}"/>`;
  const clip = inside
    ? studio.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`)
    : undefined;
  return [
    use(paint),
    studio.isNear && !bare && !flat && (options.edge ?? 1.6) > 1.3 ? use(weave(studio)) : "",
    clip ? `<g clip-path="url(#${clip})"${plain ? ` color="${shadowOf(paint)}"` : ""}>${inside}</g>` : "",
    flat ? "" : use(sideLight(studio, color)) + use(fallingLight(studio, color)),
    edge
      ? `<use href="#${shape}" fill="none" stroke="${stroke}" stroke-width="${edge}" stroke-linejoin="round"/>`
      : "",
  ].join("");
};

/** A shadow in the shadow colour of its cloth; a highlight if `strength` is negative. */
export const tone = (d: string, strength: number): string =>
  `<path d="${d}" fill="${strength < 0 ? glow : "currentColor"}" fill-opacity="${(strength < 0 ? -strength : Math.min(0.9, strength * 1.9)).toFixed(2)}"/>`;

export type LineOptions = { color: string; width?: number; dash?: string; opacity?: number };

/** A line: a seam, a crease, a thread. */
export const line = (d: string, { color, width = 1.4, dash, opacity }: LineOptions): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  `${dash ? ` stroke-dasharray="${dash}"` : ""}${opacity === undefined ? "" : ` stroke-opacity="${opacity}"`}/>`;

/** A leaf-shaped outline between two points: the way a fold opens and closes. */
const leafBetween = (from: Point, to: Point, near: number, far: number): string => {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const by = (k: number): string => `${(mx + nx * k).toFixed(1)} ${(my + ny * k).toFixed(1)}`;
  const [start, end] = [from, to].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${start}Q${by(near)} ${end}Q${by(far)} ${start}Z`;
};

/** A fold: a leaf-shaped shadow between two points, bent to one side. It fades at its edges. */
export const crease = (from: Point, to: Point, width: number, bend: number, strength = 0.14): string =>
  (width < 18 ? [0, 0.3, 0.6] : [0, 0.22, 0.44, 0.66])
    .map((inset) =>
      tone(
        leafBetween(from, to, bend + width * inset, bend + width * (2 - inset * 1.1)),
        strength * (width < 18 ? 0.44 : 0.34),
      ),
    )
    .join("");

/** A fold that takes the print with it: the print is displaced and narrower where the cloth turns away. */
export const printedFold = (
  studio: Studio,
  from: Point,
  to: Point,
  width: number,
  bend: number,
  strength = 0.14,
): string => {
  const angle = (-Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  const paint = studio.fabric({ angle, squeeze: 0.62, at: [from[0] + 9, from[1] + 17] });
  const turned =
    studio.spec.textile === "solid" || strength < 0
      ? ""
      : `<path d="${leafBetween(from, to, bend, bend + width * 1.8)}" fill="${paint}"/>`;
  return turned + crease(from, to, width, bend, strength);
};
