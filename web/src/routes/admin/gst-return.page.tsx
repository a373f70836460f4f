import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ComparisonView } from "../../features/books/comparison-view.tsx";
import { monthFromParameter, monthName, monthsUntil } from "../../features/books/months.ts";
import { ReturnView } from "../../features/books/return-view.tsx";
import { paths } from "../../paths.ts";
import { currentParameters, withParameter } from "../../ui/current-parameters.ts";
import { FilterLink } from "../../ui/filter-link.tsx";
import { Select } from "../../ui/select.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** GSTR-1 of a month, and what does not match between its books. */
export const AdminGstReturnPage = () => {
  usePageTitle("GST return");
  const [months] = useState(() => monthsUntil(new Date()));
  const [parameters, setParameters] = useSearchParams();
  const month = monthFromParameter(parameters.get("month"), months);
  const isComparison = parameters.get("view") === "comparison";
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">GST return</h1>
        <Select
          label="Month"
          isLabelHidden
          isCompact
          className="w-48"
          value={month}
          onChange={(event) =>
            setParameters(withParameter(currentParameters(), "month", event.target.value), { replace: true })
          }
          choices={months.map((value) => ({ value, label: monthName(value) }))}
        />
      </div>
      <nav aria-label="Parts of the return" className="mt-4">
        <ul className="flex flex-wrap gap-2">
          <li>
            <FilterLink to={paths.adminGstReturn({ month })} isCurrent={!isComparison}>
              GSTR-1
            </FilterLink>
          </li>
          <li>
            <FilterLink to={paths.adminGstReturn({ month, view: "comparison" })} isCurrent={isComparison}>
              Compare the books
            </FilterLink>
          </li>
        </ul>
      </nav>
      {isComparison ? (
        <ComparisonView month={month} kind={parameters.get("kind")} />
      ) : (
        <ReturnView month={month} />
      )}
    </>
  );
};
