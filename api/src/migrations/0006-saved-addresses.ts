import type { MigrationInterface, QueryRunner } from "typeorm";

/** The e-mail address of an order; `null` for that of the account, and for a customer by phone without one. */
const email = `case when lower(ship_email) <> lower(u.email::text) and ship_email not like '%@phone.invalid' then ship_email end`;

/** The order of an account that went to the address field of its profile, and the address of that order. */
const orderToProfileAddress = `select o.* from orders o
  where o.user_id = u.id and btrim(lower(o.ship_address)) = btrim(lower(u.address))
  order by o.created_at desc, o.id desc limit 1`;

/**
 * The default address of each account is the address field of its profile. Town, state and PIN code are those of the last order that
 * went there; without one they are empty, and the shopper adds them.
 */
const takeOverProfiles = `insert into saved_addresses
    (user_id, full_name, email, phone, address, city, state, zip_code, country, is_default)
  select u.id, coalesce(o.ship_full_name, u.name), ${email},
    coalesce(o.ship_phone, u.mobile, ''), u.address, coalesce(o.ship_city, ''), coalesce(o.ship_state, ''),
    coalesce(o.ship_zip_code, ''), coalesce(o.ship_country, 'India'), true
  from users u left join lateral (${orderToProfileAddress}) o on true
  where u.address is not null and u.deleted_at is null
  on conflict do nothing`;

/** As many addresses of earlier orders as checkout offered before, of the newest orders. */
const takeOverOrders = `insert into saved_addresses
    (user_id, full_name, email, phone, address, city, state, zip_code, country, created_at)
  select u.id, o.full_name, o.email, o.phone, o.address, o.city, o.state, o.zip_code, o.country, o.created_at
  from users u cross join lateral (
    select full_name, email, phone, address, city, state, zip_code, country, max(created_at) as created_at
    from (select ship_full_name as full_name,
        ${email} as email,
        ship_phone as phone, ship_address as address, ship_city as city, ship_state as state,
        ship_zip_code as zip_code, ship_country as country, created_at
      from orders where user_id = u.id order by created_at desc, id desc limit 100) newest
    group by full_name, email, phone, address, city, state, zip_code, country
    order by max(created_at) desc limit 5) o
  where u.deleted_at is null and not exists (
    select from saved_addresses s where s.user_id = u.id and btrim(lower(s.address)) = btrim(lower(o.address))
      and s.city = o.city and s.zip_code = o.zip_code)`;

/**
 * Several addresses of a shopper. Those that the shop knows already are taken over. Each statement is committed by itself: a foreign
 * key locks the accounts, and reading the orders takes a while.
 */
export class SavedAddresses1763600000106 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists saved_addresses (
      id uuid not null default uuidv7(),
      user_id uuid not null,
      label text,
      full_name text not null,
      email text,
      phone text not null,
      address text not null,
      city text not null,
      state text not null,
      zip_code text not null,
      country text not null,
      is_default boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      constraint saved_addresses_pkey primary key (id),
      constraint saved_addresses_user_id_fkey foreign key (user_id) references users(id) on delete cascade
    )`);
    await runner.query(
      "create index if not exists saved_addresses_newest on saved_addresses (user_id, created_at, id)",
    );
    await runner.query(
      "create unique index if not exists saved_addresses_default on saved_addresses (user_id) where is_default",
    );
    await runner.query(takeOverProfiles);
    await runner.query(takeOverOrders);
  }

  async down(): Promise<void> {
    throw new Error("Saved addresses are not dropped.");
  }
}
