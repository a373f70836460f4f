import type { ProductRowInput, RowSource } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { FieldError } from "../../../ui/field-error.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ChosenProducts } from "../../product-admin/chosen/chosen-products.tsx";
import { CollectionSelect, type ChoosableCollection } from "../../product-admin/chosen/collection-select.tsx";
import { ProductFinder } from "../../product-admin/chosen/product-finder.tsx";
import { NEW_ROW_TITLE } from "../content-draft.ts";
import { failureOf, type FieldProps } from "./field-props.ts";
import { LinkFields, withLink } from "./link-fields.tsx";
import { LineField } from "./text-fields.tsx";

const sources: readonly { value: RowSource; label: string }[] = [
  { value: "NEWEST", label: "The newest" },
  { value: "BEST_SELLERS", label: "Best sellers" },
  { value: "COLLECTION", label: "A collection" },
  { value: "CHOSEN", label: "Products that you choose" },
  { value: "SEARCH", label: "What a search finds" },
];

/** As the server checks it. A row shows the first four that the shop sells. */
const MAX_CHOSEN = 12;

/** The row with a chosen collection. Heading and link follow it, unless the admin has typed others. */
const withCollection = (
  row: ProductRowInput,
  collection: ChoosableCollection | undefined,
  collections: readonly ChoosableCollection[],
): ProductRowInput => {
  if (!collection) return { ...row, collectionId: null };
  const before = collections.find(({ id }) => id === row.collectionId);
  const followsTitle = ["", NEW_ROW_TITLE, before?.title].includes(row.title);
  const followsLink = !row.link || (before && row.link === paths.shopCollection(before.slug));
  return {
    ...row,
    collectionId: collection.id,
    ...(followsTitle && { title: collection.title }),
    ...(followsLink && {
      link: paths.shopCollection(collection.slug),
      linkText: row.linkText || "See all",
    }),
  };
};

const CollectionField = (props: FieldProps<ProductRowInput>) => (
  <CollectionSelect
    label="Collection"
    placeholder="Choose a collection"
    isChosen={({ id }) => id === props.value.collectionId}
    error={failureOf(props, "collectionId")}
    onChoose={(collection, collections) =>
      props.onChange(withCollection(props.value, collection, collections))
    }
  />
);

const ChosenFields = (props: FieldProps<ProductRowInput>) => {
  const { value, onChange } = props;
  const productIds = value.productIds ?? [];
  const change = (ids: readonly string[]) => onChange({ ...value, productIds: [...ids] });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-2 text-sm font-semibold">Chosen products</legend>
      <p className="text-sm text-ink-soft">
        The row shows the first four that the shop sells. At most {MAX_CHOSEN}.
      </p>
      <FieldError id={`${props.path}.productIds`}>{failureOf(props, "productIds")}</FieldError>
      <ChosenProducts ids={productIds} onChange={change} />
      {productIds.length < MAX_CHOSEN && (
        <ProductFinder chosenIds={productIds} onAdd={({ id }) => change([...productIds, id])} />
      )}
    </fieldset>
  );
};

/** A row of up to four products: where they come from, and its words. */
export const ProductRowFields = (props: FieldProps<ProductRowInput>) => (
  <>
    <Select
      label="Products"
      choices={sources}
      value={props.value.source}
      onChange={({ target }) => props.onChange({ ...props.value, source: target.value as RowSource })}
    />
    {props.value.source === "COLLECTION" && <CollectionField {...props} />}
    {props.value.source === "CHOSEN" && <ChosenFields {...props} />}
    {props.value.source === "SEARCH" && (
      <TextField
        label="Search for"
        value={props.value.term ?? ""}
        error={failureOf(props, "term")}
        onChange={({ target }) => props.onChange({ ...props.value, term: target.value })}
      />
    )}
    <LineField {...props} name="title" label="Heading" maxLength={120} />
    <TextField
      label="Text"
      isOptional
      hint="A row with a text is shown on a coloured panel."
      value={props.value.text ?? ""}
      error={failureOf(props, "text")}
      onChange={({ target }) => props.onChange({ ...props.value, text: target.value })}
    />
    <LinkFields {...withLink(props)} />
  </>
);
