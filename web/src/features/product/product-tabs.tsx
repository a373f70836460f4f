import { Suspense } from "react";
import { ProductFacts } from "../catalogue/product-facts.tsx";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";

/** Its code comes with its data, when the tab is opened. */
const ProductReviews = lazyPart(() => import("./product-reviews.tsx"), "ProductReviews");

const ReviewsSkeleton = () => (
  <LoadingRegion label="Loading reviews">
    <Skeleton className="h-31 w-full max-w-(--container-form)" />
    <Skeleton className="mt-10 h-24 w-full max-w-(--container-prose)" />
  </LoadingRegion>
);

export type ProductTab = "description" | "specifications" | "reviews";

const Description = ({ text, materials }: { text: string; materials: readonly string[] }) => (
  <div className="max-w-(--container-prose)">
    <p className="whitespace-pre-line">{text}</p>
    {materials.length > 0 && (
      <>
        <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">Materials</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-soft marker:text-madder">
          {materials.map((material) => (
            <li key={material}>{material}</li>
          ))}
        </ul>
      </>
    )}
  </div>
);

/** Tabs: description with materials, specifications, reviews. */
export const ProductTabs = ({
  product,
  tab,
  onChange,
}: {
  product: ProductPageQuery["product"];
  tab: ProductTab;
  onChange: (tab: ProductTab) => void;
}) => (
  <Tabs
    label="About this piece"
    value={tab}
    onChange={onChange}
    tabs={[
      {
        value: "description",
        label: "Description",
        panel: <Description text={product.description} materials={product.materials} />,
      },
      { value: "specifications", label: "Specifications", panel: <ProductFacts product={product} /> },
      {
        value: "reviews",
        label: `Reviews (${product.reviewCount})`,
        panel: (
          <Suspense fallback={<ReviewsSkeleton />}>
            <ProductReviews product={product} />
          </Suspense>
        ),
      },
    ]}
  />
);
