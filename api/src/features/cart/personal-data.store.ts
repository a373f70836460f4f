import type { PersonalData } from "../shop/feature.ts";

/** The personal data of carts. */
export const cartData: PersonalData = {
  cart: `(select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'size', c.size, 'color', c.color,
    'quantity', c.quantity)), '[]') from cart_lines c join products p on p.id = c.product_id where c.user_id = $1)`,
};
