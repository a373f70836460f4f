import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { useMarkCashCollectedMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { CourierFile } from "./courier-file.tsx";
import { cashQueries, ordersText } from "./cash-texts.ts";
import { MoneyList } from "./money-list.tsx";

/** Cash that couriers owe: marked as collected by hand, or by a courier's file. */
export const CashSection = () => {
  const client = useApolloClient();
  const [orderIds, setOrderIds] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string } | null>(null);
  const [collect, { loading }] = useMarkCashCollectedMutation();
  const toggle = (id: string) => {
    const next = new Set(orderIds);
    if (!next.delete(id)) next.add(id);
    setOrderIds(next);
  };
  const record = async () => {
    setOutcome(null);
    try {
      await collect({ variables: { orderIds: [...orderIds] } });
      setOutcome({ tone: "success", text: `Collected: ${ordersText(orderIds.size)}.` });
      setOrderIds(new Set());
      await client.refetchQueries({ include: cashQueries }).catch(() => undefined);
    } catch (error) {
      const fallback = "The cash could not be recorded. Please try again.";
      setOutcome({ tone: "error", text: errorMessage(error, { fallback }) });
    }
  };
  return (
    <>
      <CourierFile />
      <section aria-labelledby="cash-owed" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="cash-owed" className="text-xl">
            Delivered and not collected
          </h2>
          <Button
            variant="primary"
            size="medium"
            isLoading={loading}
            disabled={orderIds.size === 0 || orderIds.size > 100}
            onClick={() => void record()}
          >
            {orderIds.size === 0 ? "Mark as collected" : `Mark ${ordersText(orderIds.size)} as collected`}
          </Button>
        </div>
        <FormMessage tone={outcome?.tone ?? "success"} className={outcome ? "mt-3" : ""}>
          {outcome?.text}
        </FormMessage>
        <MoneyList figure="CASH_OWED" from={null} selection={{ ids: orderIds, toggle }} />
      </section>
      <section aria-labelledby="cash-collected" className="mt-10">
        <h2 id="cash-collected" className="text-xl">
          Collected
        </h2>
        <MoneyList figure="CASH" from={null} />
      </section>
    </>
  );
};
