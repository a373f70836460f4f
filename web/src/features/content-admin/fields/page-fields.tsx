import type { AnnouncementInput, PageInput } from "../../../graphql/generated.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Details } from "../../../ui/details.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { failureOf, type FieldProps } from "./field-props.ts";
import { LinkFields } from "./link-fields.tsx";
import { AreaField, ColorField, DateFields, LineField } from "./text-fields.tsx";

/** The server fills omitted texts in; the editor has all of them. */
type Page = { [Name in keyof PageInput]-?: NonNullable<PageInput[Name]> } & Pick<PageInput, "footerPosition">;

const lastPosition = 100;

const marks = [
  ["## Heading", "starts a section"],
  ["**bold**, *italic*", "emphasise words"],
  ["[words](/delivery)", "a link to a page of the shop, or to https://"],
  ["- entry", "a list; 1. entry for a numbered one"],
  ["{shopName}, {freeShippingAbove}, {returnDays}, {email}", "values from the settings of the shop"],
] as const;

/** A page of text. */
export const PageFields = (props: FieldProps<PageInput>) => {
  const { footerPosition = null, ...rest } = props.value;
  const field: FieldProps<Page> = {
    ...props,
    value: { lead: "", aside: "", description: "", ...rest, footerPosition } as Page,
    onChange: props.onChange,
  };
  return (
    <div className="grid gap-5">
      <LineField
        {...field}
        name="name"
        label="Name"
        maxLength={40}
        hint="Shown in the footer and as the title of the browser tab."
      />
      <LineField {...field} name="heading" label="Heading" maxLength={120} />
      <AreaField {...field} name="lead" label="Introduction" isOptional />
      <AreaField {...field} name="body" label="Text" rows={18} />
      <Details summary="Formatting">
        <dl className="grid gap-2 text-sm">
          {marks.map(([mark, meaning]) => (
            <div key={mark} className="grid gap-x-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
              <dt className="font-semibold wrap-anywhere">{mark}</dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Details>
      <AreaField {...field} name="aside" label="Beside the heading" isOptional rows={2} />
      <AreaField {...field} name="description" label="Description for search engines" isOptional rows={2} />
      <Checkbox
        label="Link in the footer"
        checked={footerPosition !== null}
        onChange={({ target }) =>
          props.onChange({ ...props.value, footerPosition: target.checked ? lastPosition : null })
        }
      />
      {footerPosition !== null && (
        <TextField
          label="Position in the footer"
          inputMode="numeric"
          hint="Smaller numbers come first: About has 10, Delivery 20, Privacy Policy 30."
          value={`${footerPosition}`}
          error={failureOf(props, "footerPosition")}
          onChange={({ target }) =>
            props.onChange({
              ...props.value,
              footerPosition: Number(target.value.replace(/\D/g, "").slice(0, 3)),
            })
          }
        />
      )}
    </div>
  );
};

/** The bar above every page. */
export const AnnouncementFields = (props: FieldProps<AnnouncementInput>) => {
  const { linkText = "", link = "" } = props.value;
  const field = { ...props, value: { ...props.value, linkText, link } };
  return (
    <div className="grid gap-5">
      <LineField {...field} name="text" label="Text" maxLength={120} />
      <LinkFields {...field} />
      <ColorField {...field} />
      <DateFields {...field} />
    </div>
  );
};
