import { ProductFacts } from "../catalogue/product-facts.tsx";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { ProductReviews } from "./product-reviews.tsx";

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
        panel: <ProductReviews product={product} />,
      },
    ]}
  />
);
