import { useState } from "react";
import { useDeliveryPlanQuery } from "../../../graphql/generated.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PlanForm } from "./plan-form.tsx";
import { Punctuality } from "./punctuality.tsx";

/** The plan from which the shop computes the dates that it promises. */
const Plan = () => {
  const { data, error, loading, refetch } = useDeliveryPlanQuery({ fetchPolicy: "network-only" });
  const [notice, setNotice] = useState<string | null>(null);
  const reload = async () => {
    await refetch().catch(() => undefined);
  };
  if (data)
    return (
      <PlanForm
        key={data.deliveryPlan?.version ?? 0}
        plan={data.deliveryPlan ?? null}
        states={data.settings.states}
        reload={reload}
        notice={notice}
        onSaved={() => setNotice("The delivery dates are saved.")}
        onVanish={() => setNotice(null)}
      />
    );
  if (error)
    return (
      <FailedState
        text="The delivery dates could not be loaded."
        onRetry={() => void reload()}
        isRetrying={loading}
      />
    );
  return (
    <LoadingRegion label="Loading the delivery dates">
      <Skeleton className="h-160" />
    </LoadingRegion>
  );
};

/** What the shop promised and what it kept, and the plan of the promises. */
export const DeliveryDates = () => (
  <div className="mt-8 grid gap-12">
    <section aria-labelledby="punctuality">
      <h2 id="punctuality" className="text-xl">
        On-time delivery
      </h2>
      <p className="mt-1 text-sm text-ink-soft">Orders that were delivered in the last 30 days.</p>
      <Punctuality />
    </section>
    <section aria-labelledby="plan">
      <h2 id="plan" className="text-xl">
        How delivery dates are calculated
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        Customers see these dates on products, in the cart and at checkout. Existing orders keep their dates.
      </p>
      <Plan />
    </section>
  </div>
);
