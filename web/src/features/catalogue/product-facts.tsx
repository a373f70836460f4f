import type { ProductFacts_ProductFragment } from "../../graphql/generated.ts";
import { categoryLabels } from "./category-labels.ts";

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="font-semibold">{name}</dt>
    <dd className="text-ink-soft">{children}</dd>
  </div>
);

/** The Specifications tab of the product page (specification, section 2). */
export const ProductFacts = ({ product }: { product: ProductFacts_ProductFragment }) => (
  <dl className="max-w-(--container-prose)">
    <Fact name="Category">{categoryLabels[product.category]}</Fact>
    <Fact name="Sizes">{product.availableSizes.join(", ") || "One Size"}</Fact>
    <Fact name="Colours">{product.availableColors.join(", ") || "As shown"}</Fact>
    <Fact name="Care">Machine wash cold, hang dry</Fact>
  </dl>
);
