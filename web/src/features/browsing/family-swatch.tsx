import { colorFamilies } from "../catalogue/facet-labels.ts";

/** The swatch of a family of colours. Decorative: its name is beside it. Forced colours leave it as it is. */
export const FamilySwatch = ({ family }: { family: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 2 2"
    className="inline-block size-5 shrink-0 rounded-full border border-ink/30 forced-color-adjust-none"
  >
    <rect width="2" height="2" fill={colorFamilies[family as keyof typeof colorFamilies].swatch} />
  </svg>
);
