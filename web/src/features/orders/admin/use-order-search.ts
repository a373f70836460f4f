import { startTransition, useOptimistic } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { currentParameters } from "../../../ui/current-parameters.ts";
import { statusParameter } from "../order-status.ts";
import { searchFromParameters, searchParameters, type OrderSearch } from "./order-search.ts";

type Part = { [Name in keyof OrderSearch]?: OrderSearch[Name] | undefined };

const withoutAbsent = (search: Part): OrderSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value));

/** The search of the list. The URL holds it, so the back button, a reload and a bookmark keep it. */
export const useOrderSearch = () => {
  // The router renders another URL in a transition. A date that is typed digit by digit must not wait for it.
  const [search, setSearch] = useOptimistic(searchFromParameters(useSearchParams()[0]));
  const navigate = useNavigate();
  const show = (next: OrderSearch) =>
    startTransition(() => {
      setSearch(next);
      void navigate(paths.adminOrders(statusParameter(next.status), searchParameters(next)), {
        replace: true,
      });
    });
  return {
    search,
    change: (part: Part) => show(withoutAbsent({ ...searchFromParameters(currentParameters()), ...part })),
    clear: () => show(withoutAbsent({ status: searchFromParameters(currentParameters()).status })),
  };
};
