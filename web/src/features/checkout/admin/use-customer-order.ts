import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { errorCode, errorField, errorMessage } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  CustomerOrderQuoteDocument,
  useCustomerOrderQuoteQuery,
  usePlaceOrderForCustomerMutation,
  type ShippingAddressInput,
} from "../../../graphql/generated.ts";
import { isKeyReused } from "../../../graphql/request-keys.ts";
import { useDiscount } from "../use-discount.ts";
import { newEntry, type CustomerOrderEntry } from "./customer-order-draft.ts";
import { isComplete, newLine, toLineInput, type CustomerLine, type FoundProduct } from "./order-lines.ts";
import { useCustomerOrderDraft } from "./use-customer-order-draft.ts";

const NO_TOTAL = "The total could not be calculated.";

const isPlacedBefore = (error: unknown) => isKeyReused(errorCode(error));

const failureText = (error: unknown) =>
  isPlacedBefore(error)
    ? "This order was placed already, before the last change. Please look at the newest orders. Another press places a second order."
    : writeErrorMessage(error, {
        fallback: "The order could not be placed. Please try again.",
        lost: "We did not hear back from the shop. Please try again: the order is placed only once, even if it is there already.",
      });

const customerOf = ({ address }: CustomerOrderEntry) => ({ email: address.email, phone: address.phone });

/** An order that an admin takes: its lines and their price, its draft, and its placing. */
export const useCustomerOrder = () => {
  const [entry, setEntry] = useState(newEntry);
  // One click on a radio button is two events, the second possibly before the next render.
  const latest = useRef(entry);
  const { lines } = entry;
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useCustomerOrderDraft();
  const [mutate, { loading: isPlacing }] = usePlaceOrderForCustomerMutation({
    update: (cache) => cache.evict({ fieldName: "orders" }),
  });
  const isQuotable = lines.length > 0 && lines.every(isComplete);
  const client = useApolloClient();
  // Whose orders the code counts: the customer as entered when it was applied. Placing checks it for the final one.
  const [customer, setCustomer] = useState(() => customerOf(entry));
  const lineInputs = lines.map(toLineInput);
  const quoteQuery = useCustomerOrderQuoteQuery({
    variables: {
      lines: lineInputs,
      ...(entry.discountCode ? { discountCode: entry.discountCode, customer } : {}),
    },
    skip: !isQuotable,
    fetchPolicy: "network-only",
  });
  const latestQuote = (quoteQuery.data ?? quoteQuery.previousData)?.customerOrderQuote;

  const set = (next: CustomerOrderEntry) => {
    latest.current = next;
    setEntry(next);
  };
  const enter = (part: Partial<CustomerOrderEntry>) => {
    set({ ...latest.current, ...part });
    draft.save(latest.current);
  };
  const add = (product: FoundProduct) => {
    const lastKey = Math.max(0, ...lines.map(({ key }) => key));
    setFailure(null);
    enter({ lines: [...lines, newLine(product, lastKey + 1)] });
  };
  const discount = useDiscount({
    code: entry.discountCode || null,
    onChange: (code) => enter({ discountCode: code ?? "" }),
    check: async (discountCode) => {
      const checked = customerOf(latest.current);
      const variables = { lines: lineInputs, discountCode, customer: checked };
      await client.query({ query: CustomerOrderQuoteDocument, variables, fetchPolicy: "network-only" });
      setCustomer(checked);
    },
  });
  const { refuse } = discount;
  useEffect(() => {
    if (errorField(quoteQuery.error) === "discountCode")
      refuse(errorMessage(quoteQuery.error, { fallback: NO_TOTAL }));
  });
  const restore = () => {
    if (draft.offered) {
      set(draft.offered);
      setCustomer(customerOf(draft.offered));
    }
    draft.stopOffering();
  };

  const place = async (shippingAddress: ShippingAddressInput) => {
    const expectedTotal = quoteQuery.data?.customerOrderQuote.total;
    if (expectedTotal === undefined) return undefined;
    setFailure(null);
    try {
      const { data } = await mutate({
        variables: {
          input: {
            idempotencyKey: entry.idempotencyKey,
            lines: lineInputs,
            shippingAddress,
            paymentMethod: entry.method,
            expectedTotal,
            discountCode: entry.discountCode || null,
          },
        },
      });
      draft.remove();
      return data?.placeOrderForCustomer.order;
    } catch (error) {
      // Without a new key each further press would be refused as well.
      if (isPlacedBefore(error)) enter({ idempotencyKey: newEntry().idempotencyKey });
      setFailure(failureText(error));
      if (errorField(error) === "discountCode") {
        refuse(failureText(error));
        return undefined;
      }
      // A changed price or stock: the figures of the page are renewed.
      void quoteQuery.refetch().catch(() => undefined);
      return undefined;
    }
  };

  return {
    ...entry,
    enter,
    draft,
    restore,
    add,
    discount,
    change: (key: number, part: Partial<Pick<CustomerLine, "size" | "color" | "quantity">>) =>
      enter({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) }),
    remove: (key: number) => enter({ lines: lines.filter((line) => line.key !== key) }),
    quote: isQuotable ? latestQuote : undefined,
    isQuoteCurrent: isQuotable && quoteQuery.data !== undefined && !quoteQuery.loading,
    quoteFailure: quoteQuery.error ? errorMessage(quoteQuery.error, { fallback: NO_TOTAL }) : null,
    retryQuote: () => void quoteQuery.refetch().catch(() => undefined),
    place,
    isPlacing,
    failure,
    setFailure,
  };
};
