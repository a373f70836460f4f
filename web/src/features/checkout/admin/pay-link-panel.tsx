import { shop } from "../../../shop.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClasses } from "../../../ui/button-classes.ts";
import { formatRupees } from "../../../ui/money.ts";
import { mobileDigits } from "../../../ui/typed-number.ts";
import { useCopy } from "../../../ui/use-copy.ts";

type PayLinkPanelProps = {
  order: {
    orderNumber: string;
    finalAmount: number;
    paymentExpiresAt: string | null;
    shippingAddress: { phone: string };
  };
  payLink: string;
};

/** The message for WhatsApp. It names no product and no address. */
const payLinkMessage = ({ order, payLink }: PayLinkPanelProps) =>
  `Your order ${order.orderNumber} at ${shop().name}: please pay ${formatRupees(order.finalAmount)} here. ${payLink}`;

/** The number of the customer as WhatsApp takes it; "" lets the admin choose the chat. */
const whatsAppNumber = (phone: string) => {
  const digits = mobileDigits(phone);
  return digits === undefined ? "" : `91${digits}`;
};

const outcomeTexts = {
  copied: "Link copied.",
  failed: "The link could not be copied. Please select and copy it.",
};

/** The payment link of an order, to send to its customer. */
export const PayLinkPanel = (props: PayLinkPanelProps) => {
  const { order, payLink } = props;
  const { outcome, copy } = useCopy();
  return (
    <section className="mt-6 rounded-sm border border-hairline bg-paper-raised p-5" aria-label="Payment link">
      <h2 className="font-sans text-base font-semibold tracking-normal">Payment link</h2>
      <p className="mt-1 text-sm text-ink-soft">
        The customer can pay {formatRupees(order.finalAmount)}
        {order.paymentExpiresAt && ` until ${formatDateTime(order.paymentExpiresAt)}`}, without a login.
      </p>
      <p className="mt-3 text-sm break-all">{payLink}</p>
      <div className="button-row mt-4">
        <Button variant="secondary" onClick={() => void copy(payLink)}>
          Copy link
        </Button>
        <a
          href={`https://wa.me/${whatsAppNumber(order.shippingAddress.phone)}?text=${encodeURIComponent(payLinkMessage(props))}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: "secondary" })}
        >
          Send by WhatsApp
        </a>
      </div>
      <p role="status" className={outcome ? "mt-3 text-sm" : ""}>
        {outcome && outcomeTexts[outcome]}
      </p>
    </section>
  );
};
