import { textInState } from "../../ui/navigation-state.ts";

/** What a page hands to home in the navigation state, to be said there. */
export type NoticeState = { notice: string };

/** The sentence that came along to home; null when nothing did. */
export const noticeInState = (state: unknown) => textInState(state, "notice");
