import type { PersonalData } from "../shop/feature.ts";

/** The personal data of wishlists. */
export const wishlistData: PersonalData = {
  wishlist: `(select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'addedAt', w.created_at,
      'priceWhenAdded', w.price_when_added / 100.0)
    order by w.created_at), '[]') from wishlist_entries w join products p on p.id = w.product_id
    where w.user_id = $1)`,
};
