import sql, { empty, raw } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { ReviewState } from "./review.rules.ts";
import { reviewColumns, type ReviewRow } from "./review.store.ts";

const conditions: Record<ReviewState, string> = {
  [ReviewState.NEW]: "r.read_at is null",
  [ReviewState.HIDDEN]: "r.hidden_at is not null",
  [ReviewState.ALL]: "true",
};

const listName = (state: ReviewState): string => `all-reviews:${state}`;

export const listedReviewCursor = (state: ReviewState, { createdAt, id }: ReviewRow): string =>
  encodeCursor(listName(state), [createdAt, id]);

/** A page of the reviews of all products, newest first. Throws BAD_CURSOR. */
export const listReviews = (
  database: Database,
  { state, after, limit }: { state: ReviewState; after: string | undefined; limit: number },
): Promise<ReviewRow[]> => {
  const [at, id] = after ? decodeCursor(listName(state), after, ["instant", "id"]) : [];
  const { text, values } = sql`select ${raw(reviewColumns)} from
    (select * from reviews r where ${raw(conditions[state])}
       ${after ? sql`and (r.created_at, r.id) < (${at}::timestamptz, ${id}::uuid)` : empty}
     order by r.created_at desc, r.id desc limit ${limit}) r left join users u on u.id = r.user_id
    order by r.created_at desc, r.id desc`;
  return primaryRows<ReviewRow>(database, `reviews-${state}${after ? "-after" : ""}`, text, values);
};

/** The number of reviews in a state. */
export const countReviews = async (database: Database, state: ReviewState): Promise<number> => {
  const text = `select count(*)::int as count from reviews r where ${conditions[state]}`;
  const [row] = await primaryRows<{ count: number }>(database, `review-count-${state}`, text, []);
  return row?.count ?? 0;
};
