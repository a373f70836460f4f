import { sqlCheck, type Check } from "./check.ts";

const open = "('requested', 'approved', 'received')";

export const returnChecks: Check[] = [
  sqlCheck(
    "each completed return has one credit of its pieces, an exchange has none",
    `select r.return_number, r.status, r.credited_amount, c.amount, c.pieces from returns r
       left join (
         select c.source_id, sum(c.amount) as amount, count(*) as credits,
           sum((select sum(quantity) from order_credit_lines where credit_id = c.id)) as pieces
         from order_credits c group by 1) c on c.source_id = r.id
       cross join lateral (
         select coalesce(sum(restocked + written_off) filter (where kind = 'return'), 0) as pieces from return_lines
         where return_id = r.id) l
     where (r.status = 'completed' and l.pieces > 0) <> (c.credits is not null) or c.credits > 1
       or r.status = 'completed' and (r.credited_amount is distinct from coalesce(c.amount, 0)
         or l.pieces <> coalesce(c.pieces, 0))`,
  ),
  sqlCheck(
    "no more pieces come back than were bought",
    `select o.order_number, l.quantity, sum(i.quantity - i.missing) as returned
     from return_lines i join returns r on r.id = i.return_id join order_lines l on l.id = i.order_line_id
       join orders o on o.id = l.order_id
     where r.status in ${open} or r.status = 'completed' and i.kind = 'return'
     group by o.id, l.id having sum(i.quantity - i.missing) > l.quantity`,
  ),
  sqlCheck(
    "replacements are held for open returns only",
    `select r.return_number, r.status, c.quantity from order_portion_changes c left join returns r on r.id = c.held_for
     where c.held_for is not null and coalesce(r.status not in ${open}, true)`,
  ),
  sqlCheck(
    "each credit of an order with an invoice has one credit note of its amount",
    `select o.order_number, c.amount, n.number from order_credits c join orders o on o.id = c.order_id
       join invoices i on i.order_id = o.id left join credit_notes n on n.credit_id = c.id
     where c.amount > 0 and coalesce((n.snapshot->'sums'->>'total')::int, 0) <> c.amount`,
  ),
];
