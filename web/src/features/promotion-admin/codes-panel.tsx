import { useState, type FormEvent } from "react";
import type { PromotionEditor_PromotionFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { formText } from "../../ui/form-text.ts";
import { formatCount } from "../../ui/money.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { DownloadIcon } from "../../ui/settings-icons.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { wholeNumberOf } from "../../ui/typed-number.ts";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import { useCodes, type CodesField } from "./use-codes.ts";

type Promotion = Pick<PromotionEditor_PromotionFragment, "id" | "codeCount" | "usedCodeCount">;

const countText = ({ codeCount, usedCodeCount }: Promotion): string =>
  codeCount === 0
    ? "Each works for one order. There are none yet."
    : `Each works for one order. ${formatCount(usedCodeCount)} of ${formatCount(codeCount)} are used.`;

/** The single-use codes of a promotion: made up, pasted, and downloaded as a file. */
export const CodesPanel = ({ promotion }: { promotion: Promotion }) => {
  const [way, setWay] = useState<"make" | "paste">("make");
  const { add, isAdding, download, isStarting, outcome } = useCodes(promotion);
  const { errors, show, form } = useFieldErrors<CodesField>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding) return;
    const element = event.currentTarget;
    const typed = new FormData(element);
    show({});
    const { isAdded, field, text } = await add(
      way === "make"
        ? {
            // 0 is refused with the sentence of the server.
            count: wholeNumberOf(formText(typed, "count").replaceAll(",", "")) ?? 0,
            beginning: formText(typed, "beginning"),
          }
        : { codes: formText(typed, "codes").split(/[\n\r,;]+/) },
    );
    if (field) show({ [field]: text });
    if (isAdded) element.reset();
  };
  return (
    <section aria-labelledby="codes-part" className="mt-10 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="codes-part" className="text-lg">
          Single-use codes
        </h2>
        {promotion.codeCount > 0 && (
          <Button variant="secondary" isLoading={isStarting} onClick={() => void download()}>
            <DownloadIcon /> Download CSV
          </Button>
        )}
      </div>
      <p className="mt-1 text-ink-soft tabular-nums">{countText(promotion)}</p>
      <form
        {...form}
        aria-label="Single-use codes"
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid max-w-(--container-form) gap-5"
      >
        <RadioCards
          legend="Add codes"
          isLegendHidden
          variant="chips"
          choices={[
            { value: "make", label: "Make codes" },
            { value: "paste", label: "Paste codes" },
          ]}
          value={way}
          onChange={setWay}
        />
        {way === "make" ? (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              name="count"
              label="Number of codes"
              hint="At most 10,000."
              inputMode="numeric"
              autoComplete="off"
              error={errors.count}
            />
            <TextField
              name="beginning"
              label="Beginning"
              hint="Such as DIWALI, for DIWALI-7KQ2M."
              isOptional
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              error={errors.beginning}
            />
          </div>
        ) : (
          <TextArea
            name="codes"
            label="Codes"
            hint="One on each line, at most 10,000. A code that is listed twice is added once."
            rows={6}
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.codes}
          />
        )}
        <FormMessage tone={outcome?.tone ?? "success"} className={outcome ? "" : "-mt-5"}>
          {outcome?.text}
        </FormMessage>
        <Button type="submit" variant="secondary" className="justify-self-start" isLoading={isAdding}>
          {way === "make" ? "Make codes" : "Add codes"}
        </Button>
      </form>
    </section>
  );
};
