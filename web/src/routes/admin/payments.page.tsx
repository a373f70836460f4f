import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { CashSection } from "../../features/payments/admin/cash-section.tsx";
import { DisputesSection } from "../../features/payments/admin/disputes-section.tsx";
import { MoneyList } from "../../features/payments/admin/money-list.tsx";
import {
  figureOrder,
  figureTexts,
  periodNames,
  periods,
  startOfPeriod,
} from "../../features/payments/admin/money-texts.ts";
import { OrderDialog } from "../../features/payments/admin/order-dialog.tsx";
import { PaymentFigures } from "../../features/payments/admin/payment-figures.tsx";
import { PaymentTabs, type PaymentView } from "../../features/payments/admin/payment-tabs.tsx";
import { ReceivedPayments } from "../../features/payments/admin/received-payments.tsx";
import { RefundsSection } from "../../features/payments/admin/refunds-section.tsx";
import { SettlementsSection } from "../../features/payments/admin/settlements-section.tsx";
import { currentParameters } from "../../ui/current-parameters.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const views: readonly PaymentView[] = ["refunds", "cash", "settlements", "disputes"];

/** The totals of payments with the rows that they count; payments, refunds, cash, settlements and disputes. */
export const AdminPaymentsPage = () => {
  usePageTitle("Payments");
  const [now] = useState(() => new Date());
  const [parameters, setParameters] = useSearchParams();
  const set = (name: string, value: string | null) => {
    const next = currentParameters();
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  const view = views.find((each) => each === parameters.get("view"));
  const period = periods.find((each) => each === parameters.get("period")) ?? "30";
  const from = startOfPeriod(period, now);
  const figure = figureOrder.find((each) => each.toLowerCase() === parameters.get("show"));
  return (
    <>
      <h1 className="text-2xl">Payments</h1>
      <p className="mt-1 text-ink-soft">Online payments, and cash that is marked as collected.</p>
      <PaymentFigures period={period} from={from} onPeriod={(next) => set("period", next)} />
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
          {view === "disputes" && <DisputesSection />}
        </>
      )}
      <OrderDialog orderId={parameters.get("order")} onClose={() => set("order", null)} />
    </>
  );
};
