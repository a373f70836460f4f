import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import {
  useFetchSettlementsMutation,
  useSettlementDaysQuery,
  type SettlementRow_SettlementFragment,
} from "../../../graphql/generated.ts";
import { refetchShown } from "../../../graphql/refetch-shown.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../../ui/dates.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { dayBefore } from "./money-texts.ts";
import { SettlementProblems } from "./settlement-problems.tsx";
import { useSettlements } from "./use-money-lists.ts";
import type { Outcome } from "../../../ui/outcome-messages.tsx";

type Settlement = SettlementRow_SettlementFragment;

const amount = (title: string, read: (settlement: Settlement) => number): Column<Settlement> => ({
  title,
  cell: (settlement) => (
    <span className="tabular-nums" translate="no">
      {formatRupees(read(settlement))}
    </span>
  ),
  className: "lg:text-right!",
});

const columns: [Column<Settlement>, ...Column<Settlement>[]] = [
  {
    title: "Settlement",
    cell: ({ id, settledAt }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{id}</span>
        <time dateTime={settledAt} className="block text-sm text-ink-soft">
          {formatDate(settledAt)}
        </time>
      </>
    ),
  },
  {
    title: "Transferred",
    cell: ({ credit, debit }) => (
      <span className="text-lg font-semibold tabular-nums lg:text-sm" translate="no">
        {formatRupees(credit - debit)}
      </span>
    ),
    className: "lg:text-right!",
    isInHead: true,
  },
  amount("Credits", ({ credit }) => credit),
  amount("Deductions", ({ debit }) => debit),
  amount("Fees", ({ fee }) => fee),
  amount("GST in fees", ({ tax }) => tax),
  { title: "Rows", cell: ({ count }) => count.toLocaleString("en-IN"), className: "tabular-nums" },
  { title: "Bank's number", cell: ({ utr }) => utr ?? "None" },
];

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next settlements could not be loaded." });

const FetchForm = () => {
  const [today] = useState(() => dayBefore(new Date(), 0));
  const [day, setDay] = useState(() => dayBefore(new Date(), 1));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data } = useSettlementDaysQuery({ fetchPolicy: "cache-and-network" });
  const [fetchDay, { loading, client }] = useFetchSettlementsMutation();
  const newest = data?.settlementDays[0];
  const fetchNow = async () => {
    setOutcome(null);
    try {
      const result = await fetchDay({ variables: { day } });
      const fetched = result.data?.fetchSettlements;
      if (fetched)
        setOutcome({
          tone: "success",
          text: `Fetched: ${fetched.count} rows of ${formatDate(fetched.day)}.`,
        });
      await refetchShown(client, ["Settlements", "SettlementProblems", "SettlementDays"]);
    } catch (error) {
      const fallback = "Razorpay's report could not be fetched. Please try again in a moment.";
      setOutcome({ tone: "error", text: errorMessage(error, { fallback }) });
    }
  };
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void fetchNow();
      }}
    >
      <p className="text-ink-soft">
        The report of each day is fetched the next morning.{" "}
        {newest &&
          `The newest is of ${formatDate(newest.day)}, fetched on ${formatDateTime(newest.fetchedAt)}.`}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <TextField
          label="Day"
          type="date"
          required
          max={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          className="w-48"
        />
        <Button type="submit" variant="secondary" isLoading={loading}>
          Fetch now
        </Button>
      </div>
      <FormMessage tone={outcome?.tone ?? "success"} className={outcome ? "mt-3" : ""}>
        {outcome?.text}
      </FormMessage>
    </form>
  );
};

/** Razorpay's transfers, and what does not match the shop's payments. */
export const SettlementsSection = () => (
  <>
    <FetchForm />
    <SettlementProblems />
    <section aria-labelledby="settlements" className="mt-10">
      <h2 id="settlements" className="text-xl">
        Settlements
      </h2>
      <PagedList
        list={useSettlements()}
        noun="settlements"
        empty={{ title: "No settlements yet", text: "Settlements appear here one day after they are made." }}
        placeholder="h-66 lg:h-18"
        toMessage={loadErrorMessage}
      >
        {(settlements) => (
          <RecordList
            caption="Settlements, newest first"
            rows={settlements}
            keyOf={({ id }) => id}
            columns={columns}
          />
        )}
      </PagedList>
    </section>
  </>
);
