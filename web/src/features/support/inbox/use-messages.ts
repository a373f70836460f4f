import {
  AdminMessagesPageDocument,
  useAdminMessagesPageQuery,
  type AdminMessagesPageQuery,
  type ContactMessageFilter,
  type MessageSort,
} from "../../../graphql/generated.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";

const PAGE_SIZE = 20;

const messagesOf = (data: AdminMessagesPageQuery) => data.contactMessages;

/** The messages of the inbox page by page. */
export const useMessages = (variables: { filter: ContactMessageFilter; sort: MessageSort }) => {
  const paged = usePagedQuery({
    query: AdminMessagesPageDocument,
    variables,
    size: PAGE_SIZE,
    toList: messagesOf,
  });
  const { list, data } = paged.listOf(useAdminMessagesPageQuery(paged.options));
  const { nodes: messages, ...rest } = list;
  return { ...rest, messages, counts: data?.contactMessages };
};
