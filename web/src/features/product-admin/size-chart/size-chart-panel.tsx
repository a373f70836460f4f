import {
  useSizeChartsToChooseQuery,
  type ProductEditor_ProductFragment,
} from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { kindChoices } from "../form/kind-choices.ts";
import { chartsOf } from "./size-chart-choice.ts";

type Product = Pick<ProductEditor_ProductFragment, "id" | "kind" | "category" | "isArchived">;
type Charts = ReturnType<typeof chartsOf>;

const shownText = ({ own, ofKind, shown }: Charts, kind: string): string => {
  const draft = own && !own.isPublished ? " Its own chart is not published." : "";
  if (!shown) return `The product page shows no size chart.${draft}`;
  if (shown === own) return "The product page shows a size chart of its own.";
  if (shown === ofKind) return `The product page shows the chart of its kind: ${kind}.${draft}`;
  return `The product page shows the general chart.${draft}`;
};

const Choice = ({ product, charts }: { product: Product; charts: Charts }) => {
  const { own, shown } = charts;
  const kind = kindChoices.find(({ value }) => value === product.kind)?.label ?? product.kind;
  return (
    <>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{shownText(charts, kind)}</p>
      <div className="flex flex-wrap gap-3">
        {own && (
          <ButtonLink variant="secondary" to={paths.adminContent(own.id)}>
            Edit its own chart
          </ButtonLink>
        )}
        {!own && !product.isArchived && (
          <ButtonLink variant="secondary" to={paths.adminNewContent("size_chart", product.id)}>
            Make a chart of its own
          </ButtonLink>
        )}
        {shown && shown !== own && (
          <ButtonLink variant="quiet" to={paths.adminContent(shown.id)}>
            Edit the chart of {shown === charts.ofKind ? "its kind" : "all products"}
          </ButtonLink>
        )}
      </div>
      {shown === own && own && (
        <p className="mt-3 text-sm text-ink-soft">
          Taken down in its editor, it gives way to the chart of its kind or to the general one.
        </p>
      )}
    </>
  );
};

/** Which size chart the product page shows: its own, that of its kind, or the general one. */
export const SizeChartPanel = ({ product }: { product: Product }) => {
  const { data, error, loading, refetch } = useSizeChartsToChooseQuery({ fetchPolicy: "cache-and-network" });
  return (
    <section
      aria-labelledby="size-chart-part"
      className="mt-10 max-w-(--container-prose) border-t border-hairline pt-5"
    >
      <h3 id="size-chart-part" className="text-lg">
        Size chart
      </h3>
      {data && <Choice product={product} charts={chartsOf(data.contents, product)} />}
      {!data && error && (
        <FailedState
          text="The size charts could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!data && !error && <Skeleton className="h-16" />}
    </section>
  );
};
