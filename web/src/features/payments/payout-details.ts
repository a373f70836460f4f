import type { PayoutDetailsInput } from "../../graphql/generated.ts";
import { plainText } from "../../ui/plain-text.ts";
import { CURRENT_PASSWORD_MISSING } from "../accounts/new-password.ts";

/** How the shopper gets cash back. */
export type PayoutWay = "upi" | "account";

/** The names of the form's fields, as the server names them in a refusal. */
export type PayoutField = "upiId" | "accountNumber" | "ifsc" | "holderName" | "currentPassword";

const requiredTexts: Record<PayoutField, string> = {
  upiId: "Please enter your UPI ID.",
  accountNumber: "Please enter your account number.",
  ifsc: "Please enter your bank's IFSC.",
  holderName: "Please enter the account holder's name.",
  currentPassword: CURRENT_PASSWORD_MISSING,
};

const fieldsOf: Record<PayoutWay, readonly PayoutField[]> = {
  upi: ["upiId"],
  account: ["accountNumber", "ifsc", "holderName"],
};

const textOf = (form: FormData, name: PayoutField): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The typed details of the chosen way, with the password if the form asks for it. Fields of the other way are left out. */
export const readPayoutForm = (way: PayoutWay, form: FormData): Omit<PayoutDetailsInput, "payoutId"> => ({
  ...Object.fromEntries(fieldsOf[way].map((name) => [name, plainText(textOf(form, name))])),
  ...(form.has("currentPassword") && { currentPassword: textOf(form, "currentPassword") }),
});

/** A message for each empty field. The server checks the rest. */
export const payoutProblems = (
  way: PayoutWay,
  details: Omit<PayoutDetailsInput, "payoutId">,
): Partial<Record<PayoutField, string>> =>
  Object.fromEntries(
    [...fieldsOf[way], "currentPassword" as const]
      .filter((name) => (name === "currentPassword" ? details[name] === "" : !details[name]))
      .map((name) => [name, requiredTexts[name]]),
  );

export const isPayoutField = (name: string | undefined): name is PayoutField =>
  name !== undefined && name in requiredTexts;
