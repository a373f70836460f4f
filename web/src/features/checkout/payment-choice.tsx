import type { ReactNode } from "react";
import type { PaymentMethod } from "../../graphql/generated.ts";
import { CashIcon } from "../../ui/first-load-icons.tsx";
import { CardIcon } from "../../ui/icons.tsx";
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

/** The available payment methods, the default first. */
export const PaymentChoice = ({
  methods,
  value,
  onChange,
}: {
  methods: readonly PaymentMethod[];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
}) => (
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
);
