import { useRef, useState } from "react";
import { errorCode, errorMessage } from "../../../graphql/error-message.ts";
import {
  useCustomerOrderQuoteQuery,
  usePlaceOrderForCustomerMutation,
  type PaymentMethod,
  type ShippingAddressInput,
} from "../../../graphql/generated.ts";
import { isComplete, newLine, toLineInput, type CustomerLine, type FoundProduct } from "./order-lines.ts";

const failureText = (error: unknown) =>
  errorCode(error) === "KEY_REUSED"
    ? "This order was placed already, before the last change. Please look at the newest orders."
    : errorMessage(error, { fallback: "The order could not be placed. Please try again." });

/** The lines of an order that an admin takes, their price, and its placing. */
export const useCustomerOrder = () => {
  const [lines, setLines] = useState<readonly CustomerLine[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const nextKey = useRef(1);
  // One key for one order on this page: a second press, and a retry after a lost response, place it once.
  const [idempotencyKey] = useState(() => `phone-${crypto.randomUUID()}`);
  const [mutate, { loading: isPlacing }] = usePlaceOrderForCustomerMutation({
    update: (cache) => cache.evict({ fieldName: "orders" }),
  });
  const isQuotable = lines.length > 0 && lines.every(isComplete);
  const quoteQuery = useCustomerOrderQuoteQuery({
    variables: { lines: lines.map(toLineInput) },
    skip: !isQuotable,
    fetchPolicy: "network-only",
  });
  const latestQuote = (quoteQuery.data ?? quoteQuery.previousData)?.customerOrderQuote;

  const add = (product: FoundProduct) => {
    const key = nextKey.current;
    nextKey.current += 1;
    setFailure(null);
    setLines((before) => [...before, newLine(product, key)]);
  };

  const place = async (shippingAddress: ShippingAddressInput, paymentMethod: PaymentMethod) => {
    const expectedTotal = quoteQuery.data?.customerOrderQuote.total;
    if (expectedTotal === undefined) return undefined;
    setFailure(null);
    try {
      const { data } = await mutate({
        variables: {
          input: {
            idempotencyKey,
            lines: lines.map(toLineInput),
            shippingAddress,
            paymentMethod,
            expectedTotal,
          },
        },
      });
      return data?.placeOrderForCustomer;
    } catch (error) {
      setFailure(failureText(error));
      // A changed price or stock: the figures of the page are renewed.
      void quoteQuery.refetch().catch(() => undefined);
      return undefined;
    }
  };

  return {
    lines,
    add,
    change: (key: number, part: Partial<Pick<CustomerLine, "size" | "color" | "quantity">>) =>
      setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line))),
    remove: (key: number) => setLines((before) => before.filter((line) => line.key !== key)),
    quote: isQuotable ? latestQuote : undefined,
    isQuoteCurrent: isQuotable && quoteQuery.data !== undefined && !quoteQuery.loading,
    quoteFailure: quoteQuery.error
      ? errorMessage(quoteQuery.error, { fallback: "The total could not be computed." })
      : null,
    retryQuote: () => void quoteQuery.refetch().catch(() => undefined),
    place,
    isPlacing,
    failure,
    setFailure,
  };
};
