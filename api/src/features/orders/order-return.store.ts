/** A return of an order: its last step, and whether pieces of it are exchanged. */
export type OrderReturnRow = { id: string; returnNumber: string; step: string; isExchange: boolean };

/**
 * The returns of the order `o` as JSON, oldest first, without those that have come to nothing: withdrawn, or closed with the order.
 * They are part of the order's own statement, as its parcels are.
 */
export const returnsColumn = `coalesce((select json_agg(json_build_object('id', r.id, 'returnNumber', r.return_number,
    'step', case when r.replacement_sent_at is null then r.status else 'replacement_sent' end,
    'isExchange', exists (select from return_lines i where i.return_id = r.id and i.kind = 'exchange'))
    order by r.created_at, r.id) from returns r
    where r.order_id = o.id and r.status not in ('withdrawn', 'closed')), '[]') as returns`;
