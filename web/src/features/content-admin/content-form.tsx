import { useEffect, useRef, useState, type FormEvent } from "react";
import type { ContentInput } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { kindChoices } from "../product-admin/form/kind-choices.ts";
import { FormBar } from "../product-admin/form/form-bar.tsx";
import { HomeFields } from "./fields/home-fields.tsx";
import { AnnouncementFields, PageFields } from "./fields/page-fields.tsx";
import { SizeChartFields } from "./fields/size-chart-fields.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import type { ContentEditor } from "./use-content-editor.ts";

type FormProps = { editor: ContentEditor };

/** The fields of a text, by its kind. */
const BodyFields = ({ editor: { id, draft, failure, enter } }: FormProps) => {
  const { home, announcement, page, sizeChart } = draft;
  const of = <Value,>(path: keyof ContentInput, value: Value, draftOf: (next: Value) => ContentInput) => ({
    value,
    path,
    failure,
    onChange: (next: Value) => enter(draftOf(next)),
  });
  if (home) return <HomeFields {...of("home", home, (next) => ({ home: next }))} contentId={id} />;
  if (announcement)
    return <AnnouncementFields {...of("announcement", announcement, (next) => ({ announcement: next }))} />;
  if (page) return <PageFields {...of("page", page, (next) => ({ page: next }))} />;
  return <SizeChartFields {...of("sizeChart", sizeChart, (next) => ({ sizeChart: next }))} />;
};

/** The kinds of garment, as the slug of a size chart names them. */
const sizedKinds = kindChoices.map(({ value, label }) => ({ value: value.toLowerCase(), label }));

/** The address of a new page, or the kind of a new size chart. */
const SlugField = ({ editor: { kind, slug, failure, enterSlug } }: FormProps) => {
  const error = failure?.field === "slug" ? failure.message : undefined;
  return kind === "SIZE_CHART" ? (
    <Select
      label="For"
      placeholder="Choose a kind"
      choices={sizedKinds}
      value={slug}
      error={error}
      onChange={({ target }) => enterSlug(target.value)}
    />
  ) : (
    <TextField
      label="Address"
      hint="The end of /pages/…, such as terms. It cannot be changed later."
      autoCapitalize="none"
      spellCheck={false}
      value={slug}
      error={error}
      onChange={({ target }) => enterSlug(target.value)}
    />
  );
};

/** Asks which text stays when another admin has saved one in the meantime. */
const Conflict = ({ editor: { newer, takeNewer, keepMine } }: FormProps) => {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newer) question.current?.focus();
  }, [newer]);
  return (
    <div ref={question} tabIndex={-1} className="outline-none">
      <FormMessage
        tone="error"
        className={newer ? "mb-5" : ""}
        detail={
          <span className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={takeNewer}>
              Show theirs
            </Button>
            <Button variant="quiet" onClick={keepMine}>
              Keep mine
            </Button>
          </span>
        }
      >
        {newer && "Another admin has changed this text in the meantime. Your changes are not saved yet."}
      </FormMessage>
    </div>
  );
};

const stateText = ({ isChanged, seen }: ContentEditor): string => {
  if (isChanged) return "Not saved";
  return seen?.hasChanges ? "The draft is not published" : "No unsaved changes";
};

/** Deletes the saved draft, after a question. */
const DiscardDraft = ({ editor }: FormProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        title="Discard the draft?"
        isOpen={isAsking}
        cancelLabel="Keep draft"
        confirmLabel="Discard draft"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void editor.discard();
        }}
      >
        The published version stays as it is. The changes in the draft are lost.
      </ConfirmDialog>
    </>
  );
};

/** The editor of a text: its fields, beside preview, times and history. Its bar stays in sight. */
export const ContentForm = ({
  editor,
  hasFixedSlug = false,
}: FormProps & {
  /** The address of the new text is known: that of a product's size chart. */
  hasFixedSlug?: boolean;
}) => {
  const { seen, notice, failure, isBusy, isChanged, mayPublish } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure?.field) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  // Enter in a field saves the draft: only a button changes the shop.
  const saveDraft = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void editor.save();
  };
  const canPublish = mayPublish && (isChanged || !seen || seen.hasChanges);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label="Editor"
      onSubmit={saveDraft}
      className="[&_:is(input,select,textarea)]:scroll-mb-24 max-sm:[&_:is(input,select,textarea)]:scroll-mb-36"
    >
      <Conflict editor={editor} />
      <FormMessage tone="info" className={mayPublish ? "" : "mb-4"}>
        {mayPublish
          ? null
          : "Only an owner can publish this legal page. Save a draft, and ask an owner to publish it."}
      </FormMessage>
      {seen?.warnings.map((warning) => (
        <FormMessage key={warning} tone="info" className="mb-4">
          {warning}
        </FormMessage>
      ))}
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-5">
          {!seen && !hasFixedSlug && <SlugField editor={editor} />}
          <BodyFields editor={editor} />
        </div>
        <PublishPanel editor={editor} />
      </div>
      <FormMessage tone="error" className={failure ? "mt-6 scroll-mb-24" : ""}>
        {failure?.message}
      </FormMessage>
      <FormMessage tone="success" className={notice ? "mt-6 scroll-mb-24" : ""}>
        {notice}
      </FormMessage>
      <FormBar state={stateText(editor)}>
        {isChanged && (
          <Button variant="quiet" onClick={editor.reset}>
            Discard
          </Button>
        )}
        {!isChanged && seen?.hasChanges && <DiscardDraft editor={editor} />}
        {isChanged && (
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            Save draft
          </Button>
        )}
        {canPublish && (
          <Button isLoading={isBusy} onClick={() => void editor.publish(null)}>
            Publish now
          </Button>
        )}
      </FormBar>
    </form>
  );
};
