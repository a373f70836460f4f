import { shop, type ShopDetails } from "../../shop.ts";
import { ChatIcon, ReturnIcon, TruckIcon } from "../../ui/first-load-icons.tsx";
import { ShieldIcon } from "../../ui/icons.tsx";
import { formatRupees } from "../../ui/money.ts";
import { onlineMarks, PaymentMarks } from "../../ui/payment-marks.tsx";

const features = ({ freeShippingAbove, returnDays, supportLine }: ShopDetails) => [
  { icon: <TruckIcon />, text: `Free shipping over ${formatRupees(freeShippingAbove)}` },
  { icon: <ReturnIcon />, text: `${returnDays}-day return policy` },
  { icon: <ShieldIcon />, text: "Secure payment" },
  ...(supportLine ? [{ icon: <ChatIcon />, text: supportLine }] : []),
];

/** The service promises of each product page (specification, section 2), and the ways to pay. */
export const Features = () => (
  <div className="grid gap-5 border-t border-hairline pt-6 text-ink-soft">
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {features(shop()).map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-3">
          <span className="text-madder">{icon}</span>
          {text}
        </li>
      ))}
    </ul>
    <PaymentMarks marks={[...onlineMarks, "cash"]} />
  </div>
);
