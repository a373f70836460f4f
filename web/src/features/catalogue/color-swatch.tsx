import { colorValue } from "./color-values.ts";

/** A round of cloth in one colour. Decoration: the colour's name stands beside it. Unknown names are half light, half dark. */
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
