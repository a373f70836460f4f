import type { MigrationInterface, QueryRunner } from "typeorm";

/** Amounts that may not change once they are stored, by table. */
const amounts = {
  orders: "total_amount, shipping_cost, discount, tax, final_amount",
  order_lines: "price, quantity, discount, tax_rate, tax",
  payments: "intent_id, gateway_payment_id, amount, currency",
  refunds: "payment_id, amount",
};

const statements = [
  // After a backup was restored, the order and the shopper of a captured payment may be missing.
  `alter table payment_intents alter user_id drop not null`,
  `alter table payments add payer_email text`,
  `create function books_are_kept() returns trigger language plpgsql as $$
   begin
     raise exception 'the books are only added to: % of % is refused', lower(tg_op), tg_table_name;
   end $$`,
  ...Object.entries(amounts).map(
    ([table, columns]) => `create trigger ${table}_amounts_are_kept before update of ${columns} on ${table}
      for each row when (row(${columns.replace(/\w+/g, "old.$&")}) is distinct from
        row(${columns.replace(/\w+/g, "new.$&")}))
      execute function books_are_kept()`,
  ),
  `create trigger invoices_are_kept before update or delete on invoices
    for each row execute function books_are_kept()`,
  `create trigger payments_are_kept before delete on payments
    for each row execute function books_are_kept()`,
  `create trigger refunds_are_kept before delete on refunds
    for each row execute function books_are_kept()`,
];

/** The database refuses changes of final amounts. A payment without order and shopper can be stored, to be refunded. */
export class KeptBooks1763600000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function books_are_kept cascade");
    await runner.query("alter table payments drop payer_email");
    await runner.query("alter table payment_intents alter user_id set not null");
  }
}
