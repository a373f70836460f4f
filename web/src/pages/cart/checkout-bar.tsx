import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { formatRupees } from "../../ui/money.ts";

/** The way on to checkout; on a phone it stays at the bottom with the total. Marked lines have to be mended first. */
export const CheckoutBar = ({ total, hasTrouble }: { total: number; hasTrouble: boolean }) => (
  <div className="sticky bottom-0 z-20 -mx-4 border-t border-hairline bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-10 md:px-10 xl:static xl:mx-0 xl:border-0 xl:bg-transparent xl:px-0 xl:pt-5 xl:pb-0">
    {hasTrouble ? (
      <p className="text-sm font-semibold text-madder-deep" role="status">
        Some pieces cannot be had as they stand. Please look at the marked lines; then you can check out.
      </p>
    ) : (
      <div className="flex items-center gap-5">
        <p className="shrink-0 leading-tight xl:hidden">
          <span className="block text-sm text-ink-soft">Total</span>
          <span className="text-lg font-semibold tabular-nums">{formatRupees(total)}</span>
        </p>
        <ButtonLink to={paths.checkout()} size="large" isWide>
          Checkout
        </ButtonLink>
      </div>
    )}
  </div>
);
