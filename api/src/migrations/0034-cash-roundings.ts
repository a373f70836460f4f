import type { MigrationInterface, QueryRunner } from "typeorm";

/** Cash has no paise: its difference to the exact total is booked. What was collected before was recorded to the paisa. */
export class CashRoundings1763600000134 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table cash_roundings (
         id uuid not null default uuidv7(),
         order_id uuid not null,
         credit_id uuid,
         amount integer not null,
         booked_at timestamptz not null default now(),
         constraint cash_roundings_pkey primary key (id),
         constraint cash_roundings_amount_check check (amount <> 0 and abs(amount) < 100),
         constraint cash_roundings_order_id_fkey foreign key (order_id) references orders(id) on delete restrict,
         constraint cash_roundings_credit_id_fkey foreign key (credit_id) references order_credits(id) on delete restrict
       )`,
    );
    await runner.query(
      "create unique index cash_roundings_collection on cash_roundings (order_id) where credit_id is null",
    );
    await runner.query(
      "create unique index cash_roundings_credit on cash_roundings (credit_id) where credit_id is not null",
    );
    await runner.query("create index cash_roundings_newest on cash_roundings (booked_at, id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table cash_roundings");
  }
}
