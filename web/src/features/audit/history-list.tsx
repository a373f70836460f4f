import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { HistoryEntry } from "../product-admin/history/history-entry.tsx";
import { PagedEntries } from "../product-admin/paged-entries.tsx";
import { historyFilterOf, isNarrowed, type HistoryQuery } from "./history-query.ts";
import { SubjectLink } from "./subject-link.tsx";
import { useHistory } from "./use-history.ts";

/** The changes that the query selects. The name of a person narrows the list to that person. */
export const HistoryList = ({ query }: { query: HistoryQuery }) => (
  <PagedEntries
    {...useHistory(query)}
    noun="changes"
    emptyText={isNarrowed(query) ? "No change matches this filter." : undefined}
  >
    {(entries) => (
      <ol className="max-w-180 border-t border-ink">
        {entries.map((entry) => (
          <HistoryEntry
            key={entry.id}
            entry={entry}
            level="h2"
            about={<SubjectLink entry={entry} />}
            author={
              <Link
                to={paths.adminHistory({ ...historyFilterOf(query), person: entry.userId })}
                className="text-link"
              >
                {entry.userName}
              </Link>
            }
          />
        ))}
      </ol>
    )}
  </PagedEntries>
);
