import {
  AdminMessagesPageDocument,
  useAdminMessagesPageQuery,
  type AdminMessagesPageQuery,
} from "../../../graphql/generated.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";

const PAGE_SIZE = 20;

const messagesOf = (data: AdminMessagesPageQuery) => data.contactMessages;

/** The messages of the inbox page by page, newest first. `isHandled` is `null` for all messages. */
export const useMessages = (isHandled: boolean | null) => {
  const paged = usePagedQuery({
    query: AdminMessagesPageDocument,
    variables: { isHandled },
    size: PAGE_SIZE,
    toList: messagesOf,
  });
  const { list, data } = paged.listOf(useAdminMessagesPageQuery(paged.options));
  const { nodes: messages, ...rest } = list;
  return { ...rest, messages, counts: data?.contactMessages };
};
