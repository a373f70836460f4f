import type { ReactNode } from "react";
import type { PaymentMethod } from "../../graphql/generated.ts";
import { CashIcon } from "../../ui/first-load-icons.tsx";
import { CardIcon } from "../../ui/icons.tsx";
import { onlineMarks, PaymentMarks, type PaymentMark } from "../../ui/payment-marks.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { paymentMethodNames } from "../../payment-method-names.ts";

const notes: Record<PaymentMethod, string> = {
  COD: "Pay the courier in cash when your order arrives.",
  ONLINE: "By card or UPI, now.",
};
const icons: Record<PaymentMethod, ReactNode> = {
  COD: <CashIcon size={24} className="text-ink-soft" />,
  ONLINE: <CardIcon size={24} className="text-ink-soft" />,
};

const marks: Record<PaymentMethod, readonly PaymentMark[]> = { COD: ["cash"], ONLINE: onlineMarks };

/** The available payment methods, the default first, and what each takes. */
export const PaymentChoice = ({
  methods,
  value,
  onlineRefusal,
  onChange,
}: {
  methods: readonly PaymentMethod[];
  value: PaymentMethod | null;
  /** Why the order cannot be paid online; `null` if it can. */
  onlineRefusal: string | null;
  onChange: (method: PaymentMethod) => void;
}) => (
  <div className="grid gap-4 text-ink-soft">
    <div className="text-ink">
      <RadioCards
        legend="Payment method"
        isLegendHidden
        choices={methods.map((method) => ({
          value: method,
          label: paymentMethodNames[method],
          note: notes[method],
          icon: icons[method],
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
    <div role="status" className="empty:hidden">
      {value === "ONLINE" && onlineRefusal && (
        <p className="border-l-2 border-marigold pl-3 text-sm text-ink-soft">{onlineRefusal}</p>
      )}
    </div>
    <PaymentMarks marks={methods.flatMap((method) => marks[method])} />
  </div>
);
