import { shop, type ShopDetails } from "../../../shop.ts";
import { placesCount } from "./places.ts";
import { formatRupees } from "../../../ui/money.ts";

const figures = ({ freeShippingAbove, checkoutShippingFee, returnDays, states }: ShopDetails) => [
  { figure: "Free", text: `shipping above ${formatRupees(freeShippingAbove)}` },
  { figure: formatRupees(checkoutShippingFee), text: `shipping up to ${formatRupees(freeShippingAbove)}` },
  { figure: `${returnDays} days`, text: "to send a piece back" },
  { figure: placesCount(states), text: "of India that we deliver to" },
];

/** The four figures that most visitors of the page look for. */
export const AtAGlance = () => (
  <ul
    className="mt-10 grid grid-cols-2 border-y border-ink large-text:grid-cols-1 md:mt-14 lg:grid-cols-4 [&+section]:mt-4 [&+section]:border-t-0"
    aria-label="At a glance"
  >
    {figures(shop()).map(({ figure, text }) => (
      <li
        key={text}
        className="border-hairline py-6 odd:pr-4 even:border-l even:pl-4 large-text:border-l-0! large-text:pl-0! large-text:not-first:border-t max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-6"
      >
        <p className="font-display text-2xl leading-tight whitespace-nowrap sm:text-3xl">{figure}</p>
        <p className="mt-1 text-sm text-ink-soft sm:text-base">{text}</p>
      </li>
    ))}
  </ul>
);
