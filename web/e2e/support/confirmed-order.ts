import { sql } from "./database.ts";

type Sale = { id: string; orderNumber: string; name: string; lineId: string };

/** The newest cash order whose first line has several sizes, as a confirmed one without an invoice. */
export const aConfirmedOrder = async (): Promise<Sale> => {
  const [order] = await sql<Sale>(
    `update orders o set order_status = 'confirmed', payment_status = 'pending', holds_stock = true, created_at = now(), notes = null,
       ship_full_name = 'Zubeida Begum', ship_state = 'Punjab', ship_city = 'Ludhiana', ship_zip_code = '141001',
       ship_phone = '9876501234'
     from order_lines l join products p on p.id = l.product_id
     where l.order_id = o.id and l.position = 0 and l.quantity = 1 and p.archived_at is null
       and cardinality(p.available_sizes) > 1 and o.payment_method = 'cod' and o.id = (
         select c.id from orders c join order_lines k on k.order_id = c.id and k.position = 0 and k.quantity = 1
           join products r on r.id = k.product_id and r.archived_at is null and cardinality(r.available_sizes) > 1
         where c.payment_method = 'cod' and not exists (select from invoices i where i.order_id = c.id)
         order by c.created_at desc limit 1)
     returning o.id, o.order_number as "orderNumber", o.ship_full_name as name, l.id as "lineId"`,
    [],
  );
  if (!order) throw new Error("No cash order with sizes.");
  await sql("select refresh_order_words(array[$1::uuid])", [order.id]);
  await sql("update order_status_changes set user_id = null where order_id = $1", [order.id]);
  return order;
};
