import { Link } from "react-router-dom";
import type { HeroSection_HeroFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatRupees } from "../../ui/money.ts";

/** A link to the garment of the figure. `null` unless the shop has it in the colour that the figure wears. */
export const FigureCaption = ({
  hero: { garment, garmentColor },
  className = "",
}: {
  hero: Pick<HeroSection_HeroFragment, "garment" | "garmentColor">;
  className?: string;
}) =>
  garment && (
    <Link
      to={paths.product(garment, garmentColor)}
      className={`flex min-h-11 items-center bg-paper px-4 text-sm whitespace-nowrap hover:underline ${className}`}
    >
      This dress, <span className="ml-1 font-semibold tabular-nums">{formatRupees(garment.price)}</span>
      <span className="sr-only">{garment.title}</span>
    </Link>
  );
