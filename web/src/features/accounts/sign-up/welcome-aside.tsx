import { welcomeDiscount } from "../welcome/welcome-discount.ts";
import { shop } from "../../../shop.ts";
import { BlockPrint } from "../../../ui/block-print.tsx";
import { BagIcon, ReturnIcon } from "../../../ui/first-load-icons.tsx";
import { BoxIcon } from "../../../ui/icons.tsx";

const reasons = () => [
  { icon: <BagIcon size={24} />, text: "Your cart waits for you on every device." },
  { icon: <BoxIcon size={24} />, text: "Each order tells you where it is." },
  {
    icon: <ReturnIcon size={24} />,
    text: `Returns for ${shop().returnDays} days, without a phone call.`,
  },
];

/** The advantages of an account, beside the sign-up form: first the welcome discount. */
export const WelcomeAside = () => (
  <aside aria-label="Your welcome" className="mx-auto w-full max-w-(--container-form) bg-marigold-tint">
    <div className="px-6 py-8 md:p-10">
      <p className="font-display text-4xl md:text-5xl">{welcomeDiscount()}</p>
      <p className="mt-2">
        You get a code for your first order as soon as your account is ready. You will find it on your
        dashboard.
      </p>
      <div className="my-6 text-madder">
        <BlockPrint band="line" />
      </div>
      <ul className="grid gap-4">
        {reasons().map(({ icon, text }) => (
          <li key={text} className="flex gap-4">
            <span className="text-madder">{icon}</span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  </aside>
);
