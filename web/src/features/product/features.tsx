import { shopFigures } from "../../shop-figures.ts";
import { ReturnIcon, TruckIcon } from "../../ui/first-load-icons.tsx";
import { ChatIcon, ShieldIcon } from "../../ui/icons.tsx";
import { formatRupees } from "../../ui/money.ts";

const features = [
  { icon: <TruckIcon />, text: `Free shipping over ${formatRupees(shopFigures.freeShippingAbove)}` },
  { icon: <ReturnIcon />, text: `${shopFigures.returnDays}-day return policy` },
  { icon: <ShieldIcon />, text: "Secure payment" },
  { icon: <ChatIcon />, text: "24/7 support" },
];

/** The four service promises of each product page (specification, section 2). */
export const Features = () => (
  <ul className="grid gap-x-6 gap-y-3 border-t border-hairline pt-6 sm:grid-cols-2">
    {features.map(({ icon, text }) => (
      <li key={text} className="flex items-center gap-3 text-ink-soft">
        <span className="text-madder">{icon}</span>
        {text}
      </li>
    ))}
  </ul>
);
