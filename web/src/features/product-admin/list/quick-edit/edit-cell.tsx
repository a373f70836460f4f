import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import type { AdminProductRow_ProductFragment } from "../../../../graphql/generated.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-error.tsx";
import { fieldClasses } from "../../../../ui/field-frame.tsx";
import { fieldDeclarations } from "../../form/product-fields.ts";
import { fieldWords } from "../../form/field-words.ts";
import type { ActionNotice } from "../use-product-actions.ts";
import { CellButton } from "./cell-button.tsx";
import { goToCell, stepOfKey } from "./next-cell.ts";
import { useCellEdit, type CellField } from "./use-cell-edit.ts";

type EditCellProps = {
  product: AdminProductRow_ProductFragment;
  field: CellField;
  onNotice: (notice: ActionNotice) => void;
  /** The value as the closed cell shows it. */
  children: ReactNode;
};

/** Module scope: React calls it once for each input. */
const focusAll = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/**
 * A value of a row that a press turns into an input. Enter saves and Escape leaves; the arrow keys, Tab, or a press elsewhere save
 * as well and go on.
 */
export const EditCell = ({ product, field, onNotice, children }: EditCellProps) => {
  const cell = useCellEdit(product, field, onNotice);
  const { edit, isSaving } = cell;
  const errorId = useId();
  /** The button takes the focus back from the input that it replaces, but not from another cell. */
  const hadFocus = useRef(false);
  const container = useRef<HTMLDivElement>(null);
  if (!edit)
    return (
      <CellButton
        ref={(button) => {
          if (button && hadFocus.current) button.focus();
          hadFocus.current = false;
        }}
        field={field}
        title={product.title}
        onClick={cell.open}
      >
        {children}
      </CellButton>
    );

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOfKey(event);
    if (event.key === "Enter") cell.save();
    else if (event.key === "Escape") cell.close();
    else if (!step || !goToCell(event.currentTarget, step)) return;
    event.preventDefault();
  };
  const { question, error } = edit;
  /** The answer removes its buttons: the input takes the focus before. */
  const answer = (act: () => void) => {
    container.current?.querySelector("input")?.focus();
    act();
  };
  return (
    <div ref={container} className="py-1">
      <input
        ref={focusAll}
        type="text"
        data-cell={field}
        inputMode={fieldDeclarations[field].inputMode}
        enterKeyHint="done"
        autoComplete="off"
        aria-label={`${field === "price" ? "Price in rupees" : "Stock"} of ${product.title}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        aria-busy={isSaving}
        readOnly={isSaving}
        value={edit.text}
        onChange={({ target }) => cell.type(target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => (hadFocus.current = true)}
        onBlur={() => {
          hadFocus.current = false;
          // A refused text stays until it is typed anew, and a question until it is decided.
          if (!error && !question && document.hasFocus()) cell.save();
        }}
        className={`${fieldClasses} min-h-11! px-2.5! tabular-nums aria-busy:opacity-60 lg:text-right`}
      />
      <div className="text-left font-normal">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
      {question && (
        <div role="alert" className="mt-1.5 text-left text-sm font-normal">
          <p className="wrap-anywhere">
            {question.userName} changed it to {fieldWords(field, question.text)} in the meantime.
          </p>
          <div className="flex flex-wrap gap-x-2">
            <Button variant="quiet" onClick={() => answer(cell.keepMine)}>
              Keep mine
            </Button>
            <Button variant="quiet" onClick={() => answer(cell.close)}>
              Take theirs
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
