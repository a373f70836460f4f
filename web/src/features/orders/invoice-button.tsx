import { Button } from "../../ui/button.tsx";
import { MailIcon } from "../../ui/first-load-icons.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { canHaveInvoice, orderLabel } from "./order-status.ts";
import { useRequestInvoice } from "./use-request-invoice.ts";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";

/** Seconds for which the success message is displayed. */
const SUCCESS_VISIBLE_SECONDS = 5;

type InvoiceButtonProps = {
  order: Pick<OrderCard_OrderFragment, "id" | "orderNumber" | "orderStatus" | "statusHistory">;
};

/** A button that mails the invoice of an order, with the result below. Renders nothing if the order has no invoice. */
export const InvoiceButton = ({ order }: InvoiceButtonProps) => {
  const { message, isLoading, request, clearMessage } = useRequestInvoice(order.id);
  if (!canHaveInvoice(order)) return null;
  return (
    <>
      <Button variant="secondary" isLoading={isLoading} onClick={request}>
        {!isLoading && <MailIcon />} E-mail invoice
        <span className="sr-only"> of order {orderLabel(order)}</span>
      </Button>
      {(["success", "error"] as const).map((tone) => (
        <FormMessage
          key={tone}
          tone={tone}
          className={message?.tone === tone ? "order-last basis-full" : "sr-only"}
          {...(tone === "success" ? { vanishAfter: SUCCESS_VISIBLE_SECONDS, onVanish: clearMessage } : {})}
        >
          {message?.tone === tone ? message.text : null}
        </FormMessage>
      ))}
    </>
  );
};
