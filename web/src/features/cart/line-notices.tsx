import type { CartLine_LineFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { AlertIcon, InfoIcon } from "../../ui/icons.tsx";
import { correctedQuantity, lineProblemOf, lineProblemText } from "./cart-stock.ts";
import { priceChangeText } from "./price-change.ts";

type LineNoticesProps = {
  line: CartLine_LineFragment;
  /** All lines of the cart: several lines can share one stock unit. */
  lines: readonly CartLine_LineFragment[];
  changes: { setQuantity: (line: CartLine_LineFragment, quantity: number) => Promise<unknown> };
};

/** Notices of a line: a price change since it was added, or a stock problem with a button that corrects it. */
export const LineNotices = ({ line, lines, changes }: LineNoticesProps) => {
  const problem = lineProblemOf(line, lines);
  const priceChange = line.isListed ? priceChangeText(line) : undefined;
  const quantity = problem ? correctedQuantity(problem) : 0;
  const { title } = line.product;
  return (
    <div className="col-start-2" aria-live="polite">
      {priceChange && (
        <p className="mt-3 flex items-start gap-1.5 text-sm tabular-nums">
          <InfoIcon size={16} className="mt-0.75 text-indigo" />
          {priceChange}
        </p>
      )}
      {problem && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2" data-line-problem>
          <p className="flex items-start gap-1.5 text-sm font-semibold text-madder-deep">
            <AlertIcon size={16} className="mt-0.75" />
            {lineProblemText(problem)}
          </p>
          <Button
            variant="secondary"
            aria-label={
              quantity > 0 ? `Take ${quantity} of ${title}` : `Remove ${title}, which is not available`
            }
            onClick={() => void changes.setQuantity(line, quantity)}
          >
            {quantity > 0 ? `Take ${quantity}` : "Remove"}
          </Button>
        </div>
      )}
    </div>
  );
};
