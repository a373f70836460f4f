import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import {
  PaymentStateDocument,
  useStartPaymentMutation,
  useVerifyPaymentMutation,
  type CompletePayment_OrderFragment,
  type PaymentSession_SessionFragment,
} from "../../graphql/generated.ts";
import { extendPayable } from "./extend-payable.ts";
import { usePaymentSteps } from "./use-payment-steps.ts";

/** Pays an unpaid order of the shopper. The first attempt takes the payment that the order came with, if there is one. */
export const usePayment = (
  order: CompletePayment_OrderFragment,
  placedWith: PaymentSession_SessionFragment | null,
) => {
  const client = useApolloClient();
  const [start] = useStartPaymentMutation({
    update: (cache, { data }) => void (data && extendPayable(cache, data.startPayment)),
  });
  const unused = useRef(placedWith);
  const [verify] = useVerifyPaymentMutation();
  return usePaymentSteps(order, {
    start: async () => {
      const session = unused.current;
      unused.current = null;
      try {
        return session ?? (await start({ variables: { orderId: order.id } })).data?.startPayment;
      } catch (error) {
        // The order is cancelled, and its pieces are back in the cart.
        if (errorCode(error) === "PAYMENT_REFUSED") client.cache.evict({ fieldName: "cart" });
        throw error;
      }
    },
    verify: async (input) => (await verify({ variables: { input } })).data?.verifyPayment.verified ?? false,
    isPaid: async () => {
      try {
        const variables = { orderId: order.id };
        const { data } = await client.query({
          query: PaymentStateDocument,
          variables,
          fetchPolicy: "network-only",
        });
        return data?.order.paymentDetails.paymentStatus === "COMPLETED";
      } catch {
        return false;
      }
    },
  });
};
