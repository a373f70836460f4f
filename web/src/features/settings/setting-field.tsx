import type { SettingGroup_GroupFragment } from "../../graphql/generated.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { sentenceCase } from "../../ui/sentence-case.ts";
import { TextField } from "../../ui/text-field.tsx";

type Setting = SettingGroup_GroupFragment["settings"][number];

type SettingFieldProps = {
  setting: Setting;
  /** Prefix of the ids of fields: a name occurs in several groups. */
  id: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

const linesOf = (text: string) => text.split("\n").filter(Boolean);

const Choices = ({ setting, id, text, error, onChange }: SettingFieldProps) => {
  const chosen = linesOf(text);
  const toggle = (option: string, isChosen: boolean) =>
    onChange(
      setting.options.filter((each) => (each === option ? isChosen : chosen.includes(each))).join("\n"),
    );
  return (
    <fieldset
      className="sm:col-span-full"
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="text-sm font-semibold">{setting.label}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-faint">
        {setting.hint}
      </p>
      <div className="mt-2 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {setting.options.map((option) => (
          <Checkbox
            key={option}
            name={setting.name}
            label={option}
            checked={chosen.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};

/** The label with the unit of the value. */
const labelOf = ({ label, unit, kind }: Setting) => {
  if (kind === "RUPEES") return `${label} (₹)`;
  return unit ? `${label} (${unit})` : label;
};

/** The field of a setting, by its kind. The server names, describes and checks it. */
export const SettingField = (props: SettingFieldProps) => {
  const { setting, id, text, error, onChange } = props;
  const { kind, name, hint, options } = setting;
  const field = { id, name, hint, error, label: labelOf(setting), value: text };
  switch (kind) {
    case "CHOICES":
      return <Choices {...props} />;
    case "CHOICE":
      return (
        <Select
          {...field}
          choices={options.map((value) => ({ value, label: sentenceCase(value) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "LINES":
      return (
        <TextArea
          {...field}
          rows={linesOf(text).length + 1}
          className="sm:col-span-full"
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "NUMBER":
    case "RUPEES":
      return (
        <TextField
          {...field}
          inputMode={kind === "NUMBER" ? "numeric" : "decimal"}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "COLOR":
      return (
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <TextField
              {...field}
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              onChange={({ target }) => onChange(target.value)}
            />
          </div>
          <input
            type="color"
            aria-label={`${setting.label}: choose`}
            className="mt-7 h-12 w-14 shrink-0 cursor-pointer rounded-sm border border-edge bg-paper-raised p-1"
            value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : setting.initialText}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      );
    case "LINE":
      return <TextField {...field} autoComplete="off" onChange={({ target }) => onChange(target.value)} />;
  }
};
