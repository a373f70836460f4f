import { paths } from "../../../paths.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { CollectionSelect, type ChoosableCollection } from "../../product-admin/chosen/collection-select.tsx";
import { failureOf, type FieldProps } from "./field-props.ts";
import { linkTextFor } from "./link-text.ts";
import { LineField } from "./text-fields.tsx";

/** Whether a link opens this collection. */
const opens = (link: string) => (collection: ChoosableCollection) =>
  paths.shopCollection(collection.slug) === link;

/** Where a link leads: a collection of the shop, or an address that is typed. */
export const LinkTargetFields = <Value extends { link: string }>({
  value,
  onChoose,
  isOptional,
  ...props
}: FieldProps<Value> & {
  isOptional?: boolean;
  /** Called for a chosen collection, with the one before; by default only the link changes. */
  onChoose?: (
    link: string,
    collection: ChoosableCollection | undefined,
    before: ChoosableCollection | undefined,
  ) => void;
}) => {
  const enter = (link: string) => props.onChange({ ...value, link });
  return (
    <>
      <CollectionSelect
        label="Link to"
        placeholder="An address"
        isChosen={opens(value.link)}
        onChoose={(collection, collections) => {
          const link = collection ? paths.shopCollection(collection.slug) : "";
          if (onChoose) onChoose(link, collection, collections.find(opens(value.link)));
          else enter(link);
        }}
      />
      <TextField
        label="Link address"
        isOptional={isOptional}
        autoComplete="off"
        hint="/shop?filter=party, or https://"
        value={value.link}
        error={failureOf(props, "link")}
        onChange={({ target }) => enter(target.value)}
      />
    </>
  );
};

/** The text of a link, and its target. */
export const LinkFields = <Value extends { linkText: string; link: string }>(props: FieldProps<Value>) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <LineField {...props} name="linkText" label="Link text" isOptional maxLength={60} />
    <LinkTargetFields
      {...props}
      isOptional
      onChoose={(link, collection, before) =>
        props.onChange({
          ...props.value,
          link,
          linkText: linkTextFor(props.value.linkText, collection, before),
        })
      }
    />
  </div>
);

/** The server fills omitted texts in; the editor has all of them. */
export const withLink = <Value extends { linkText?: string | undefined; link?: string | undefined }>(
  props: FieldProps<Value>,
): FieldProps<Value & { linkText: string; link: string }> => ({
  ...props,
  value: { ...props.value, linkText: props.value.linkText ?? "", link: props.value.link ?? "" },
});
