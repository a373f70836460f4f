import { shoppersOnly, type AccessCase } from "./access-cases.ts";

/** The consents of shoppers. */
export const consentAccessCases: Record<string, AccessCase> = {
  "Query.myConsents": { allow: shoppersOnly, callOf: () => ["{ myConsents { purpose isGiven } }"] },
  "Mutation.withdrawConsent": {
    allow: shoppersOnly,
    callOf: () => ["mutation { withdrawConsent(purpose: PROMOTIONS) { purpose } }"],
  },
};
