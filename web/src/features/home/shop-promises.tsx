import { shop, type ShopDetails } from "../../shop.ts";
import { CashIcon, ReturnIcon, TruckIcon } from "../../ui/first-load-icons.tsx";
import { formatRupees } from "../../ui/money.ts";

const promises = ({ freeShippingAbove, returnDays, country }: ShopDetails) => [
  {
    icon: <TruckIcon size={24} />,
    title: `Free shipping over ${formatRupees(freeShippingAbove)}`,
    text: `From our studio in Chandigarh to every state of ${country}.`,
  },
  {
    icon: <ReturnIcon size={24} />,
    title: `${returnDays}-day returns`,
    text: "Try it on at home, in your own light.",
  },
  { icon: <CashIcon size={24} />, title: "Cash on delivery", text: "Pay when the parcel is in your hands." },
];

/** Shipping, returns and payment at a glance (specification, sections 2 and 9). */
export const ShopPromises = () => (
  <section className="page-width pt-14 md:pt-28" aria-label="What you can count on">
    <ul className="grid gap-8 border-t border-hairline pt-10 sm:grid-cols-3">
      {promises(shop()).map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="text-madder">{icon}</span>
          <div>
            <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
