import { Link } from "react-router-dom";
import type { CashBlockReason } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";

const reasons: Record<CashBlockReason, string> = {
  UNACCEPTED: " because some earlier orders were not accepted at delivery",
  UNREACHABLE: " because our courier could not reach you for some earlier orders",
  OTHER: " at the moment",
};

/** Says why the account cannot pay in cash, and whom to write to. */
export const CashBlockedNotice = ({ reason }: { reason: CashBlockReason }) => (
  <p className="mt-4 border-l-2 border-marigold pl-3 text-sm text-ink-soft">
    {`Cash on delivery isn’t available for your account${reasons[reason]}. You can pay online by card or UPI. `}
    If you think this is a mistake,{" "}
    <Link to={paths.contact("Cash on delivery for my account")} className="text-link">
      write to us
    </Link>{" "}
    and we’ll look into it.
  </p>
);
