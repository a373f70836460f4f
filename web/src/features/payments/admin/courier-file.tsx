import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { LOST_ANSWER_TO_CHECK } from "../../../graphql/lost-answer-to-check.ts";
import {
  useCheckCourierCashMutation,
  useCollectCourierCashMutation,
  type CourierCashCorrectionInput,
  type CourierCash_FileFragment,
} from "../../../graphql/generated.ts";
import { useUploadProgress } from "../../../graphql/use-upload-progress.ts";
import { refetchShown } from "../../../graphql/refetch-shown.ts";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { cashQueries, checkedFileText, leftOutFileText, ordersText } from "./cash-texts.ts";
import { CourierFileRows } from "./courier-file-rows.tsx";
import type { Outcome } from "../../../ui/outcome-messages.tsx";

type Checked = {
  file: File;
  /** Rows as the admin has corrected them. */
  corrections: CourierCashCorrectionInput[];
  result: CourierCash_FileFragment;
  /** Recorded already: only the rows that are left out are shown. */
  isRecorded?: boolean;
};
const outcomeOf = ({ readyCount, readyAmount, problemCount }: CourierCash_FileFragment): Outcome => {
  if (readyCount > 0)
    return {
      tone: "success",
      text: `Collected: ${formatRupees(readyAmount)} for ${ordersText(readyCount)}.`,
    };
  return problemCount > 0
    ? { tone: "error", text: "Nothing could be recorded." }
    : { tone: "success", text: "Nothing to record: all of it was collected before." };
};

/** A courier's CSV of collected cash: every row is checked and shown, then those without a problem are recorded. */
export const CourierFile = () => {
  const client = useApolloClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [readFile, { loading: isChecking }] = useCheckCourierCashMutation();
  const [collect, { loading: isRecording }] = useCollectCourierCashMutation();

  const progress = useUploadProgress();

  const check = async (file: File, corrections: CourierCashCorrectionInput[]) => {
    setOutcome(null);
    try {
      const { data } = await readFile({
        variables: { file, corrections },
        context: progress.contextOf(0, 1),
      });
      if (data) setChecked({ file, corrections, result: data.checkCourierCash });
    } catch (error) {
      setOutcome({
        tone: "error",
        text: errorMessage(error, { fallback: "The file could not be checked." }),
      });
    } finally {
      progress.end();
    }
  };

  /** Checks the file again with a row as the admin corrected it. */
  const correct = ({ file, corrections }: Checked, correction: CourierCashCorrectionInput) =>
    check(file, [...corrections.filter(({ position }) => position !== correction.position), correction]);

  const record = async ({ file, corrections }: Checked) => {
    setOutcome(null);
    try {
      const { data } = await collect({ variables: { file, corrections }, context: progress.contextOf(0, 1) });
      const result = data?.collectCourierCash;
      if (result) setOutcome(outcomeOf(result));
      setChecked(result && result.problemCount > 0 ? { file, corrections, result, isRecorded: true } : null);
      await refetchShown(client, cashQueries);
    } catch (error) {
      const fallback = "The cash could not be recorded. Please try again.";
      setOutcome({ tone: "error", text: writeErrorMessage(error, { fallback, lost: LOST_ANSWER_TO_CHECK }) });
    } finally {
      progress.end();
    }
  };

  return (
    <section aria-labelledby="courier-file" className="mt-6">
      <h2 id="courier-file" className="text-xl">
        A courier's file
      </h2>
      <p className="mt-1 text-ink-soft">
        A CSV file with the columns "order number" or "tracking id", and "amount". Every row is checked first.
        Correct a row with a problem here, or it is left out.
      </p>
      <div className="mt-3">
        <FileButton
          label={isChecking ? "Checking the file" : "Choose a courier's file"}
          accept=".csv,text/csv"
          isDisabled={isChecking || isRecording}
          onFiles={([file]) => {
            if (!file) return;
            setChecked(null);
            void check(file, []);
          }}
        />
      </div>
      <UploadProgress share={progress.share} className="mt-3" />
      <FormMessage tone={outcome?.tone ?? "success"} className={outcome ? "mt-3" : ""}>
        {outcome?.text}
      </FormMessage>
      {checked && (
        <CourierFileRows
          name={checked.file.name}
          summary={
            checked.isRecorded
              ? leftOutFileText(checked.result.problemCount)
              : checkedFileText(checked.result)
          }
          rows={
            checked.isRecorded
              ? checked.result.rows.filter(({ state }) => state === "PROBLEM")
              : checked.result.rows
          }
          isLoading={isChecking}
          onCorrect={(correction) => void correct(checked, correction)}
          action={
            <div className="mt-4 flex flex-wrap gap-3">
              {!checked.isRecorded && checked.result.readyCount > 0 && (
                <Button variant="primary" isLoading={isRecording} onClick={() => void record(checked)}>
                  Record {formatRupees(checked.result.readyAmount)} for{" "}
                  {ordersText(checked.result.readyCount)}
                </Button>
              )}
              <Button variant="quiet" onClick={() => setChecked(null)}>
                Close the file
              </Button>
            </div>
          }
        />
      )}
    </section>
  );
};
