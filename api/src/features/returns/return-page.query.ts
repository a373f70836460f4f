import type { Context } from "../shop/context.ts";
import { maxSearchText, orderSearchQuery } from "../orders/order-search.rules.ts";
import { cleanLine } from "../../platform/text.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import type { ReturnStatus } from "./return-status.rules.ts";
import { listReturns, returnCursor, type ReturnSearch } from "./return.store.ts";

type ReturnList = {
  userId?: string;
  statuses?: readonly ReturnStatus[] | null;
  /** What an admin searches for. */
  text?: string | null;
  first: number;
  after: string | null;
};

/** A search text: "R-1001", its digits, or what finds the order. Throws BAD_INPUT. */
const searchOf = (typed: string | null | undefined): ReturnSearch | undefined => {
  const text = cleanLine(typed ?? "", "text", maxSearchText);
  const orderWords = orderSearchQuery(text);
  if (!orderWords) return undefined;
  const [, digits] = /^(?:r-?)?(\d+)$/i.exec(text.trim()) ?? [];
  return { returnNumber: `R-${digits ?? ""}`, orderWords };
};

/** A page of returns, with the selection that its counts need. Throws BAD_CURSOR, BAD_PAGE_SIZE. */
export const pageOfReturns = async ({ services, longestPage }: Context, list: ReturnList) => {
  const { userId } = list;
  const statuses = list.statuses && list.statuses.length > 0 ? [...new Set(list.statuses)] : undefined;
  const search = searchOf(list.text);
  const after = givenCursor(list.after);
  const size = pageSize(list.first, longestPage);
  const rows = await listReturns(services.database, { userId, statuses, search, after, limit: size + 1 });
  const page = pageOf(rows, size, after, (row) => returnCursor(userId, row));
  return Object.assign(page, { userId, statuses, search });
};
