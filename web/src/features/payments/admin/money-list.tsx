import { errorMessage } from "../../../graphql/error-message.ts";
import type { MoneyFigure } from "../../../graphql/generated.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { figureTexts } from "./money-texts.ts";
import { MoneyRows, type OrderSelection } from "./money-rows.tsx";
import { useMoneyEntries } from "./use-money-lists.ts";

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next rows could not be loaded." });

type MoneyListProps = {
  figure: MoneyFigure;
  /** First day; all if `null`. */
  from: string | null;
  isFailed?: boolean;
  /** The orders that are ticked. */
  selection?: OrderSelection;
};

/** The rows that a figure counts, in pages. */
export const MoneyList = ({ figure, from, isFailed = false, selection }: MoneyListProps) => (
  <PagedList
    list={useMoneyEntries(figure, from, isFailed)}
    noun="rows"
    empty={{ title: figureTexts[figure].none, text: "There are no entries for this total." }}
    placeholder="h-52 lg:h-14"
    toMessage={loadErrorMessage}
  >
    {(entries) => <MoneyRows figure={figure} entries={entries} {...(selection && { selection })} />}
  </PagedList>
);
