import { requestCost, type Caller, type CostBudget } from "./cost-budget.ts";
import type { DocumentStore } from "./document-store.ts";
import { checkQueryLength } from "./limits.ts";
import { variableSize } from "./variable-size.ts";

/** Parsing and validating a text takes up to 3 µs of a core for each character. */
export const costPerCharacter = 3;

/** Characters and values of variables that cost as much as one field. */
const variablesPerCost = 20;

/** What a client sends: a query text, of any type until Apollo Server has checked it, and its variables. */
type SentOperation = { query?: unknown; variables?: unknown };

const asOperation = (body: unknown): SentOperation => (typeof body === "object" && body !== null ? body : {});

/** Throws BAD_INPUT for a request that is too large, and TOO_MANY if its caller has used up the budget. */
export type AdmitRequest = (caller: Caller, body: unknown) => void;

/**
 * Charges a request before any of it is parsed: for itself, for its variables, and for a text that is not known yet. What is
 * refused later is paid for as well.
 */
export const admitRequests =
  (budget: Pick<CostBudget, "spendOrRefuse">, documents: Pick<DocumentStore, "hasText">): AdmitRequest =>
  (caller, body) => {
    const { query, variables } = asOperation(body);
    const text = typeof query === "string" ? query : "";
    checkQueryLength(text);
    const textCost = documents.hasText(text) ? 0 : text.length * costPerCharacter;
    const variablesCost = Math.ceil(variableSize(variables) / variablesPerCost);
    budget.spendOrRefuse(caller, requestCost + textCost + variablesCost);
  };
