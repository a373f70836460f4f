import type { PersonalData } from "../shop/feature.ts";

/** The personal data of reviews. */
export const reviewData: PersonalData = {
  reviews: `(select coalesce(jsonb_agg(jsonb_build_object('product', p.title, 'rating', r.rating,
    'comment', r.comment, 'sizeWorn', r.size_worn, 'fit', r.fit, 'createdAt', r.created_at, 'answer', r.answer,
    'photographs', (select count(*) from review_photos f where f.review_id = r.id and f.removed_at is null))), '[]')
    from reviews r join products p on p.id = r.product_id where r.user_id = $1)`,
};
