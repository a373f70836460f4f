import { crease } from "../cloth.ts";

/** Pleats or gathers that open downwards from a waistband. */
export const pleated = (from: number, deep: boolean): string =>
  Array.from({ length: 7 }, (_, i) => {
    const x = 70 + i * 128;
    return (
      crease([x, from], [450 + (x - 450) * 1.15, 1230], deep ? 52 : 34, 20, i % 2 ? 0.16 : 0.28) +
      crease([x + 44, from], [450 + (x + 44 - 450) * 1.15, 1230], 30, 10, -0.16)
    );
  }).join("");
