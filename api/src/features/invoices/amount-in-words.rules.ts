import type { Paise } from "../../platform/money.ts";

const smallNumbers =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const belowHundred = (number: number): string => {
  if (number < 20) return smallNumbers[number] ?? "";
  const [ten, one] = [Math.floor(number / 10), number % 10];
  return one === 0 ? (tens[ten] ?? "") : `${tens[ten]}-${smallNumbers[one]}`;
};

const groups: [size: number, name: string][] = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
];

/** A whole number in words, with lakhs and crores. */
const numberInWords = (number: number): string => {
  if (number < 100) return belowHundred(number);
  const [size, name] = groups.find(([least]) => number >= least) ?? [100, "hundred"];
  const rest = number % size;
  return `${numberInWords(Math.floor(number / size))} ${name}${rest === 0 ? "" : ` ${numberInWords(rest)}`}`;
};

/** An amount in words, as invoices show it: "Rupees two thousand four hundred and fifty paise only". */
export const amountInWords = (amount: Paise): string => {
  const [rupees, paise] = [Math.floor(amount / 100), amount % 100];
  const withPaise = paise === 0 ? "" : ` and ${belowHundred(paise)} paise`;
  return `Rupees ${numberInWords(rupees)}${withPaise} only`;
};
