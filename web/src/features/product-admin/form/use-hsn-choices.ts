import { useHsnCodesQuery } from "../../../graphql/generated.ts";
import type { Choice } from "../../../ui/select.tsx";

/** The HSN codes with their goods. The current code stays a choice while the list loads, or if it is no longer in it. */
export const useHsnChoices = (currentCode: string): Choice[] => {
  const { data } = useHsnCodesQuery();
  const codes = data?.hsnCodes ?? [];
  const choices = codes.map(({ code, description }) => ({ value: code, label: `${code}: ${description}` }));
  if (currentCode === "" || codes.some(({ code }) => code === currentCode)) return choices;
  return [{ value: currentCode, label: currentCode }, ...choices];
};
