import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ContentColor } from "../../../graphql/generated.ts";
import { indianInput, instantOfInput } from "../../../ui/indian-time.ts";
import { failureOf, type FieldProps } from "./field-props.ts";

type Named<Name extends string, Value> = Record<Name, Value>;

/** A line of text. */
export const LineField = <Name extends string, Value extends Named<Name, string>>({
  name,
  label,
  hint,
  isOptional,
  maxLength,
  value,
  onChange,
  ...field
}: FieldProps<Value> & {
  name: Name;
  label: string;
  hint?: string;
  isOptional?: boolean;
  maxLength?: number;
}) => (
  <TextField
    autoComplete="off"
    label={label}
    hint={hint}
    isOptional={isOptional}
    maxLength={maxLength}
    value={value[name]}
    error={failureOf(field, name)}
    onChange={({ target }) => onChange({ ...value, [name]: target.value })}
  />
);

/** A text of several lines. */
export const AreaField = <Name extends string, Value extends Named<Name, string>>({
  name,
  label,
  hint,
  rows = 3,
  isOptional,
  value,
  onChange,
  ...field
}: FieldProps<Value> & { name: Name; label: string; hint?: string; rows?: number; isOptional?: boolean }) => (
  <TextArea
    label={label}
    hint={hint}
    rows={rows}
    isOptional={isOptional}
    value={value[name]}
    error={failureOf(field, name)}
    onChange={({ target }) => onChange({ ...value, [name]: target.value })}
  />
);

const colors: readonly { value: ContentColor; label: string }[] = [
  { value: "MADDER", label: "Madder red" },
  { value: "INDIGO", label: "Indigo" },
  { value: "LEAF", label: "Leaf green" },
  { value: "MARIGOLD", label: "Marigold" },
];

export const ColorField = <Value extends { color: ContentColor }>({ value, onChange }: FieldProps<Value>) => (
  <Select
    label="Colour"
    choices={colors}
    value={value.color}
    onChange={({ target }) => onChange({ ...value, color: target.value as ContentColor })}
  />
);

type Dates = { startsAt?: string | null | undefined; endsAt?: string | null | undefined };

const DateField = <Value extends Dates>({
  name,
  label,
  value,
  onChange,
  ...field
}: FieldProps<Value> & { name: keyof Dates; label: string }) => {
  const instant = value[name];
  return (
    <TextField
      type="datetime-local"
      label={label}
      isOptional
      value={instant ? indianInput(instant) : ""}
      error={failureOf(field, name)}
      onChange={({ target }) => onChange({ ...value, [name]: instantOfInput(target.value) ?? null })}
    />
  );
};

/** The time for which something is shown. */
export const DateFields = <Value extends Dates>(props: FieldProps<Value>) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <DateField {...props} name="startsAt" label="From (time in India)" />
    <DateField {...props} name="endsAt" label="Until (time in India)" />
  </div>
);
