import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { CashSection } from "../../features/payments/admin/cash-section.tsx";
import { DisputesSection } from "../../features/payments/admin/disputes-section.tsx";
import { MoneyList } from "../../features/payments/admin/money-list.tsx";
import {
  figureOrder,
  figureTexts,
  periodFromParameter,
  periodNames,
  startOfPeriod,
} from "../../features/payments/admin/money-texts.ts";
import { OpenPayouts } from "../../features/payments/admin/payout-rows.tsx";
import { PaymentTasks } from "../../features/dashboard/payment-tasks.tsx";
import { PaymentFigures } from "../../features/payments/admin/payment-figures.tsx";
import { PaymentTabs, type PaymentView } from "../../features/payments/admin/payment-tabs.tsx";
import { ReceivedPayments } from "../../features/payments/admin/received-payments.tsx";
import { RefundsSection } from "../../features/payments/admin/refunds-section.tsx";
import { SettlementsSection } from "../../features/payments/admin/settlements-section.tsx";
import { currentParameters } from "../../ui/current-parameters.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const views: readonly PaymentView[] = ["refunds", "cash", "settlements", "disputes"];

/**
 * What waits first, then the totals of payments with the rows that they count; payments, refunds, cash, settlements and disputes.
 */
export const AdminPaymentsPage = () => {
  usePageTitle("Payments");
  const [now] = useState(() => new Date());
  const [parameters, setParameters] = useSearchParams();
  const setPeriod = (period: string) => {
    const next = currentParameters();
    next.set("period", period);
    setParameters(next, { replace: true });
  };
  const view = views.find((each) => each === parameters.get("view"));
  const period = periodFromParameter(parameters.get("period"));
  const from = startOfPeriod(period, now);
  const figure = figureOrder.find((each) => each.toLowerCase() === parameters.get("show"));
  return (
    <>
      <h1 className="text-2xl">Payments</h1>
      <PaymentTasks />
      {view === undefined && !figure && <OpenPayouts />}
      <PaymentFigures period={period} from={from} onPeriod={setPeriod} />
      <PaymentTabs view={figure ? null : view} />
      {figure ? (
        <section aria-labelledby="figure" className="mt-6">
          <h2 id="figure" className="text-xl">
            {figureTexts[figure].title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {figureTexts[figure].isCurrent ? "Now" : periodNames[period]}
          </p>
          <MoneyList key={`${figure} ${period}`} figure={figure} from={from} />
        </section>
      ) : (
        <>
          {view === undefined && <ReceivedPayments />}
          {view === "refunds" && <RefundsSection state={parameters.get("state")} />}
          {view === "cash" && <CashSection />}
          {view === "settlements" && <SettlementsSection />}
          {view === "disputes" && <DisputesSection state={parameters.get("state")} />}
        </>
      )}
    </>
  );
};
