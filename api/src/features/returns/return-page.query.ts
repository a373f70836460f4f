import type { Context } from "../shop/context.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import type { ReturnStatus } from "./return-status.rules.ts";
import { listReturns, returnCursor } from "./return.store.ts";

type ReturnList = {
  userId?: string;
  statuses?: readonly ReturnStatus[] | null;
  first: number;
  after: string | null;
};

/** A page of returns, with the selection that its counts need. Throws BAD_CURSOR, BAD_PAGE_SIZE. */
export const pageOfReturns = async ({ shop, longestPage }: Context, list: ReturnList) => {
  const { userId } = list;
  const statuses = list.statuses && list.statuses.length > 0 ? [...new Set(list.statuses)] : undefined;
  const after = givenCursor(list.after);
  const size = pageSize(list.first, longestPage);
  const rows = await listReturns(shop.database, { userId, statuses, after, limit: size + 1 });
  const page = pageOf(rows, size, after, (row) => returnCursor(userId, row));
  return Object.assign(page, { userId, statuses });
};
