import type { AdminDeliveryPageQuery, DeliveryStage } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";
import { countOfStage, replacementsParameter, stageNames, stageParameter, stages } from "./stages.ts";

type StageLinksProps = {
  /** `null` while the page shows the replacements of exchanges. */
  stage: DeliveryStage | null;
  /** `undefined` while they load. */
  counts: AdminDeliveryPageQuery["deliveries"]["counts"] | undefined;
  /** Replacements to send; `null` for a member of the staff without the permission, `undefined` while it loads. */
  replacementsDue: number | null | undefined;
};

const Count = ({ value }: { value: number | undefined }) => (
  <span className="tabular-nums">{value?.toLocaleString("en-IN") ?? "–"}</span>
);

/** One link for each stage with its number of orders, and one for the replacements. The URL holds the selected one. */
export const StageLinks = ({ stage, counts, replacementsDue }: StageLinksProps) => (
  <nav aria-label="Deliveries by stage" className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {stages.map((each) => (
        <li key={each}>
          <FilterLink to={paths.adminDelivery(stageParameter(each))} isCurrent={each === stage}>
            {stageNames[each]}
            <Count value={counts && countOfStage(each, counts)} />
          </FilterLink>
        </li>
      ))}
      {replacementsDue !== null && (
        <li>
          <FilterLink to={paths.adminDelivery(replacementsParameter)} isCurrent={stage === null}>
            Replacements
            <Count value={replacementsDue} />
          </FilterLink>
        </li>
      )}
    </ul>
  </nav>
);
