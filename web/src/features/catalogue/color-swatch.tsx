import { colorValue } from "./color-values.ts";

/** A round swatch of a colour. Decorative: the colour's name is beside it. An unknown name gets two neutral halves. */
export const ColorSwatch = ({ name, className = "size-4.5" }: { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`inline-block shrink-0 rounded-full border border-ink/30 ring-1 ring-paper-raised ${className}`}
    style={{
      background:
        colorValue(name) ?? "linear-gradient(135deg, var(--color-paper-raised) 50%, var(--color-edge) 50%)",
    }}
  />
);
