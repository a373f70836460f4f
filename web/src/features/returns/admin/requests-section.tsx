import { errorMessage } from "../../../graphql/error-message.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { AdminReturn } from "./admin-return.tsx";
import { RequestFilter } from "./request-filter.tsx";
import { toSend, type RequestState } from "./request-states.ts";
import { useAdminReturns } from "./use-admin-returns.ts";

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next requests could not be loaded." });

const emptyOf = (state: RequestState) => {
  if (state === "open")
    return { title: "No open requests.", text: "New return and exchange requests appear here." };
  if (state === toSend)
    return {
      title: "No replacements to send.",
      text: "Exchanges appear here after inspection, until their replacement is sent.",
    };
  return { title: "No such requests.", text: "See all your orders under All." };
};

/** The requests of shoppers for returns and exchanges, by status, and the replacements that are to be sent. */
export const RequestsSection = ({
  state,
  orderStatus,
}: {
  state: RequestState;
  orderStatus: string | undefined;
}) => {
  const { list, counts, reload } = useAdminReturns(state);
  return (
    <section aria-labelledby="return-requests">
      <h2 id="return-requests" className="mt-4 text-lg">
        Requests
      </h2>
      <RequestFilter state={state} counts={counts} orderStatus={orderStatus} />
      {list.nodes?.length === 0 ? (
        <p className="mt-4 border-y border-hairline py-4 text-ink-soft">
          <span className="text-ink">{emptyOf(state).title}</span> {emptyOf(state).text}
        </p>
      ) : (
        <PagedList
          list={list}
          noun="requests"
          empty={emptyOf(state)}
          placeholder="h-64"
          toMessage={loadErrorMessage}
        >
          {(returns) => (
            <ul className="mt-4 grid grid-cols-1 gap-4">
              {returns.map((shown) => (
                <li key={shown.id} className="min-w-0">
                  <AdminReturn shown={shown} onStale={reload} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </section>
  );
};
