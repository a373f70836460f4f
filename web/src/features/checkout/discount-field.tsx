import { useRef, useState, type KeyboardEvent, type Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { MAX_PASTED_LENGTH } from "../../ui/plain-text.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import type { Discount } from "./use-discount.ts";

type DiscountFieldProps = {
  discount: Discount;
  /** The shopper's unused welcome code; one press applies it. */
  welcomeCode: { code: string; percent: number } | undefined;
  /** Why the order has automatic promotions in place of the code; `null` if it has the code. */
  better: string | null;
};

type AppliedCodeProps = {
  code: string;
  better: string | null;
  button: Ref<HTMLButtonElement>;
  onRemove: () => void;
};

/** The applied code with a button that removes it. */
const AppliedCode = ({ code, better, button, onRemove }: AppliedCodeProps) => (
  <div className="flex items-center justify-between gap-4 rounded-sm bg-leaf-tint py-1 pr-1 pl-3 text-green-text">
    <p role="status" className="flex min-w-0 items-center gap-2">
      <CheckIcon />
      <span className="min-w-0 break-all">
        <span className="sr-only">Discount code </span>
        <span className="font-semibold" translate="no">
          {code.toUpperCase()}
        </span>{" "}
        {better ? "is not needed." : "is applied."}
        {better && <span className="block text-sm break-normal wrap-anywhere">{better}</span>}
      </span>
    </p>
    <Button ref={button} variant="quiet" onClick={onRemove}>
      Remove<span className="sr-only"> the discount code</span>
    </Button>
  </div>
);

/** The discount code field of checkout. Enter applies the code; it does not submit the order. */
export const DiscountField = ({ discount, welcomeCode, better }: DiscountFieldProps) => {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const { code, error, isChecking, apply, remove } = discount;
  // The field and its buttons are removed when the code is applied.
  useFocusWhenLost(removeButton, code);
  if (code)
    return (
      <AppliedCode
        code={code}
        better={better}
        button={removeButton}
        onRemove={() => {
          remove();
          setTyped("");
          requestAnimationFrame(() => input.current?.focus());
        }}
      />
    );

  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply(typed);
  };
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 [&>button]:mt-[calc(1.5em+0.375rem)] [&>button]:min-h-12 [&>button]:text-sm">
        <TextField
          label="Discount code"
          isOptional
          ref={input}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={applyOnEnter}
          error={error ?? undefined}
          maxLength={MAX_PASTED_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button variant="secondary" isLoading={isChecking} onClick={() => void apply(typed)}>
          Apply
        </Button>
      </div>
      {welcomeCode && (
        <Button
          variant="quiet"
          className="mt-1 -ml-2 text-left"
          onClick={() => {
            setTyped(welcomeCode.code);
            void apply(welcomeCode.code);
          }}
        >
          Use your welcome code: {welcomeCode.percent}% OFF
        </Button>
      )}
    </div>
  );
};
