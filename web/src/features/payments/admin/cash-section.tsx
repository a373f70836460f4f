import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useMarkCashCollectedMutation } from "../../../graphql/generated.ts";
import { refetchShown } from "../../../graphql/refetch-shown.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { CourierFile } from "./courier-file.tsx";
import { cashQueries, ordersText, tooManyOrdersText } from "./cash-texts.ts";
import { MoneyList } from "./money-list.tsx";
import type { Outcome } from "../../../ui/outcome-messages.tsx";

/** Cash that couriers owe: marked as collected by hand, or by a courier's file. */
export const CashSection = () => {
  const client = useApolloClient();
  /** The cash of the ticked orders in rupees, as shown, by their ids. */
  const [cash, setCash] = useState<ReadonlyMap<string, number>>(new Map());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [collect, { loading }] = useMarkCashCollectedMutation();
  const toggle = (id: string, amount: number) => {
    const next = new Map(cash);
    if (!next.delete(id)) next.set(id, amount);
    setCash(next);
    setOutcome(null);
  };
  const startAgain = async () => {
    setCash(new Map());
    await refetchShown(client, cashQueries);
  };
  const record = async () => {
    const tooMany = tooManyOrdersText(cash.size);
    setOutcome(tooMany ? { tone: "error", text: tooMany } : null);
    if (tooMany) return;
    try {
      const seen = [...cash].map(([orderId, amount]) => ({ orderId, amount }));
      await collect({ variables: { orderIds: [...cash.keys()], seen } });
      setOutcome({ tone: "success", text: `Collected: ${ordersText(cash.size)}.` });
      await startAgain();
    } catch (error) {
      const fallback = "The cash could not be recorded. Please try again.";
      setOutcome({ tone: "error", text: writeErrorMessage(error, { fallback }) });
      if (errorCode(error) === "ORDER_CHANGED") await startAgain();
    }
  };
  return (
    <>
      <CourierFile />
      <section aria-labelledby="cash-owed" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="cash-owed" className="text-xl">
            Delivered, not yet collected
          </h2>
          <Button
            variant="primary"
            size="medium"
            isLoading={loading}
            disabled={cash.size === 0}
            onClick={() => void record()}
          >
            {cash.size === 0 ? "Mark as collected" : `Mark ${ordersText(cash.size)} as collected`}
          </Button>
        </div>
        <FormMessage tone={outcome?.tone ?? "success"} className={outcome ? "mt-3" : ""}>
          {outcome?.text}
        </FormMessage>
        <MoneyList figure="CASH_OWED" from={null} selection={{ cash, toggle }} />
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
