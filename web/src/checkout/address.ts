import { z } from "zod";
import type { ShippingAddressInput } from "../graphql/generated.ts";
import { EMAIL_INVALID, isEmail } from "../ui/email.ts";

// Without this zod tries `new Function`, which the page's policy refuses.
z.config({ jitless: true });

/** Said first, before any single field is looked at (specification, section 5). */
export const FILL_ALL_FIELDS = "Please fill all fields.";

export type Address = Required<Pick<ShippingAddressInput, (typeof addressFields)[number]>>;

/** What she fills in, in the order of the form; the country is always India. */
export const addressFields = ["fullName", "email", "phone", "address", "city", "state", "zipCode"] as const;

/** The ten digits of an Indian mobile number, with or without +91 or 0 before them; nothing when it is none. */
export const mobileDigits = (typed: string) =>
  /^(?:\+?91|0)?([6-9]\d{9})$/.exec(typed.replace(/[\s()-]/g, ""))?.[1];

const checks: Partial<Record<keyof Address, { isRight: (value: string) => boolean; say: string }>> = {
  email: {
    isRight: isEmail,
    say: EMAIL_INVALID,
  },
  phone: {
    isRight: (value) => mobileDigits(value) !== undefined,
    say: "Please enter a 10-digit Indian mobile number.",
  },
  zipCode: {
    isRight: (value) => /^[1-9]\d{5}$/.test(value.replace(/\s/g, "")),
    say: "Please enter a PIN code of 6 digits that does not start with 0.",
  },
};

const text = z.string().trim();

/**
 * The address as she types it. First every blank field; only when there is none, field by field the e-mail, the mobile
 * number and the PIN code (decision 18).
 */
export const addressSchema = z
  .object({
    fullName: text,
    email: text,
    phone: text,
    address: text,
    city: text,
    state: text,
    zipCode: text,
  })
  .superRefine((typed, context) => {
    const blank = addressFields.filter((field) => typed[field] === "");
    for (const field of blank)
      context.addIssue({ code: "custom", path: [field], message: "Please fill this in." });
    if (blank.length > 0) return;
    for (const field of addressFields) {
      const check = checks[field];
      if (check && !check.isRight(typed[field]))
        context.addIssue({ code: "custom", path: [field], message: check.say });
    }
  });

/** Whether anything is still to be filled in. */
export const hasBlank = (typed: Address) => addressFields.some((field) => typed[field].trim() === "");

/** The address as it is sent: without stray spaces, the number as couriers write it. */
export const sentAddress = (typed: Address, country: string): ShippingAddressInput => {
  const digits = mobileDigits(typed.phone);
  return {
    ...typed,
    phone: digits ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : typed.phone,
    zipCode: typed.zipCode.replace(/\s/g, ""),
    country,
  };
};
