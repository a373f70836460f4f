import type { ApiKeys_ListsFragment } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/dates.ts";
import { permissionName } from "./permission-words.ts";

export type ApiKey = ApiKeys_ListsFragment["keys"][number];

const datesOf = ({ createdAt, madeBy, lastUsedAt, expiresAt }: ApiKey): string =>
  [
    `Made by ${madeBy} on ${formatDate(createdAt)}`,
    lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : "never used",
    expiresAt ? `expires ${formatDate(expiresAt)}` : "does not expire",
  ].join(", ");

/** The keys that have not been ended. */
export const KeyList = ({ keys, onEnd }: { keys: readonly ApiKey[]; onEnd: (key: ApiKey) => void }) => (
  <ul aria-label="API keys" className="mt-3 border-t border-ink">
    {keys.map((key) => (
      <li key={key.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline py-4">
        <div className="min-w-0 grow basis-60">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{key.name}</span>
            <span translate="no" className="text-sm text-ink-soft">
              {key.start}…
            </span>
            {!key.isWorking && <Badge tone="grey">Not working</Badge>}
          </p>
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
            <span className="block">{key.permissions.map(permissionName).join(", ")}</span>
            <span className="block">{datesOf(key)}</span>
          </p>
        </div>
        <Button variant="quiet" className="-ml-2" onClick={() => onEnd(key)}>
          End key<span className="sr-only"> {key.name}</span>
        </Button>
      </li>
    ))}
  </ul>
);
