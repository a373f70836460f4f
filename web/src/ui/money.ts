const whole = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Formats rupees: "₹1,04,999"; with paise only if there are any: "₹849.50". */
export const formatRupees = (rupees: number) =>
  Math.round(rupees * 100) % 100 === 0 ? whole.format(Math.round(rupees)) : exact.format(rupees);
