import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { coveredText, previewWords } from "../promotion-words.ts";
import type { usePreview } from "./use-preview.ts";

const Result = ({ state }: { state: ReturnType<typeof usePreview> }) => {
  const { preview, isLoading, hasFailed, retry } = state;
  if (hasFailed)
    return (
      <p className="text-sm text-ink-soft">
        The preview could not be loaded.{" "}
        <Button variant="quiet" className="-my-2 px-1!" onClick={retry}>
          Retry
        </Button>
      </p>
    );
  if (preview)
    return (
      <div aria-busy={isLoading} className={isLoading ? "text-ink-soft" : ""}>
        <p className="font-semibold tabular-nums">{previewWords(preview)}</p>
        <p className="mt-1 text-sm text-ink-soft tabular-nums">{coveredText(preview.products)}</p>
      </div>
    );
  return isLoading ? (
    <Skeleton className="h-12" />
  ) : (
    <p className="text-sm text-ink-soft">Complete the discount to see what it would have taken off.</p>
  );
};

/** What the promotion of the form does, in words, and what it would have taken off the orders of the last 30 days. */
export const PreviewPanel = ({
  words,
  state,
}: {
  /** One line for each: offer, code, dates. */
  words: readonly string[];
  state: ReturnType<typeof usePreview>;
}) => (
  <section aria-labelledby="preview-part" className="rounded-sm bg-paper-deep p-4 sm:p-5">
    <h2 id="preview-part" className="eyebrow font-sans text-ink-soft">
      Preview
    </h2>
    <div className="mt-2 mb-4 border-b border-hairline pb-4">
      {words.map((line, index) => (
        <p key={line} className={`wrap-anywhere ${index === 0 ? "text-lg" : "mt-1 text-sm text-ink-soft"}`}>
          {line}
        </p>
      ))}
    </div>
    <div role="status">
      <Result state={state} />
    </div>
  </section>
);
