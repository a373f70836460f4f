import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import type { ProductBatch_BatchFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DownloadIcon } from "../../ui/settings-icons.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { BatchRows } from "./batch-rows.tsx";
import { productsText } from "./change-text.ts";
import { CheckAgain, RepeatedFile } from "./check-again.tsx";
import { useApplyBatch, useBatch } from "./use-batch.ts";

type Batch = ProductBatch_BatchFragment;

const Count = ({ label, count }: { label: string; count: number }) => (
  <div className="flex min-w-0 flex-col">
    <dd className="text-lg font-semibold tabular-nums">{count.toLocaleString("en-IN")}</dd>
    <dt className="text-xs text-ink-soft sm:text-sm">{label}</dt>
  </div>
);

const Counts = ({ batch }: { batch: Batch }) => (
  <dl className="mt-4 grid max-w-100 grid-cols-4 gap-x-3">
    <Count label="changed" count={batch.changedCount} />
    <Count label="new" count={batch.addedCount} />
    <Count label="unchanged" count={batch.unchangedCount} />
    <Count label={batch.problemCount === 1 ? "problem" : "problems"} count={batch.problemCount} />
  </dl>
);

/** What can be done with a checked batch, in one sentence. */
const outlook = ({ kind, changedCount, addedCount, problemCount }: Batch): string => {
  if (kind === "IMPORT" && problemCount > 0)
    return "Nothing is imported while a row has a problem. Please correct these rows and upload the file again.";
  if (changedCount + addedCount === 0) return "There is nothing to change.";
  if (problemCount > 0) return `Nothing has been saved yet. ${productsText(problemCount)} will be left out.`;
  return "Nothing has been saved yet.";
};

const canApply = ({ kind, changedCount, addedCount, problemCount }: Batch): boolean =>
  changedCount + addedCount > 0 && (kind !== "IMPORT" || problemCount === 0);

const appliedText = ({ kind, changedCount, addedCount }: Batch): string => {
  if (kind === "UNDO") return `Undone: ${productsText(changedCount)}.`;
  const added = addedCount > 0 ? `, ${addedCount.toLocaleString("en-IN")} new` : "";
  return `Done: ${changedCount.toLocaleString("en-IN")} changed${added}.`;
};

const checkingText = ({ picturesToRead }: Batch): string =>
  picturesToRead > 0
    ? `Reading pictures: ${picturesToRead.toLocaleString("en-IN")} left`
    : "Checking every row";

const Working = ({ text }: { text: string }) => (
  <LoadingRegion label={text}>
    <p className="mt-4 flex items-center gap-3 text-ink-soft">
      <Spinner /> {text}
    </p>
    <div className="mt-4 grid gap-2">
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  </LoadingRegion>
);

const ReadyBatch = ({ batch, isMadeAtOnce }: { batch: Batch; isMadeAtOnce: boolean }) => {
  const [onlyProblems, setOnlyProblems] = useState(batch.problemCount > 0);
  const { start, isStarting, failure } = useApplyBatch();
  const count = batch.changedCount + batch.addedCount;
  const isPreview = batch.status === "READY";
  const isWhole = isMadeAtOnce && isPreview && canApply(batch) && batch.problemCount === 0;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isWhole || hasStarted.current) return;
    hasStarted.current = true;
    start(batch.id);
  });
  return (
    <>
      <Counts batch={batch} />
      {isPreview && <p className="mt-4">{outlook(batch)}</p>}
      {isPreview && batch.alreadyImportedAt && (
        <RepeatedFile batchId={batch.id} importedAt={batch.alreadyImportedAt} />
      )}
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isPreview && canApply(batch) && (
          <Button isLoading={isStarting} onClick={() => start(batch.id)}>
            {batch.kind === "UNDO" ? "Undo" : "Change"} {productsText(count)}
          </Button>
        )}
        {isPreview && batch.kind === "IMPORT" && batch.problemCount > 0 && <CheckAgain batchId={batch.id} />}
        {batch.problemFileUrl && (
          <a href={batch.problemFileUrl} download className={buttonClasses({ variant: "secondary" })}>
            <DownloadIcon /> Rows with a problem
          </a>
        )}
        {batch.problemCount > 0 && (
          <Checkbox
            label="Only problems"
            checked={onlyProblems}
            onChange={(event) => setOnlyProblems(event.target.checked)}
          />
        )}
      </div>
      {(count > 0 || batch.problemCount > 0) && (
        <div className="mt-4">
          <BatchRows batch={batch} onlyProblems={onlyProblems} />
        </div>
      )}
    </>
  );
};

/** A batch from its check to its write: what it does with each product, and the button that makes it. */
export const BatchPreview = ({
  batchId,
  isMadeAtOnce = false,
  onApplied,
}: {
  batchId: string;
  /** What leaves no product out is made as soon as it is checked. */
  isMadeAtOnce?: boolean;
  /** Called once when the changes are made. */
  onApplied?: (() => void) | undefined;
}) => {
  const { batch, error, loading, retry } = useBatch(batchId);
  const region = useRef<HTMLDivElement>(null);
  useFocusWhenLost(region, batch?.status);
  const wasApplying = useRef(false);
  const report = useRef(onApplied);
  useEffect(() => {
    report.current = onApplied;
  });
  useEffect(() => {
    if (batch?.status === "APPLYING") wasApplying.current = true;
    if (batch?.status !== "APPLIED" || !wasApplying.current) return;
    wasApplying.current = false;
    report.current?.();
  }, [batch?.status]);
  if (!batch && error) {
    const text = errorMessage(error, { fallback: "The check could not be loaded." });
    return <FailedState text={text} onRetry={retry} isRetrying={loading} />;
  }
  if (!batch) return <Working text="Loading" />;
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <FormMessage tone="error" className={batch.status === "REFUSED" ? "mt-4" : ""}>
        {batch.status === "REFUSED" ? batch.problem : null}
      </FormMessage>
      <FormMessage tone="success" className={batch.status === "APPLIED" ? "mt-4" : ""}>
        {batch.status === "APPLIED" ? appliedText(batch) : null}
      </FormMessage>
      {batch.status === "REFUSED" && batch.kind === "IMPORT" && batch.changedCount + batch.addedCount > 0 && (
        <div className="mt-4">
          <CheckAgain batchId={batch.id} />
        </div>
      )}
      {batch.status === "CHECKING" && <Working text={checkingText(batch)} />}
      {batch.status === "APPLYING" && <Working text="Writing the changes" />}
      {(batch.status === "READY" || batch.status === "APPLIED") && (
        <ReadyBatch batch={batch} isMadeAtOnce={isMadeAtOnce} />
      )}
    </div>
  );
};
