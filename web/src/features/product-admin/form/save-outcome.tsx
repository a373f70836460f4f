import { FormMessage } from "../../../ui/form-message.tsx";
import { formatRecentTime } from "../../../ui/dates.ts";
import { fieldNames, fieldWords } from "./field-words.ts";
import type { Saved } from "./use-edit-product.ts";

/** The outcome of a save, and what else has changed since the form was opened. */
export const SaveOutcome = ({ saved, isUnchanged }: { saved: Saved | null; isUnchanged: boolean }) => {
  const merged = saved?.merged ?? [];
  return (
    <>
      <FormMessage tone="info" className={isUnchanged ? "mt-6" : ""}>
        {isUnchanged ? "There are no changes to save." : null}
      </FormMessage>
      <FormMessage
        tone="success"
        className={saved ? "mt-6" : ""}
        detail={
          merged.length > 0 && (
            <>
              <p>Other fields have changed in the meantime. They keep their new values:</p>
              <ul className="mt-1 list-disc pl-5">
                {merged.map(({ field, before, after }) => (
                  <li key={field} className="wrap-anywhere">
                    {fieldNames[field]}: {fieldWords(field, before)} → {fieldWords(field, after)}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      >
        {saved && `Saved at ${formatRecentTime(saved.at)}.`}
      </FormMessage>
    </>
  );
};
