import type { ProductCard_ProductFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ColorSwatch } from "./color-swatch.tsx";

/** Maximum number of swatches in a row of a card. */
const MAX_ON_PHONE = 3;
const MAX_ON_DESKTOP = 5;

type CardColorsProps = {
  product: Pick<ProductCard_ProductFragment, "id" | "slug" | "title" | "availableColors">;
  /** The colour that the picture shows. */
  color: string | null;
  onChoose: (color: string) => void;
};

/**
 * The colours of a product as swatches that change the picture of its card. Without script a link to the product says
 * how many there are. `null` for a product with one colour.
 */
export const CardColors = ({ product, color, onChoose }: CardColorsProps) => {
  const { title, availableColors } = product;
  if (availableColors.length < 2) return null;
  const more = (shown: number, className: string) =>
    availableColors.length > shown && (
      <li className={`text-sm text-ink-faint ${className}`}>
        +{availableColors.length - shown}
        <span className="sr-only"> more colours</span>
      </li>
    );
  return (
    <>
      <ul
        aria-label={`Colours of ${title}`}
        className="-mt-1 -mr-3 -mb-2 -ml-1.75 flex items-center noscript:hidden"
      >
        {availableColors.slice(0, MAX_ON_DESKTOP).map((name, index) => (
          <li key={name} className={index < MAX_ON_PHONE ? undefined : "max-xl:hidden"}>
            <button
              type="button"
              aria-pressed={name === color}
              aria-label={name}
              title={name}
              onClick={() => onChoose(name)}
              className="group/color relative grid size-11 place-items-center rounded-full focus-visible:-outline-offset-4"
            >
              <ColorSwatch
                name={name}
                className="size-5 outline-offset-3 outline-ink group-hover/color:outline group-aria-pressed/color:outline-2"
              />
            </button>
          </li>
        ))}
        {more(MAX_ON_PHONE, "xl:hidden")}
        {more(MAX_ON_DESKTOP, "max-xl:hidden")}
      </ul>
      <noscript>
        {import.meta.env.SSR && (
          <a href={paths.product(product)} className="text-link relative text-sm">
            {availableColors.length} colours
          </a>
        )}
      </noscript>
    </>
  );
};
