import { useSearchParams } from "react-router-dom";
import { useSettingGroupsQuery } from "../../graphql/generated.ts";
import { Details } from "../../ui/details.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { GroupForm } from "./group-form.tsx";

/** The settings of the shop, a closed group for each of the forms. */
export const SettingGroups = () => {
  const { data, error, loading, refetch } = useSettingGroupsQuery({ fetchPolicy: "cache-and-network" });
  const openGroup = useSearchParams()[0].get("group");
  const reload = () => refetch();
  if (data)
    return (
      <div className="mt-6 border-t border-hairline">
        {data.settingGroups.map((group) => (
          <Details
            key={group.id}
            isOpen={group.id === openGroup}
            summary={<h2 className="font-sans text-base font-semibold tracking-normal">{group.title}</h2>}
          >
            <GroupForm group={group} reload={reload} />
          </Details>
        ))}
      </div>
    );
  if (error)
    return (
      <div className="mt-6">
        <FailedState
          text="The settings could not be loaded."
          onRetry={() => void reload().catch(() => undefined)}
          isRetrying={loading}
        />
      </div>
    );
  return (
    <LoadingRegion label="Loading the settings">
      <div className="mt-6 grid gap-1">
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <Skeleton key={index} className="h-13" />
        ))}
      </div>
    </LoadingRegion>
  );
};
