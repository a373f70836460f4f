import { colorValue } from "./color-values.ts";

/** A round swatch of a colour. Decorative: the colour's name is beside it. An unknown name gets two neutral halves. */
export const ColorSwatch = ({ name, className = "size-4.5" }: { name: string; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 2 2"
    className={`inline-block shrink-0 rounded-full border border-ink/30 ring-1 ring-paper-raised forced-color-adjust-none forced-colors:border-[CanvasText] ${className}`}
  >
    <rect width="2" height="2" fill={colorValue(name) ?? "var(--color-paper-raised)"} />
    {colorValue(name) === undefined && <path d="M2 0v2H0Z" fill="var(--color-edge)" />}
  </svg>
);
