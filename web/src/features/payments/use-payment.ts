import { useApolloClient } from "@apollo/client/react";
import {
  PaymentStateDocument,
  useStartPaymentMutation,
  useVerifyPaymentMutation,
  type CompletePayment_OrderFragment,
} from "../../graphql/generated.ts";
import { usePaymentSteps } from "./use-payment-steps.ts";

/** Pays an unpaid order of the shopper. */
export const usePayment = (order: CompletePayment_OrderFragment) => {
  const client = useApolloClient();
  const [start] = useStartPaymentMutation({
    // Starting the payment of an order gives it more time.
    update: (cache, { data }) => {
      if (!data) return;
      const { orderId, expiresAt } = data.startPayment;
      cache.modify({
        id: cache.identify({ __typename: "Order", id: orderId }),
        fields: { payableUntil: () => expiresAt },
      });
    },
  });
  const [verify] = useVerifyPaymentMutation();
  return usePaymentSteps(order, {
    start: async () => (await start({ variables: { orderId: order.id } })).data?.startPayment,
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
