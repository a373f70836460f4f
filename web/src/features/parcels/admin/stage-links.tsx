import type { AdminDeliveryPageQuery, DeliveryStage } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";
import {
  countOfStage,
  datesParameter,
  replacementsParameter,
  stageNames,
  stageParameter,
  stages,
} from "./stages.ts";

type StageLinksProps = {
  /** `null` while the page shows the replacements of exchanges or the dates. */
  stage: DeliveryStage | null;
  isOnDates: boolean;
  /** `undefined` while they load. */
  counts: AdminDeliveryPageQuery["deliveries"]["counts"] | undefined;
  replacementsDue: number | undefined;
};

const Count = ({ value }: { value: number | undefined }) => (
  <span className="tabular-nums">{value?.toLocaleString("en-IN") ?? "–"}</span>
);

/**
 * One link for each stage with its number of orders, one for the replacements, and one for the promised dates. The URL
 * holds the selected one.
 */
export const StageLinks = ({ stage, isOnDates, counts, replacementsDue }: StageLinksProps) => (
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
      <li>
        <FilterLink to={paths.adminDelivery(replacementsParameter)} isCurrent={stage === null && !isOnDates}>
          Replacements
          <Count value={replacementsDue} />
        </FilterLink>
      </li>
      <li>
        <FilterLink to={paths.adminDelivery(datesParameter)} isCurrent={isOnDates}>
          Dates
        </FilterLink>
      </li>
    </ul>
  </nav>
);
