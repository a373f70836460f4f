/** What a page hands to home in the navigation state, to be said there. */
export type NoticeState = { notice: string };

/** The sentence that came along to home; null when nothing did. */
export const noticeInState = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "notice" in state && typeof state.notice === "string"
    ? state.notice
    : null;
