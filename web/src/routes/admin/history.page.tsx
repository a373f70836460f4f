import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { HistoryFilters } from "../../features/audit/history-filters.tsx";
import { HistoryList } from "../../features/audit/history-list.tsx";
import {
  historyFilterOf,
  isNarrowed,
  readHistoryQuery,
  type HistoryQuery,
} from "../../features/audit/history-query.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { currentParameters } from "../../ui/current-parameters.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** Every change that an admin made, newest first: by person, by kind of object, by one order or product. */
export const AdminHistoryPage = () => {
  usePageTitle("History");
  const [parameters] = useSearchParams();
  const query = useMemo(() => readHistoryQuery(parameters), [parameters]);
  const navigate = useNavigate();
  const change = (part: Partial<HistoryQuery>) =>
    void navigate(
      paths.adminHistory(historyFilterOf({ ...readHistoryQuery(currentParameters()), ...part })),
      { replace: "about" in part },
    );
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-x-4">
        <h1 className="text-2xl">History</h1>
        {isNarrowed(query) && (
          <ButtonLink to={paths.adminHistory()} variant="quiet" className="-mr-2">
            Show all
          </ButtonLink>
        )}
      </div>
      <p className="mt-1 text-ink-soft">Every change by an admin, newest first.</p>
      <HistoryFilters query={query} onChange={change} />
      <div className="mt-6">
        <HistoryList key={parameters.toString()} query={query} />
      </div>
    </>
  );
};
