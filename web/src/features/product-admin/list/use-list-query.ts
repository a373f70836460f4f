import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { currentParameters } from "../../../ui/current-parameters.ts";
import { readListQuery, writeListQuery, type ListQuery } from "./list-query.ts";

/** The query in the URL of the list, and a function to change a part of it. Typed text adds no history entry. */
export const useListQuery = () => {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters), [parameters]);
  const change = (part: Partial<ListQuery>) =>
    setParameters(writeListQuery({ ...readListQuery(currentParameters()), ...part }), {
      replace: "text" in part,
    });
  return { query, change };
};
