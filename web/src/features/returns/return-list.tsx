import { errorMessage } from "../../graphql/error-message.ts";
import { MyReturnsDocument, useMyReturnsQuery, type MyReturnsQuery } from "../../graphql/generated.ts";
import { MAX_FIRST_ORDERS } from "../../graphql/max-first.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { paths } from "../../paths.ts";
import { shop } from "../../shop.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { useLinkedReturn } from "./focus-return.ts";
import { ReturnActions } from "./return-actions.tsx";
import { ReturnCard } from "./return-card.tsx";
import { useReturnLists } from "./use-return-lists.ts";

const PAGE_SIZE = 10;

const returnsOf = (data: MyReturnsQuery) => data.myReturns;

/** The shopper's returns, newest first, in pages. */
const useMyReturns = () => {
  useReturnLists();
  const paged = usePagedQuery({
    query: MyReturnsDocument,
    variables: {},
    size: PAGE_SIZE,
    toList: returnsOf,
    maxFirst: MAX_FIRST_ORDERS,
  });
  return paged.listOf(useMyReturnsQuery(paged.options)).list;
};

const loadFailureText = (reason: unknown) => errorMessage(reason, { fallback: "This could not be loaded." });

/** The message of the specification, section 2, while the shopper has no returns. */
const NoReturns = () => (
  <EmptyState
    title="No returns have been started."
    text={`Delivered pieces can be returned within ${shop().returnDays} days.`}
    action={
      <ButtonLink to={paths.dashboardOrders()} variant="secondary">
        See your orders
      </ButtonLink>
    }
  />
);

/** The shopper's returns as cards; or the loading, error or empty state. */
export const ReturnList = () => {
  const list = useMyReturns();
  useLinkedReturn(list.nodes !== undefined);
  if (list.nodes?.length === 0) return <NoReturns />;
  return (
    <PagedList
      list={list}
      noun="returns"
      empty={{ title: "No returns have been started." }}
      placeholder="h-72"
      toMessage={loadFailureText}
    >
      {(returns) => (
        <ul className="mt-6 grid grid-cols-1 gap-5">
          {returns.map((shown) => (
            <li key={shown.id} className="min-w-0">
              <ReturnCard shown={shown} action={<ReturnActions shown={shown} />} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};
