/** What an admin has typed about a ticket and not sent. */
export type TicketTexts = Readonly<Record<"answer" | "note", string>>;

export const textFields = ["answer", "note"] as const;

/** The texts with a change; `null` if nothing is left. */
export const withText = (current: TicketTexts | null, change: Partial<TicketTexts>): TicketTexts | null => {
  const texts = { answer: "", note: "", ...current, ...change };
  return texts.answer === "" && texts.note === "" ? null : texts;
};

/** The texts without one that was sent. What was typed while it was being sent stays. */
export const withoutSent = (
  current: TicketTexts | null,
  field: keyof TicketTexts,
  sent: string,
): TicketTexts | null => (current?.[field] === sent ? withText(current, { [field]: "" }) : current);
