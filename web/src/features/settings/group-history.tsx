import { useSettingVersionsQuery, type SettingVersionsQuery } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type Version = SettingVersionsQuery["settingVersions"][number];

const Difference = ({ difference }: { difference: Version["differences"][number] }) => (
  <div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-sm leading-relaxed text-ink-soft">{difference.label}</dt>
    <dd className="min-w-0 wrap-anywhere">
      <span className="sr-only">before: </span>
      <del className="text-ink-soft no-underline">{difference.beforeInWords || "none"}</del>
      <span aria-hidden="true" className="text-ink-soft">
        {" → "}
      </span>
      <span className="sr-only">after: </span>
      <ins className="no-underline">{difference.afterInWords || "none"}</ins>
    </dd>
  </div>
);

type GroupHistoryProps = {
  group: string;
  /** The saved version: a change loads the list again. */
  version: number;
  isBusy: boolean;
  onUndo: (version: Version) => void;
};

/** The last changes of a group, each with the button that takes it back. */
export const GroupHistory = ({ group, version, isBusy, onUndo }: GroupHistoryProps) => {
  const { data, error, loading, refetch } = useSettingVersionsQuery({
    variables: { group },
    fetchPolicy: "network-only",
    skip: version === 0,
  });
  const versions = data?.settingVersions;
  if (version === 0) return <p className="mt-3 text-ink-soft">Nothing has been changed yet.</p>;
  if (!versions && error)
    return (
      <FailedState
        text="The changes could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  if (!versions)
    return (
      <LoadingRegion label="Loading the changes">
        <Skeleton className="mt-3 h-20" />
      </LoadingRegion>
    );
  return (
    <ol className="mt-3 border-t border-hairline">
      {versions.map((each) => (
        <li key={each.id} className="border-b border-hairline py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0 text-sm text-ink-soft tabular-nums wrap-anywhere">
              <time dateTime={each.changedAt}>{formatDateTime(each.changedAt)}</time>, by {each.userName}
            </p>
            <Button variant="quiet" className="-mx-2" disabled={isBusy} onClick={() => onUndo(each)}>
              Undo
              <span className="sr-only"> the change of {formatDateTime(each.changedAt)}</span>
            </Button>
          </div>
          <dl className="grid gap-1.5">
            {each.differences.map((difference) => (
              <Difference key={difference.name} difference={difference} />
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
};
