import { BlockPrint } from "../../../ui/block-print.tsx";
import { Button } from "../../../ui/button.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { CopyIcon } from "../../../ui/settings-icons.tsx";
import { useCopy } from "../../../ui/use-copy.ts";

/** The unused welcome code of an account: its discount, the code, and a button that copies it. */
export const WelcomeCodeCard = ({ code, percent }: { code: string; percent: number }) => {
  const { outcome, copy } = useCopy();
  return (
    <section aria-labelledby="welcome-code" className="mt-6 bg-marigold-tint">
      <div className="text-madder">
        <BlockPrint band="hem" />
      </div>
      <div className="grid items-center gap-x-10 gap-y-5 px-5 pt-5 pb-7 sm:px-8 sm:pt-6 sm:pb-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id="welcome-code" className="text-2xl">
            {percent}% OFF
          </h2>
          <p className="mt-1">Your first order, as a welcome. Type the code at checkout; it works once.</p>
        </div>
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <code
              className="max-sm:grow rounded-sm border border-dashed border-edge bg-paper-raised px-4 py-2 text-center font-sans text-lg font-semibold tracking-wider tabular-nums select-all"
              translate="no"
            >
              {code}
            </code>
            <Button variant="secondary" className="max-sm:grow" onClick={() => void copy(code)}>
              {outcome === "copied" ? <CheckIcon /> : <CopyIcon />}
              {outcome === "copied" ? "Copied" : "Copy"}
            </Button>
          </div>
          <p role="status" className="mt-2 text-sm empty:hidden">
            {outcome === "failed" && "Your browser did not let us copy it. Press the code, then copy."}
            {outcome === "copied" && <span className="sr-only">Code copied</span>}
          </p>
        </div>
      </div>
    </section>
  );
};
