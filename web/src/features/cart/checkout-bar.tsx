import { useId } from "react";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { formatRupees } from "../../ui/money.ts";
import { focusFirstProblem } from "./focus-first-problem.ts";

type CheckoutBarProps = {
  total: number;
  /** Why checkout is blocked; `undefined` if it is not. */
  blockedText: string | undefined;
};

/**
 * The link to checkout. On a phone it sticks to the bottom, with the total. While checkout is blocked it shows why, and
 * a press scrolls to the first line with a problem.
 */
export const CheckoutBar = ({ total, blockedText }: CheckoutBarProps) => {
  const id = useId();
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-20 -mx-4 border-t border-hairline bg-paper px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom))] md:-mx-10 md:px-10 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:px-0 lg:pt-5 lg:pb-0"
    >
      <p id={id} role="status" className={blockedText ? "mb-3 text-sm font-semibold text-madder-deep" : ""}>
        {blockedText}
      </p>
      <div className="flex items-center gap-x-5 gap-y-2 large-text:flex-wrap">
        <p className="shrink-0 leading-tight lg:hidden">
          <span className="block text-sm text-ink-soft">Total</span>
          <span className="text-lg font-semibold tabular-nums" translate="no">
            {formatRupees(total)}
          </span>
        </p>
        {blockedText ? (
          <Button
            size="large"
            isWide
            aria-disabled
            aria-describedby={id}
            className="cursor-not-allowed"
            onClick={focusFirstProblem}
          >
            Checkout
          </Button>
        ) : (
          <ButtonLink to={paths.checkout()} size="large" isWide>
            Checkout
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
