import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PaymentMethod } from "../../graphql/generated.ts";
import { PaymentChoice } from "./payment-choice.tsx";

const onlineRefusal =
  "Online payments are limited to ₹5,00,000 an order. Please order fewer pieces at a time.";

const markupOf = (value: PaymentMethod, refusal: string | null) =>
  renderToStaticMarkup(
    <PaymentChoice
      methods={["ONLINE", "COD"]}
      value={value}
      onlineRefusal={refusal}
      onChange={() => undefined}
    />,
  );

it("says before the order is placed why it cannot be paid online, while that is chosen", () => {
  expect(markupOf("ONLINE", onlineRefusal)).toContain(onlineRefusal);
  expect(markupOf("COD", onlineRefusal)).not.toContain(onlineRefusal);
  expect(markupOf("ONLINE", null)).not.toContain("limited");
});
