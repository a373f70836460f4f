import { sqlCheck, type Check, type CheckedBooks } from "./check.ts";

const open = "('requested', 'approved', 'received')";

export const returnChecks: Check<CheckedBooks>[] = [
  sqlCheck(
    "each completed return has the credit of its pieces, an exchange has none",
    `select o.order_number, r.amount as returned, c.amount, r.pieces, c.pieces as credited from orders o
       cross join lateral (
         select coalesce(sum(x.credited_amount), 0) as amount,
           coalesce(sum((select sum(restocked + written_off) from return_lines
             where return_id = x.id and kind = 'return')), 0) as pieces
         from returns x where x.order_id = o.id and x.status = 'completed') r
       cross join lateral (
         select coalesce(sum(amount), 0) as amount,
           coalesce(sum((select sum(quantity) from order_credit_lines where credit_id = x.id)), 0) as pieces
         from order_credits x where x.order_id = o.id and x.reason = 'pieces were returned') c
     where r.amount <> c.amount or r.pieces <> c.pieces`,
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
     where c.held_for is not null and c.quantity > 0 and coalesce(r.status not in ${open}, true)`,
  ),
  sqlCheck(
    "each credit of an order with an invoice has one credit note of its amount",
    `select o.order_number, c.amount, n.number from order_credits c join orders o on o.id = c.order_id
       join invoices i on i.order_id = o.id left join credit_notes n on n.credit_id = c.id
     where c.amount > 0 and coalesce((n.snapshot->'sums'->>'total')::int, 0) <> c.amount`,
  ),
];
