import type { ReactNode } from "react";
import type { ProductRow_SectionFragment } from "../../graphql/generated.ts";
import { ContentLink } from "../../ui/content-link.tsx";
import { pictureSizes } from "../catalogue/picture-sizes.ts";
import { ProductCard } from "../catalogue/product-card.tsx";
import { ProductGrid } from "../catalogue/product-grid.tsx";

/** The wishlist heart in the corner of a product's picture. */
export type HeartOf = (product: { id: string; title: string }) => ReactNode;

type RowProps = { id: string; section: ProductRow_SectionFragment };

const RowLink = ({ section: { linkText, link } }: Pick<RowProps, "section">) =>
  link && (
    <ContentLink to={link} className="text-link inline-flex min-h-11 items-center">
      {linkText}
    </ContentLink>
  );

/** The heading of a row that is a panel: large, with a text beside it. */
const PanelHeader = ({ id, section }: RowProps) => (
  <div className="mb-5 grid gap-x-12 gap-y-3 md:mb-8 md:grid-cols-2 md:items-end">
    <h2 id={id} className="text-4xl text-indigo md:text-5xl">
      {section.title}
    </h2>
    <div>
      <p className="max-w-(--container-form) text-ink-soft">{section.text}</p>
      <RowLink section={section} />
    </div>
  </div>
);

const RowHeader = ({ id, section }: RowProps) => (
  <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-8">
    <h2 id={id} className="text-2xl md:text-3xl">
      {section.title}
    </h2>
    <RowLink section={section} />
  </div>
);

/** A row of up to four products. Renders nothing without products. */
export const ProductRow = ({ id, section, heartOf }: RowProps & { heartOf: HeartOf }) =>
  section.products.length > 0 && (
    <section
      className={section.text ? "mt-12 bg-indigo-tint py-10 md:mt-28 md:py-20" : "pt-12 md:pt-28"}
      aria-labelledby={id}
    >
      <div className="page-width">
        {section.text ? <PanelHeader id={id} section={section} /> : <RowHeader id={id} section={section} />}
        <ProductGrid layout="rowOfFour">
          {section.products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} heart={heartOf(product)} sizes={pictureSizes.cardInRowOfFour} />
            </li>
          ))}
        </ProductGrid>
      </div>
    </section>
  );
