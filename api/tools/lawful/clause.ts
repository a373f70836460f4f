import type { Evidence, MailEvidence, PageEvidence } from "./evidence.ts";

/** A duty of a shop, as a check of what the walk has seen. Acts and rules are named as in docs/law.md. */
export type Clause = {
  /** Stable name, for the report and its tests. */
  id: string;
  act: string;
  rule: string;
  duty: string;
  /** Each sentence is a breach; none: the duty is met. Throws `NotSeen` if its part was not walked. */
  check: (evidence: Evidence) => readonly string[];
};

/** The walk has not seen what a clause needs. */
export class NotSeen extends Error {}

/** Clauses of one act. */
export const clausesOf = (act: string, clauses: readonly Omit<Clause, "act">[]): readonly Clause[] =>
  clauses.map((clause) => ({ act, ...clause }));

/** The sentence as a breach if the condition does not hold. */
export const unless = (holds: boolean, sentence: string): readonly string[] => (holds ? [] : [sentence]);

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").toLowerCase();

/** Whether a page shows a text; upper case and line breaks do not matter. An empty text is not shown. */
export const shows = ({ text }: PageEvidence, part: string): boolean =>
  part.trim() !== "" && plain(text).includes(plain(part).trim());

/** A breach for each of the texts that a page does not show. */
export const mustShow = (page: PageEvidence, parts: Readonly<Record<string, string>>): readonly string[] => [
  ...unless(page.status === 200, `${page.path} answers ${page.status}.`),
  ...Object.entries(parts).flatMap(([name, part]) =>
    unless(shows(page, part), `${page.path} does not show ${name}.`),
  ),
];

/** Every page that was walked. */
export const allPages = ({ pages, products, account, order }: Evidence): readonly PageEvidence[] => [
  ...Object.values(pages),
  ...products.map(({ page }) => page),
  ...Object.values(account ?? {}),
  ...(order?.terms ? [order.terms] : []),
];

/** A part of the evidence that may be absent. */
export const seen = <Part>(part: Part | undefined, { missing }: Evidence, name: string): Part => {
  if (part !== undefined) return part;
  throw new NotSeen(missing.find((entry) => entry.part === name)?.reason ?? `The walk has no ${name}.`);
};

/** A mail of the mailbox, which may have none of its kind. */
export const seenMail = (mail: MailEvidence | undefined, name: string): MailEvidence => {
  if (mail) return mail;
  throw new NotSeen(`The mailbox of the shop has no ${name}.`);
};
