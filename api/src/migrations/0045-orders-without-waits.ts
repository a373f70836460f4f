import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/** Runs inside the commit of an order, where no statement timeout applies. */
const stockBeganOrEnded = (body: string): string =>
  `create or replace function stock_began_or_ended() returns trigger language plpgsql as $$
    begin
      ${body}
      return null;
    end $$`;

/**
 * The sizes in stock of a product that another transaction has locked are computed later: `outdated_facets` names it. Several
 * rows of one product are allowed, so that inserts do not wait for each other. The column and the index are for the sweep of
 * unpaid orders and the daily deletion of webhook events.
 */
export class OrdersWithoutWaits1763600000045 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table if not exists outdated_facets (
        id bigint generated always as identity,
        product_id uuid not null,
        constraint outdated_facets_pkey primary key (id)
      )`,
    );
    await runner.query("create index if not exists outdated_facets_product on outdated_facets (product_id)");
    await runner.query(
      stockBeganOrEnded(`perform from public.products where id = new.product_id for no key update skip locked;
      if found then
        perform public.refresh_product_facets(array[new.product_id]);
      else
        insert into public.outdated_facets (product_id) values (new.product_id);
      end if;`),
    );
    await runner.query("alter table payment_intents add column if not exists expiry_tried_at timestamptz");
    await createIndexConcurrently(runner, {
      name: "webhook_events_received",
      on: "webhook_events (received_at)",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index webhook_events_received");
    await runner.query("alter table payment_intents drop column expiry_tried_at");
    await runner.query(stockBeganOrEnded("perform refresh_product_facets(array[new.product_id]);"));
    await runner.query(
      "update products p set facets = '{}' from outdated_facets o where o.product_id = p.id",
    );
    await runner.query("drop table outdated_facets");
  }
}
