import type { AdminDeliveryPageQuery, DeliveryStage } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";
import { countOfStage, stageNames, stageParameter, stages } from "./stages.ts";

type StageLinksProps = {
  stage: DeliveryStage;
  /** `undefined` while they load. */
  counts: AdminDeliveryPageQuery["deliveries"]["counts"] | undefined;
};

/** One link for each stage with its number of orders. The URL holds the selected stage. */
export const StageLinks = ({ stage, counts }: StageLinksProps) => (
  <nav aria-label="Deliveries by stage" className="mt-4">
    <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap">
      {stages.map((each) => (
        <li key={each} className="shrink-0">
          <FilterLink to={paths.adminDelivery(stageParameter(each))} isCurrent={each === stage}>
            {stageNames[each]}
            <span className="tabular-nums">
              {counts ? countOfStage(each, counts).toLocaleString("en-IN") : "–"}
            </span>
          </FilterLink>
        </li>
      ))}
    </ul>
  </nav>
);
