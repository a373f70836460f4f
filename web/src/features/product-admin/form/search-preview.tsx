import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { pageTitle } from "../../../ui/page-title.ts";
import type { ProductTexts } from "./product-texts.ts";

/** About as much as Google shows on a phone. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

const startOf = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s\S*$/, "")} …`;

/** The slug of a title that is not saved yet, without the letters that only the server transliterates. */
const typedSlug = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const hostName = (): string => (typeof location === "undefined" ? "" : location.host);

/** The parts of a product's address after the shop's name, as search engines show them: "product › … › silk-saree". */
const trailOf = (texts: ProductTexts, product: ProductEditor_ProductFragment | undefined): string => {
  const titleSlug = texts.title.trim() === product?.title ? product.titleSlug : typedSlug(texts.title);
  const slug = texts.slug.trim() || titleSlug;
  return paths.product({ id: "…", slug }).split("/").slice(1).map(decodeURIComponent).join(" › ");
};

/** The page as a search engine lists it. What is typed shows at once. */
export const SearchPreview = ({
  texts,
  product,
}: {
  texts: ProductTexts;
  product: ProductEditor_ProductFragment | undefined;
}) => {
  const title = texts.seoTitle.trim() || texts.title.trim() || "Title";
  const description = texts.seoDescription.trim() || texts.description.replace(/\s+/g, " ").trim();
  return (
    <figure className="border border-hairline bg-paper-raised px-4 py-3">
      <figcaption className="text-sm text-ink-faint">As Google shows it</figcaption>
      <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
        {hostName()} › {trailOf(texts, product)}
      </p>
      <p className="mt-0.5 text-lg leading-snug text-indigo wrap-anywhere">
        {startOf(pageTitle(title), MAX_TITLE)}
      </p>
      <p className="mt-0.5 text-sm wrap-anywhere">
        {startOf(description, MAX_DESCRIPTION) || "The start of the description."}
      </p>
    </figure>
  );
};
