import {
  AdminMessagesPageDocument,
  useAdminMessagesPageQuery,
  type AdminMessagesPageQuery,
} from "../../../graphql/generated.ts";
import { listOptions, pagedList, useFirst } from "../../../graphql/paged-list.ts";

/** Messages of a page. */
const PAGE = 20;

const messagesOf = (data: AdminMessagesPageQuery) => data.contactMessages;

/** The inbox, newest first, one page after the other: all of it, what is open, or what is handled. */
export const useMessages = (isHandled: boolean | null) => {
  const chosen = { isHandled };
  const first = useFirst(AdminMessagesPageDocument, chosen, PAGE, messagesOf);
  const answer = useAdminMessagesPageQuery({ variables: { ...chosen, first }, ...listOptions });
  const { nodes: messages, ...list } = pagedList(answer, PAGE, messagesOf);
  return { ...list, messages, counts: (answer.data ?? answer.previousData)?.contactMessages };
};
