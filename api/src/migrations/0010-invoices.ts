import type { MigrationInterface, QueryRunner } from "typeorm";

const shareOf = (rate: string, amount: string): string => `2 * floor((${amount} * ${rate} + 10000 + ${rate})
  / (2 * (10000 + ${rate})))::bigint`;

const statements = [
  `alter table products add hsn text,
    add constraint products_hsn_check check (hsn ~ '^[0-9]{4}([0-9]{2}){0,2}$')`,
  `alter table welcome_codes add order_id uuid,
    add constraint welcome_codes_order unique (order_id)`,
  `alter table orders add confirmation_mailed_at timestamptz`,
  `alter table order_lines
    add discount bigint not null default 0,
    add hsn text,
    add tax_rate integer,
    add tax bigint`,
  // Older orders have no stored tax rate: clothes by the price of the piece, accessories 18 %.
  `update order_lines l set
    hsn = case when p.category = 'accessories' then '4202' else '6204' end,
    tax_rate = case when p.category = 'accessories' or l.price > 250000 then 1800 else 500 end
    from products p where p.id = l.product_id`,
  `update order_lines set tax = ${shareOf("tax_rate", "(price::bigint * quantity)")}`,
  `update orders o set tax = t.of_lines + ${shareOf("t.rate", "o.shipping_cost")}
    from (select order_id, sum(tax) as of_lines, max(tax_rate) as rate from order_lines group by order_id) t
    where t.order_id = o.id`,
  `alter table order_lines
    alter hsn set not null,
    alter tax_rate set not null,
    alter tax set not null,
    add constraint order_lines_tax_check check (discount between 0 and price::bigint * quantity
      and tax between 0 and price::bigint * quantity - discount and tax_rate between 0 and 10000)`,
  `create table invoice_counters (
    financial_year text not null,
    last_number integer not null,
    constraint invoice_counters_pkey primary key (financial_year)
  )`,
  `create table invoices (
    id uuid not null default uuidv7(),
    order_id uuid not null,
    number text not null,
    snapshot jsonb not null,
    issued_at timestamptz not null,
    constraint invoices_pkey primary key (id),
    constraint invoices_order unique (order_id),
    constraint invoices_number unique (number)
  )`,
  `alter table invoices add constraint invoices_order_id_fkey
    foreign key (order_id) references orders(id) on delete restrict`,
];

/** Discounts and taxes of each line, spent welcome codes, and invoices with their numbers. */
export class Invoices1763600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table invoices, invoice_counters");
    await runner.query(`alter table order_lines drop constraint order_lines_tax_check, drop discount, drop hsn,
      drop tax_rate, drop tax`);
    await runner.query("alter table orders drop confirmation_mailed_at");
    await runner.query("alter table welcome_codes drop order_id");
    await runner.query("alter table products drop hsn");
  }
}
