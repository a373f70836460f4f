import { AtAGlance } from "../features/content/delivery/at-a-glance.tsx";
import { ShippingRates } from "../features/content/delivery/shipping-rates.tsx";
import { StateList } from "../features/content/delivery/state-list.tsx";
import { TextPageQuery } from "../features/content/text-page-query.tsx";
import { TextPageView } from "../features/content/text-page.tsx";
import type { TextPage_PageFragment } from "../graphql/generated.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { NotFoundPage } from "./not-found.page.tsx";

const parts = {
  "at-a-glance": <AtAGlance />,
  "shipping-rates": <ShippingRates />,
  states: <StateList />,
};

/** The text of the page with the parts that it names; also for its preview. */
export const DeliveryText = ({ page }: { page: TextPage_PageFragment }) => (
  <TextPageView page={page} parts={parts} />
);

/** Shipping, payment and returns, with the figures of the specification, section 9. */
export const DeliveryPage = () => {
  usePageTitle("Delivery");
  return (
    <TextPageQuery slug="delivery" notFound={<NotFoundPage />}>
      {(page) => <DeliveryText page={page} />}
    </TextPageQuery>
  );
};
