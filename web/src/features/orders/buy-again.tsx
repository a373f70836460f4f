import { Link } from "react-router-dom";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { orderLabel } from "./order-status.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { BagIcon } from "../../ui/first-load-icons.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { useBuyAgain } from "./use-buy-again.ts";

/** "Reorder" for a delivered order (specification, section 2), "Buy again" for a cancelled one; else `undefined`. */
const buttonLabelOf = ({ orderStatus }: OrderCard_OrderFragment) => {
  if (orderStatus === "DELIVERED") return "Reorder";
  return orderStatus === "CANCELLED" ? "Buy again" : undefined;
};

/** A button that adds the lines of an order to the cart again, with the result below. */
export const BuyAgain = ({ order }: { order: OrderCard_OrderFragment }) => {
  const { buyAgain, isAdding, notice } = useBuyAgain(order);
  const buttonLabel = buttonLabelOf(order);
  if (!buttonLabel) return null;
  return (
    <>
      <Button variant="secondary" isLoading={isAdding} onClick={() => void buyAgain()}>
        {!isAdding && <BagIcon />} {buttonLabel}
        <span className="sr-only"> what was in order {orderLabel(order)}</span>
      </Button>
      <FormMessage
        tone={notice?.tone ?? "success"}
        className={notice ? "order-last basis-full" : "sr-only"}
        detail={
          <>
            {notice?.missing.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {notice?.tone === "success" && (
              <Link to={paths.cart()} className="text-link">
                View cart
              </Link>
            )}
          </>
        }
      >
        {notice?.text}
      </FormMessage>
    </>
  );
};
