import type { ComponentProps } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Details } from "../../../ui/details.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CollectionDraft, DraftField } from "./collection-draft.ts";

/** What each part of the form needs. */
export type PartProps = {
  draft: CollectionDraft;
  errors: Partial<Record<DraftField, string>>;
  onEnter: (changes: Partial<CollectionDraft>) => void;
};

type TextName = {
  [Field in DraftField]: string extends CollectionDraft[Field] ? Field : never;
}[DraftField];

/** One typed field of the form, with its error. */
export const DraftTextField = ({
  field,
  fields: { draft, errors, onEnter },
  ...input
}: { field: TextName; fields: PartProps } & Omit<ComponentProps<typeof TextField>, "value" | "onChange">) => (
  <TextField
    autoComplete="off"
    {...input}
    name={field}
    value={draft[field]}
    error={errors[field]}
    onChange={({ target }) => onEnter({ [field]: target.value })}
  />
);

const countText = (count: number): string => (count === 0 ? "any" : String(count));

/** Choices of one filter in a disclosure, with the number of chosen ones in its title. */
export const ChoiceList = <Value extends string>({
  title,
  choices,
  chosen,
  onChange,
}: {
  title: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) => (
  <Details summary={<span>{`${title} (${countText(chosen.length)})`}</span>}>
    <div className="grid gap-x-4 sm:grid-cols-2">
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
      ))}
    </div>
  </Details>
);
