import type { MigrationInterface, QueryRunner } from "typeorm";
import { owedFunctions, owedLessCredits, owedTrigger } from "./payment-figures.ts";
import { updateInBatches } from "./big-tables.ts";

/** A credit of an order that came back lowers no cash: the courier has collected it in full. */
const isBeforeDelivery = (credit: string): string =>
  `${credit}.reason <> 'order was returned' and ${credit}.created_at <= coalesce((
    select min(s.changed_at) from public.order_status_changes s
    where s.order_id = ${credit}.order_id and s.to_status = 'delivered'), ${credit}.created_at)`;

const creditedBeforeDelivery = `coalesce((select sum(c.amount) from order_credits c
  where c.order_id = orders.id and ${isBeforeDelivery("c")}), 0)`;

const addToCredits = (more: string): string =>
  `create or replace function add_to_credited_amount() returns trigger language plpgsql as $$
    begin
      update public.orders set credited_amount = credited_amount + new.amount${more} where id = new.order_id;
      return null;
    end $$`;

/**
 * `orders.credited_before_delivery`: what the courier does not collect at the door. The figure of cash owed is the total less
 * this amount; a later credit does not lower it, since the courier has the cash by then (docs/adr/0026-order-credits.md).
 */
export class CreditedBeforeDelivery1763600000044 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table orders add column if not exists credited_before_delivery bigint not null default 0",
    );
    await runner.query(
      addToCredits(`, credited_before_delivery = credited_before_delivery
        + case when ${isBeforeDelivery("new")} then new.amount else 0 end`),
    );
    await updateInBatches(runner, {
      table: "orders",
      set: `credited_before_delivery = ${creditedBeforeDelivery}`,
      where: `orders.credited_amount > 0 and orders.credited_before_delivery <> ${creditedBeforeDelivery}`,
    });
    for (const statement of owedFunctions((row) => `${row}.final_amount - ${row}.credited_before_delivery`))
      await runner.query(statement);
    await runner.query(owedTrigger("credited_before_delivery"));
    await runner.query("select recount_payments()");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(addToCredits(""));
    for (const statement of owedFunctions(owedLessCredits)) await runner.query(statement);
    await runner.query(owedTrigger("credited_amount"));
    await runner.query("alter table orders drop column credited_before_delivery");
    await runner.query("select recount_payments()");
  }
}
