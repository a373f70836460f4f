import type { PersonalData } from "../shop/feature.ts";

/** The personal data of returns. */
export const returnData: PersonalData = {
  returns: `(select coalesce(jsonb_agg(jsonb_build_object('returnNumber', e.return_number, 'orderNumber', o.order_number,
    'status', e.status, 'createdAt', e.created_at, 'lines', (select coalesce(jsonb_agg(jsonb_build_object(
      'title', l.title, 'quantity', i.quantity, 'kind', i.kind, 'reason', i.reason, 'comment', i.comment) order by i.position), '[]')
      from return_lines i join order_lines l on l.id = i.order_line_id where i.return_id = e.id),
    'photographs', (select count(*) from return_photos p where p.return_id = e.id)) order by e.created_at), '[]')
    from returns e join orders o on o.id = e.order_id where e.user_id = $1)`,
};
