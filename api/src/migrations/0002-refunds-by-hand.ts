import type { MigrationInterface, QueryRunner } from "typeorm";

/** Refunds by an admin's hand (docs/adr/0026-order-credits.md): their note, their pieces, and credits of a part of a price. */
export class RefundsByHand1763600000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table order_credits add column note text");
    await runner.query("alter table order_credit_lines drop constraint order_credit_lines_check");
    await runner.query(`alter table order_credit_lines add constraint order_credit_lines_check
      check (quantity >= 0 and (quantity > 0 or amount > 0) and amount >= 0 and tax >= 0)`);
    await runner.query(`create table refunded_pieces (
      id uuid not null default uuidv7(),
      credit_id uuid not null,
      order_line_id uuid not null,
      size text,
      color text,
      quantity integer not null,
      is_unshipped boolean not null,
      is_restocked boolean not null,
      constraint refunded_pieces_pkey primary key (id),
      constraint refunded_pieces_quantity_check check (quantity > 0),
      constraint refunded_pieces_credit_id_fkey foreign key (credit_id) references order_credits(id) on delete restrict,
      constraint refunded_pieces_order_line_id_fkey foreign key (order_line_id) references order_lines(id) on delete restrict
    )`);
    await runner.query("create index refunded_pieces_line on refunded_pieces (order_line_id)");
    await runner.query("create index refunded_pieces_credit on refunded_pieces (credit_id)");
  }

  async down(): Promise<void> {
    throw new Error("Refunds by hand are not taken back.");
  }
}
