import { shade, tint } from "../palette.ts";
import type { Studio } from "../studio.ts";

/** Polished brass or gold plate: light across a rounded surface. */
export const gold = (studio: Studio, color = studio.tones.metal): string =>
  `url(#${studio.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="${shade(color, 0.42)}"/><stop offset=".22" stop-color="${tint(color, 0.65)}"/>` +
      `<stop offset=".42" stop-color="${color}"/><stop offset=".72" stop-color="${shade(color, 0.32)}"/><stop offset=".9" stop-color="${tint(color, 0.25)}"/><stop offset="1" stop-color="${shade(color, 0.5)}"/></linearGradient>`,
  )})`;

/** A round bead: pearl, glass or metal. */
export const bead = (studio: Studio, x: number, y: number, r: number, color: string): string => {
  const id = studio.define(
    (name) =>
      `<radialGradient id="${name}" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${tint(color, 0.8)}"/><stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${shade(color, 0.5)}"/></radialGradient>`,
  );
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="url(#${id})" stroke="${shade(color, 0.5)}" stroke-width="${(r * 0.1).toFixed(1)}"/>`;
};

/** The studio for a product of oxidised silver instead of brass or gold plate. */
export const withSilver = (studio: Studio): Studio => ({
  ...studio,
  tones: { ...studio.tones, metal: "#a4a8ac", metalDark: "#4f5459", metalLight: "#e4e6e6" },
});
