import type { ApolloCache } from "@apollo/client";
import type { PaymentSession_SessionFragment } from "../../graphql/generated.ts";

/** Shows how long an order can be paid: the beginning of a payment gives it more time. */
export const extendPayable = (
  cache: ApolloCache,
  { orderId, expiresAt }: Pick<PaymentSession_SessionFragment, "orderId" | "expiresAt">,
): boolean =>
  cache.modify({
    id: cache.identify({ __typename: "Order", id: orderId }),
    fields: { paymentExpiresAt: () => expiresAt },
  });
