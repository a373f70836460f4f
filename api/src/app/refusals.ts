import { documentCodes } from "../platform/errors/document-codes.ts";
import { commonRefusals, refuserOf, type Refusals } from "../platform/errors/errors.ts";
import { features } from "./features.ts";

/** Every refusal of the shop. Its type is merged by the compiler from the tables of the features. */
export const refusals: Readonly<Refusals> = Object.assign(
  {},
  commonRefusals,
  ...features.map((each) => each.refusals),
);

/** Throws any refusal of the shop. */
export const refuse = refuserOf(refusals);

/** Every code that an error of the shop may have, with its HTTP status and a sentence about it. */
export const errorCodes: Readonly<Record<string, string>> = {
  ...documentCodes,
  ...Object.fromEntries(
    Object.entries(refusals).map(([code, { status, message }]) => [code, `HTTP ${status}: ${message}`]),
  ),
};
