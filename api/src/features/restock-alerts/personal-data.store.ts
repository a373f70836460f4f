import type { PersonalData } from "../shop/feature.ts";

/** The personal data of back-in-stock alerts. */
export const restockData: PersonalData = {
  restockAlerts: `(select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'size', a.size, 'color', a.color,
    'requestedAt', a.created_at, 'mailedAt', a.mailed_at) order by a.created_at), '[]')
    from restock_alerts a join products p on p.id = a.product_id where a.user_id = $1)`,
};
