import { type Database, catalogueRows } from "../../platform/database/database.ts";
import { reviewColumns, type ReviewRow } from "./review.store.ts";

/** Photographs among which the newest reviews are looked for: a review has at most three. */
const newestPhotos = 200;

/** The newest visible reviews with a visible photograph and at least so many stars, one of each product that the shop sells. */
export const photographedReviews = (
  database: Database,
  { minRating, limit }: { minRating: number; limit: number },
): Promise<ReviewRow[]> =>
  catalogueRows<ReviewRow>(
    database,
    "photographed-reviews",
    `with newest as (select id, review_id from review_photos where hidden_at is null and removed_at is null
        order by id desc limit $1),
      reviewed as (select distinct on (v.product_id) v.id, n.id as photo_id
        from newest n join reviews v on v.id = n.review_id
          join products p on p.id = v.product_id and p.archived_at is null
        where v.hidden_at is null and v.rating >= $2 order by v.product_id, n.id desc)
     select ${reviewColumns} from (select * from reviewed order by photo_id desc limit $3) s
       join reviews r on r.id = s.id left join users u on u.id = r.user_id
     order by s.photo_id desc`,
    [newestPhotos, minRating, limit],
  );
