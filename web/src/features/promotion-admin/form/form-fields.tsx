import type { ComponentProps, ReactNode } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import type { DraftField, PromotionDraft } from "./promotion-draft.ts";

/** What each part of the form needs. */
export type PartProps = {
  draft: PromotionDraft;
  errors: Partial<Record<DraftField, string>>;
  onEnter: (changes: Partial<PromotionDraft>) => void;
};

type TextName = {
  [Field in DraftField]: PromotionDraft[Field] extends string ? Field : never;
}[DraftField];

/** A titled part of the form. */
export const FormPart = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="border-t border-hairline pt-5">
    <h2 id={id} className="mb-4 text-lg">
      {title}
    </h2>
    <div className="grid gap-5">{children}</div>
  </section>
);

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
