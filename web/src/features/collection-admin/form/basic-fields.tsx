import { TextArea } from "../../../ui/text-area.tsx";
import { MAX_SLUG_LENGTH, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from "./collection-draft.ts";
import { DraftTextField, type PartProps } from "./form-fields.tsx";

/** Title, address and text. */
export const BasicFields = (fields: PartProps) => {
  const { draft, errors, onEnter } = fields;
  return (
    <div className="grid gap-5">
      <DraftTextField
        fields={fields}
        field="title"
        label="Title"
        hint="Shoppers see it on the page, the home page and in the menu."
        maxLength={MAX_TITLE_LENGTH}
        required
      />
      <DraftTextField
        fields={fields}
        field="slug"
        label="Web address"
        hint={`/shop?collection=${draft.slug || "diwali-edit"}. An earlier address leads to the new one.`}
        maxLength={MAX_SLUG_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextArea
        name="text"
        label="Text"
        isOptional
        hint="A few sentences below the title. Search engines show the first ones."
        rows={4}
        maxLength={MAX_TEXT_LENGTH}
        value={draft.text}
        error={errors.text}
        onChange={({ target }) => onEnter({ text: target.value })}
      />
    </div>
  );
};
