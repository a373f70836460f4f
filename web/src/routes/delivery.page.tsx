import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { shopFigures, shopStates } from "../shop-figures.ts";
import { formatRupees } from "../ui/money.ts";
import { ProsePage, ProseSection } from "../ui/prose-page.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { AtAGlance } from "../features/content/delivery/at-a-glance.tsx";
import { ShippingRates } from "../features/content/delivery/shipping-rates.tsx";
import { Steps, type Step } from "../features/content/delivery/steps.tsx";

const { freeShippingAbove, returnDays, country } = shopFigures;

const deliverySteps: readonly Step[] = [
  { name: "Confirmed", text: "We have your order, and your pieces are put aside." },
  { name: "Being prepared", text: "Pressed, checked stitch by stitch, folded into cotton." },
  { name: "On the way", text: "The courier has it. Track it from your order's card." },
  { name: "Delivered", text: `Yours. The ${returnDays} days for a return begin.` },
];

const returnSteps: readonly Step[] = [
  {
    name: "Tell us",
    text: `Within ${returnDays} days of delivery, with your order number and what is not right.`,
  },
  { name: "Pack it", text: "Unworn, unwashed, with its tags. Any bag that survives the road will do." },
  {
    name: "We look at it",
    text: "And say yes, or why not. What differs by hand is no fault, but it may come back like anything else.",
  },
  { name: "Your money returns", text: "The way it came: to your card, or to your bank if you paid in cash." },
];

/** Shipping, payment and returns, with the figures of the specification, section 9. */
export const DeliveryPage = () => {
  usePageTitle("Delivery");
  return (
    <ProsePage
      title="Delivery and returns"
      lead={`From our studio in Chandigarh to addresses in all ${shopStates.length} states of ${country}. Orders above ${formatRupees(freeShippingAbove)} travel free.`}
    >
      <AtAGlance />
      <ProseSection title="What shipping costs">
        <ShippingRates />
        <p>
          The cart shows an estimate. What you pay is the figure at checkout, before you place the order;
          nothing is added afterwards. Prices include all taxes, and a discount code does not change whether
          shipping is free.
        </p>
      </ProseSection>
      <ProseSection title="Where we deliver" isWide>
        <ul className="columns-2 gap-x-8 large-text:columns-1 sm:columns-3 xl:columns-4">
          {shopStates.map((state) => (
            <li key={state} className="border-b border-hairline py-1.5 break-inside-avoid">
              {state}
            </li>
          ))}
        </ul>
        <p className="max-w-(--container-prose) text-ink-soft">
          Within {country} only, and for now not to the union territories. A courier may ask for a landmark:
          put one into the address.
        </p>
      </ProseSection>
      <ProseSection title="Paying">
        <p>
          <strong className="font-semibold">Online,</strong> in Razorpay&rsquo;s own window, which opens when
          you place the order. We see that it was paid, never the number of your card. Your pieces are held
          for you while you pay.
        </p>
        <p>
          <strong className="font-semibold">Cash on delivery:</strong> pay the courier when the parcel is in
          your hands. Please keep the amount ready, since not every courier carries change.
        </p>
      </ProseSection>
      <ProseSection title="Following your order" isWide>
        <Steps steps={deliverySteps} />
        <p className="max-w-(--container-prose) text-ink-soft">
          Every step shows under{" "}
          <Link to={paths.orders()} className="text-link">
            My Orders
          </Link>
          , and comes by mail too, unless you have switched order updates off.
        </p>
      </ProseSection>
      <ProseSection title={`${returnDays}-day returns`} isWide>
        <Steps steps={returnSteps} />
        <p className="max-w-(--container-prose) text-ink-soft">
          Not sure whether it fits?{" "}
          <Link to={paths.contact()} className="text-link">
            Write to us
          </Link>{" "}
          before you cut off the tags.
        </p>
      </ProseSection>
    </ProsePage>
  );
};
