import { paths } from "../paths.ts";
import { shopFigures } from "../shop-figures.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

/** The shopper's returns (specification, section 2). The list is empty until returns are built. */
export const ReturnsPage = () => {
  usePageTitle("Returns");
  return (
    <>
      <h1 className="text-2xl md:text-3xl">Returns</h1>
      <EmptyState
        title="No returns have been started."
        text={`A delivered piece may come back within ${shopFigures.returnDays} days.`}
        action={
          <ButtonLink to={paths.dashboardOrders()} variant="secondary">
            See your orders
          </ButtonLink>
        }
      />
    </>
  );
};
