import type { CustomerOrderQuoteQuery } from "../../../graphql/generated.ts";
import { betterText } from "../../orders/promotion-amounts.ts";
import { DiscountField } from "../discount-field.tsx";
import type { Discount } from "../use-discount.ts";
import { CustomerOrderTotals } from "./customer-order-totals.tsx";

type CustomerOrderAmountsProps = {
  discount: Discount;
  quote: CustomerOrderQuoteQuery["customerOrderQuote"];
};

/** The discount code of an order by phone, and what the customer pays. */
export const CustomerOrderAmounts = ({ discount, quote }: CustomerOrderAmountsProps) => (
  <div className="grid gap-5">
    <DiscountField
      discount={discount}
      welcomeCode={undefined}
      better={discount.code ? betterText(quote.promotions) : null}
    />
    <CustomerOrderTotals quote={quote} />
  </div>
);
