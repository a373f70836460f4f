import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { DebouncedSearchField } from "../../../ui/debounced-search-field.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { AdminReturn } from "./admin-return.tsx";
import { RequestFilter } from "./request-filter.tsx";
import { toSend, type RequestState } from "./request-states.ts";
import { useAdminReturns } from "./use-admin-returns.ts";

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next requests could not be loaded." });

const emptyOf = (state: RequestState, text: string) => {
  if (text)
    return { title: `No return matches “${text}”.`, text: "Try its number, the order’s number, or a name." };
  if (state === "open")
    return { title: "No open requests.", text: "New return and exchange requests appear here." };
  if (state === toSend)
    return {
      title: "No replacements to send.",
      text: "Exchanges appear here after inspection, until their replacement is sent.",
    };
  return { title: "No closed requests.", text: "Completed, refused and withdrawn requests appear here." };
};

/** The requests of shoppers for returns and exchanges, by status, and the replacements that are to be sent. */
export const RequestsSection = ({
  state,
  orderStatus,
}: {
  state: RequestState;
  orderStatus: string | undefined;
}) => {
  const [text, setText] = useState("");
  const { list, counts, reload } = useAdminReturns(state, text);
  const empty = emptyOf(state, text);
  return (
    <section aria-labelledby="return-requests">
      <h2 id="return-requests" className="mt-4 text-lg">
        Requests
      </h2>
      <div className="mt-2 max-w-(--container-form)">
        <DebouncedSearchField
          label="Search returns"
          placeholder="Return, order, name or phone"
          value={text}
          maxLength={100}
          onChange={setText}
        />
      </div>
      {!text && <RequestFilter state={state} counts={counts} orderStatus={orderStatus} />}
      {list.nodes?.length === 0 ? (
        <p className="mt-4 border-y border-hairline py-4 text-ink-soft">
          <span className="text-ink">{empty.title}</span> {empty.text}
        </p>
      ) : (
        <PagedList list={list} noun="requests" empty={empty} placeholder="h-64" toMessage={loadErrorMessage}>
          {(returns) => (
            <ul className="mt-4 grid grid-cols-1 gap-4">
              {returns.map((shown) => (
                <li key={shown.id} data-list-row className="min-w-0">
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
