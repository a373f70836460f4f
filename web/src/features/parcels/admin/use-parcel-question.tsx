import { Suspense, useState } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { toast } from "../../../ui/toast.ts";

const ShipOrder = lazyPart(() => import("./ship-order.tsx"), "ShipOrder");

type Question = { id: string; withoutParcel: (() => void) | undefined };

/**
 * Asks for the parcel of an order that is to be shipped: by its button, or by the select of its status, where `withoutParcel` only
 * changes the status. `onDone` is called after the parcel is recorded.
 */
export const useParcelQuestion = (onDone: () => void) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const withoutParcel = question?.withoutParcel;
  return {
    ask: ({ id }: { id: string }, without?: () => void) => setQuestion({ id, withoutParcel: without }),
    dialog: question && (
      <Suspense>
        <ShipOrder
          key={question.id}
          orderId={question.id}
          onClose={close}
          onDone={(text) => {
            close();
            toast.success(text);
            onDone();
          }}
          onWithoutParcel={
            withoutParcel &&
            (() => {
              close();
              withoutParcel();
            })
          }
        />
      </Suspense>
    ),
  };
};
