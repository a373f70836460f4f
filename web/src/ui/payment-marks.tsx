import sprite from "./payment-marks.svg";

const names = {
  visa: "Visa",
  mastercard: "Mastercard",
  rupay: "RuPay",
  upi: "UPI",
  cash: "Cash on delivery",
} as const;

export type PaymentMark = keyof typeof names;

export const onlineMarks: readonly PaymentMark[] = ["upi", "rupay", "visa", "mastercard"];

/** The ways to pay as small marks in the text's colour. The drawings are one file, outside of the script. */
export const PaymentMarks = ({ marks }: { marks: readonly PaymentMark[] }) => (
  <ul aria-label="Ways to pay" className="flex flex-wrap gap-2">
    {marks.map((mark) => (
      <li key={mark}>
        <svg role="img" aria-label={names[mark]} width={44} height={28} className="block">
          <use href={`${sprite}#${mark}`} />
        </svg>
      </li>
    ))}
  </ul>
);
