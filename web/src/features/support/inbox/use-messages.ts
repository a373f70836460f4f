import {
  AdminMessagesPageDocument,
  useAdminMessagesPageQuery,
  type AdminMessagesPageQuery,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../graphql/paged-list.ts";

const PAGE_SIZE = 20;

const messagesOf = (data: AdminMessagesPageQuery) => data.contactMessages;

/** The messages of the inbox page by page, newest first. `isHandled` is `null` for all messages. */
export const useMessages = (isHandled: boolean | null) => {
  const filter = { isHandled };
  const first = useFirstCount({
    query: AdminMessagesPageDocument,
    variables: filter,
    page: PAGE_SIZE,
    toList: messagesOf,
  });
  const result = useAdminMessagesPageQuery({ variables: { ...filter, first }, ...listOptions });
  const { nodes: messages, ...list } = toPagedList(result, PAGE_SIZE, messagesOf);
  return { ...list, messages, counts: (result.data ?? result.previousData)?.contactMessages };
};
