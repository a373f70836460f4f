import { Link } from "react-router-dom";
import type { AdminDeliveryPageQuery, DeliveryStage } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
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
          <Link
            to={paths.adminDelivery(stageParameter(each))}
            aria-current={each === stage ? "page" : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3.5 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {stageNames[each]}
            <span className="tabular-nums">
              {counts ? countOfStage(each, counts).toLocaleString("en-IN") : "–"}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
