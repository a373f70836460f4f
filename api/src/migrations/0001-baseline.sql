-- The tables of the shop, with constraints and indexes. Functions and triggers are in the .sql file of their feature. A landed
-- migration never changes: the next change of a table is a new one (CONTRIBUTING.md, "A migration").

create extension if not exists citext with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

create text search dictionary shop_words (template = simple, stopwords = english);
create text search configuration shop_search (parser = default);
alter text search configuration shop_search add mapping for asciiword, numword, uint with shop_words;
alter text search configuration shop_search add mapping for word with unaccent, shop_words;

create sequence order_numbers start 100001;
create sequence return_numbers start 1001;
create sequence ticket_numbers start 100234;

create table users (
  id uuid not null default uuidv7(),
  name text not null,
  email citext not null,
  mobile text,
  address text,
  profile_pic text,
  role text not null default 'shopper',
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  notify_email boolean not null default true,
  notify_order_updates boolean not null default true,
  notify_security boolean not null default true,
  notify_promotions boolean not null default false,
  deleted_at timestamptz,
  pending_email citext,
  constraint users_pkey primary key (id),
  constraint users_email unique (email)
);
create index users_pending_email on users (pending_email);

create table sessions (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  network text,
  constraint sessions_pkey primary key (id),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index sessions_user_id on sessions (user_id);

create table products (
  id uuid not null default uuidv7(),
  title text not null,
  description text not null,
  price integer not null,
  category text not null,
  materials text[] not null default '{}',
  available_sizes text[] not null default '{}',
  available_colors text[] not null default '{}',
  rating_sum integer not null default 0,
  review_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  search tsvector not null default '',
  hsn text,
  version integer not null default 1,
  handle text,
  lacks_pictures boolean not null default true,
  kind text not null default 'other',
  facets text[] not null default '{}',
  constraint products_pkey primary key (id),
  constraint products_hsn_check check (hsn ~ '^[0-9]{4}([0-9]{2}){0,2}$'),
  constraint products_kind_check check ((kind is not null) and (kind in ('anarkali', 'bag', 'bangles', 'belt', 'blazer',
    'co_ord', 'dress', 'dupatta', 'jhumka', 'jumpsuit', 'jutti', 'kurta', 'other', 'saree_gown', 'scarf', 'skirt', 'top',
    'trousers'))),
  constraint products_price_check check ((price > 0) and (price <= 100000000)),
  constraint products_rating_check check ((rating_sum >= 0) and (review_count >= 0))
);
create index products_archived_changed on products (updated_at, id) include (category) where archived_at is not null;
create index products_archived_newest on products (created_at, id) include (category) where archived_at is not null;
create index products_archived_price on products (price, id) include (category) where archived_at is not null;
create index products_archived_title on products (title, id) include (category) where archived_at is not null;
create index products_archived_words on products using gin (search) where archived_at is not null;
create index products_category_newest on products (category, created_at, id) include (price) where archived_at is null;
create index products_category_price on products (category, price, id) include (created_at) where archived_at is null;
create index products_category_title on products (category, title, id) include (price, created_at) where archived_at is null;
create index products_changed on products (updated_at, id) include (category) where archived_at is null;
create unique index products_handle on products (handle);
create index products_kind_newest on products (kind, created_at, id) include (category, price) where archived_at is null;
create index products_kind_price on products (kind, price, id) include (category, created_at) where archived_at is null;
create index products_kind_title on products (kind, title, id) include (category, price, created_at) where archived_at is null;
create index products_newest on products (created_at, id) include (category, price) where archived_at is null;
create index products_price on products (price, id) include (category, created_at) where archived_at is null;
create index products_search on products using gin (search) where archived_at is null;
create index products_search_a on products using gin (ts_filter(search, '{a}'::"char"[])) where archived_at is null;
create index products_search_ab on products using gin (ts_filter(search, '{a,b}'::"char"[])) where archived_at is null;
create index products_search_abc on products using gin (ts_filter(search, '{a,b,c}'::"char"[])) where archived_at is null;
create index products_title on products (title, id) include (category, price, created_at) where archived_at is null;
create index products_without_pictures on products (id) where lacks_pictures;

create table stock_units (
  id uuid not null default uuidv7(),
  product_id uuid not null,
  size text,
  color text,
  stock integer not null,
  constraint stock_units_pkey primary key (id),
  constraint stock_units_stock_check check (stock >= 0),
  constraint stock_units_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);
create unique index stock_units_choice on stock_units (product_id, size, color) nulls not distinct;

create table orders (
  id uuid not null default uuidv7(),
  order_number text not null,
  user_id uuid not null,
  idempotency_key text not null,
  draft_hash text not null,
  order_status text not null,
  holds_stock boolean not null default true,
  total_amount bigint not null,
  shipping_cost bigint not null,
  discount bigint not null default 0,
  tax bigint not null,
  final_amount bigint not null,
  tracking_id text,
  estimated_delivery timestamptz,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ship_full_name text not null,
  ship_email text not null,
  ship_phone text not null,
  ship_address text not null,
  ship_city text not null,
  ship_state text not null,
  ship_zip_code text not null,
  ship_country text not null,
  payment_method text not null,
  payment_transaction_id text,
  payment_status text not null,
  payable_until timestamptz,
  confirmation_mailed_at timestamptz,
  credited_amount bigint not null default 0,
  packed_at timestamptz,
  placed_by uuid,
  promised_from date,
  promised_to date,
  promised_zone text,
  credited_before_delivery bigint not null default 0,
  constraint orders_pkey primary key (id),
  constraint orders_idempotency_key unique (user_id, idempotency_key),
  constraint orders_number unique (order_number),
  constraint orders_credited_check check ((credited_amount >= 0) and (credited_amount <= final_amount)),
  constraint orders_total_check check ((total_amount > 0) and (shipping_cost >= 0) and (discount >= 0)
    and (discount <= total_amount) and (tax >= 0) and (final_amount = ((total_amount + shipping_cost) - discount))),
  constraint orders_user_id_fkey foreign key (user_id) references users(id) on delete restrict
);
create index orders_cash_owed on orders (created_at, id) where (payment_method = 'cod') and (order_status = 'delivered')
  and (payment_status in ('pending', 'failed'));
create index orders_packed on orders (created_at, id) where packed_at is not null;
create index orders_payable_until on orders (payable_until) where (order_status = 'pending')
  and (payment_method = 'online') and (payment_status <> 'completed');
create index orders_placed on orders (created_at, id) include (order_status, payment_status, final_amount, credited_amount);
create index orders_payment_newest on orders (payment_method, payment_status, created_at, id);
create unique index orders_placed_by_key on orders (placed_by, idempotency_key) where placed_by is not null;
create index orders_ship_email on orders (lower(ship_email), created_at, id);
create index orders_status_newest on orders (order_status, created_at, id);
create index orders_tracking on orders (tracking_id) where tracking_id is not null;
create index orders_user_newest on orders (user_id, created_at, id);

create table order_lines (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  place smallint not null,
  product_id uuid not null,
  stock_unit_id uuid not null,
  title text not null,
  price integer not null,
  quantity integer not null,
  size text,
  color text,
  discount bigint not null default 0,
  hsn text not null,
  tax_rate integer not null,
  tax bigint not null,
  constraint order_lines_pkey primary key (id),
  constraint order_lines_quantity_check check (((quantity >= 1) and (quantity <= 99)) and (price > 0)),
  constraint order_lines_tax_check check (((discount >= 0) and (discount <= ((price)::bigint * quantity)))
    and ((tax >= 0) and (tax <= (((price)::bigint * quantity) - discount))) and ((tax_rate >= 0) and (tax_rate <= 10000))),
  constraint order_lines_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint order_lines_product_id_fkey foreign key (product_id) references products(id) on delete restrict,
  constraint order_lines_stock_unit_id_fkey foreign key (stock_unit_id) references stock_units(id) on delete restrict
);
create unique index order_lines_place on order_lines (order_id, place);
create index order_lines_product on order_lines (product_id);

create table admin_requests (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  result_id uuid,
  created_at timestamptz not null default now(),
  constraint admin_requests_pkey primary key (user_id, key)
);

create table applied_sql (
  checksum text not null,
  constraint applied_sql_pkey primary key (checksum)
);

create table audit_entries (
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  user_id uuid not null,
  user_name text not null,
  door text not null,
  action text not null,
  subject text not null,
  subject_id uuid not null,
  label text not null,
  version integer,
  changes jsonb not null,
  batch_id uuid,
  constraint audit_entries_pkey primary key (id),
  constraint audit_entries_door_check check (door in ('page', 'rest', 'csv'))
);
create index audit_entries_batch on audit_entries (batch_id, id) where batch_id is not null;
create index audit_entries_kind on audit_entries (subject, id);
create index audit_entries_label on audit_entries (lower(label) text_pattern_ops, id);
create index audit_entries_subject on audit_entries (subject, subject_id, id);
create index audit_entries_user on audit_entries (user_id, id);

create table cart_lines (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  product_id uuid not null,
  size text,
  color text,
  quantity integer not null,
  created_at timestamptz not null default now(),
  price_when_added integer not null,
  constraint cart_lines_pkey primary key (id),
  constraint cart_lines_price_check check (price_when_added > 0),
  constraint cart_lines_quantity_check check ((quantity >= 1) and (quantity <= 99)),
  constraint cart_lines_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint cart_lines_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create unique index cart_lines_choice on cart_lines (user_id, product_id, size, color) nulls not distinct;

create table cash_collections (
  order_id uuid not null,
  amount bigint not null,
  user_id uuid not null,
  collected_at timestamptz not null default now(),
  constraint cash_collections_pkey primary key (order_id),
  constraint cash_collections_amount_check check (amount >= 0),
  constraint cash_collections_order_id_fkey foreign key (order_id) references orders(id) on delete restrict,
  constraint cash_collections_user_id_fkey foreign key (user_id) references users(id) on delete restrict
);
create index cash_collections_newest on cash_collections (collected_at, order_id);

create table contact_messages (
  id uuid not null default uuidv7(),
  ticket_number text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  content_hash text not null,
  user_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  handled_at timestamptz,
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_ticket unique (ticket_number),
  constraint contact_messages_user_id_fkey foreign key (user_id) references users(id) on delete set null
);
create index contact_messages_content on contact_messages (content_hash);
create index contact_messages_newest on contact_messages (created_at, id);
create index contact_messages_open on contact_messages (created_at, id) where handled_at is null;

create table credit_note_counters (
  financial_year text not null,
  last_number integer not null,
  constraint credit_note_counters_pkey primary key (financial_year)
);

create table delivery_plans (
  id uuid not null default uuidv7(),
  is_current boolean not null default true,
  version integer not null default 1,
  plan jsonb not null,
  constraint delivery_plans_pkey primary key (id),
  constraint delivery_plans_is_current unique (is_current),
  constraint delivery_plans_is_current_check check (is_current)
);

create table invoice_counters (
  financial_year text not null,
  last_number integer not null,
  constraint invoice_counters_pkey primary key (financial_year)
);

create table invoices (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  number text not null,
  snapshot jsonb not null,
  issued_at timestamptz not null,
  constraint invoices_pkey primary key (id),
  constraint invoices_number unique (number),
  constraint invoices_order unique (order_id),
  constraint invoices_order_id_fkey foreign key (order_id) references orders(id) on delete restrict
);

create table low_stock (
  product_id uuid not null,
  stock integer not null,
  constraint low_stock_pkey primary key (product_id),
  constraint low_stock_stock_check check ((stock >= 0) and (stock <= 5))
);
create index low_stock_fewest on low_stock (stock, product_id desc);

create table mailed_secrets (
  id uuid not null default uuidv7(),
  purpose text not null,
  email citext not null,
  user_id uuid,
  secret_hash text,
  tries integer not null default 0,
  proved_at timestamptz,
  proved_from text,
  ended_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint mailed_secrets_pkey primary key (id),
  constraint mailed_secrets_purpose_check check (purpose in ('verify-email', 'confirm-email', 'reset-password',
    'one-time-password')),
  constraint mailed_secrets_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index mailed_secrets_email on mailed_secrets (email, purpose);
create unique index mailed_secrets_hash on mailed_secrets (secret_hash);
create index mailed_secrets_proved_from on mailed_secrets (proved_from) where proved_from is not null;
create index mailed_secrets_user_id on mailed_secrets (user_id);

create table order_addresses (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  email citext not null,
  secret_hash text,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  constraint order_addresses_pkey primary key (id),
  constraint order_addresses_user_email unique (user_id, email),
  constraint order_addresses_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index order_addresses_email_asked on order_addresses (email, asked_at);
create unique index order_addresses_secret_hash on order_addresses (secret_hash);

create table order_credits (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  source_id uuid not null,
  reason text not null,
  amount bigint not null,
  tax bigint not null,
  shipping bigint not null,
  shipping_tax bigint not null,
  created_at timestamptz not null default now(),
  constraint order_credits_pkey primary key (id),
  constraint order_credits_source unique (source_id),
  constraint order_credits_amount_check check ((amount >= 0) and ((shipping >= 0) and (shipping <= amount))
    and (tax >= 0) and ((shipping_tax >= 0) and (shipping_tax <= tax))),
  constraint order_credits_order_id_fkey foreign key (order_id) references orders(id) on delete restrict
);
create index order_credits_order on order_credits (order_id);

create table credit_notes (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  invoice_id uuid not null,
  credit_id uuid not null,
  number text not null,
  snapshot jsonb not null,
  issued_at timestamptz not null,
  constraint credit_notes_pkey primary key (id),
  constraint credit_notes_credit unique (credit_id),
  constraint credit_notes_number unique (number),
  constraint credit_notes_credit_id_fkey foreign key (credit_id) references order_credits(id) on delete restrict,
  constraint credit_notes_invoice_id_fkey foreign key (invoice_id) references invoices(id) on delete restrict,
  constraint credit_notes_order_id_fkey foreign key (order_id) references orders(id) on delete restrict
);
create index credit_notes_order on credit_notes (order_id);

create table order_credit_lines (
  credit_id uuid not null,
  order_line_id uuid not null,
  quantity integer not null,
  amount bigint not null,
  tax bigint not null,
  constraint order_credit_lines_pkey primary key (credit_id, order_line_id),
  constraint order_credit_lines_check check ((quantity > 0) and (amount >= 0) and (tax >= 0)),
  constraint order_credit_lines_credit_id_fkey foreign key (credit_id) references order_credits(id) on delete restrict,
  constraint order_credit_lines_order_line_id_fkey foreign key (order_line_id) references order_lines(id) on delete restrict
);
create index order_credit_lines_line on order_credit_lines (order_line_id);

create table order_mails (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  subject text not null,
  has_copy boolean not null,
  sent_at timestamptz not null default now(),
  constraint order_mails_pkey primary key (id),
  constraint order_mails_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);
create index order_mails_order on order_mails (order_id, id);

create table order_portion_changes (
  id uuid not null default uuidv7(),
  order_line_id uuid not null,
  size text,
  color text,
  quantity integer not null,
  held_for uuid,
  constraint order_portion_changes_pkey primary key (id),
  constraint order_portion_changes_quantity_check check (quantity <> 0),
  constraint order_portion_changes_line_fkey foreign key (order_line_id) references order_lines(id)
);
create index order_portion_changes_held on order_portion_changes (held_for) where held_for is not null;
create index order_portion_changes_line on order_portion_changes (order_line_id);

create table order_status_changes (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  from_status text,
  to_status text not null,
  user_id uuid,
  changed_at timestamptz not null default now(),
  constraint order_status_changes_pkey primary key (id),
  constraint order_status_changes_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint order_status_changes_user_id_fkey foreign key (user_id) references users(id) on delete set null
);
create index order_status_changes_delivered on order_status_changes (changed_at) where to_status = 'delivered';
create index order_status_changes_order on order_status_changes (order_id, id);

create table order_words (
  order_id uuid not null,
  words tsvector not null,
  constraint order_words_pkey primary key (order_id),
  constraint order_words_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);
-- Without a list of pending entries: it would be read by each search, and merged by an unlucky order.
create index order_words_words on order_words using gin (words) with (fastupdate=off);

create table parcels (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  courier text not null,
  tracking_id text not null,
  estimated_delivery date,
  packed_at timestamptz,
  shipped_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  constraint parcels_pkey primary key (id),
  constraint parcels_tracking_id unique (order_id, tracking_id, courier),
  constraint parcels_tracking_id_check check (tracking_id ~ '^[A-Za-z0-9-]{4,40}$'),
  constraint parcels_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);
create index parcels_tracking on parcels (tracking_id);

create table parcel_lines (
  parcel_id uuid not null,
  order_line_id uuid not null,
  quantity integer not null,
  constraint parcel_lines_pkey primary key (parcel_id, order_line_id),
  constraint parcel_lines_quantity_check check ((quantity >= 1) and (quantity <= 99)),
  constraint parcel_lines_order_line_id_fkey foreign key (order_line_id) references order_lines(id) on delete cascade,
  constraint parcel_lines_parcel_id_fkey foreign key (parcel_id) references parcels(id) on delete cascade
);
create index parcel_lines_order_line on parcel_lines (order_line_id);

create table payment_intents (
  id uuid not null default uuidv7(),
  gateway_order_id text not null,
  user_id uuid,
  order_id uuid,
  amount bigint not null,
  currency text not null default 'INR',
  next_ask_at timestamptz,
  created_at timestamptz not null default now(),
  ask_since timestamptz,
  expiry_tried_at timestamptz,
  constraint payment_intents_pkey primary key (id),
  constraint payment_intents_gateway_order unique (gateway_order_id),
  constraint payment_intents_order unique (order_id),
  constraint payment_intents_amount_check check ((amount >= 100) and (currency = 'INR')),
  constraint payment_intents_order_id_fkey foreign key (order_id) references orders(id) on delete restrict,
  constraint payment_intents_user_id_fkey foreign key (user_id) references users(id) on delete restrict
);
create index payment_intents_next_ask on payment_intents (next_ask_at) where next_ask_at is not null;

create table payments (
  id uuid not null default uuidv7(),
  intent_id uuid not null,
  gateway_payment_id text not null,
  amount bigint not null,
  currency text not null,
  method text not null,
  status text not null,
  captured_at timestamptz not null default now(),
  payer_email text,
  settled_at timestamptz,
  constraint payments_pkey primary key (id),
  constraint payments_gateway_payment unique (gateway_payment_id),
  constraint payments_status_check check (status in ('captured', 'refund_due', 'refunded')),
  constraint payments_intent_id_fkey foreign key (intent_id) references payment_intents(id) on delete restrict
);
create index payments_captured on payments (captured_at, id);
create index payments_intent on payments (intent_id);
create unique index payments_one_captured on payments (intent_id) where status = 'captured';
create index payments_unsettled on payments (captured_at, id) where settled_at is null;

create table disputes (
  id uuid not null default uuidv7(),
  gateway_dispute_id text not null,
  payment_id uuid not null,
  amount bigint not null,
  amount_deducted bigint not null,
  reason_code text not null,
  phase text not null,
  status text not null,
  respond_by timestamptz,
  opened_at timestamptz not null,
  resolved_at timestamptz,
  asked_at timestamptz not null,
  constraint disputes_pkey primary key (id),
  constraint disputes_gateway_dispute unique (gateway_dispute_id),
  constraint disputes_amount_check check ((amount > 0) and (amount_deducted >= 0)),
  constraint disputes_payment_id_fkey foreign key (payment_id) references payments(id) on delete restrict
);
create index disputes_lost on disputes (resolved_at, id) where status = 'lost';
create index disputes_newest on disputes (opened_at, id);
create index disputes_of_payment on disputes (payment_id);

create table dispute_mails (
  dispute_id uuid not null,
  phase text not null,
  requested_at timestamptz not null default now(),
  constraint dispute_mails_pkey primary key (dispute_id, phase),
  constraint dispute_mails_dispute_id_fkey foreign key (dispute_id) references disputes(id) on delete cascade
);

create table payouts (
  id uuid not null default uuidv7(),
  credit_id uuid not null,
  amount bigint not null,
  destination text,
  destination_hint text,
  details_given_at timestamptz,
  paid_at timestamptz,
  paid_by uuid,
  reference text,
  created_at timestamptz not null default now(),
  constraint payouts_pkey primary key (id),
  constraint payouts_credit unique (credit_id),
  constraint payouts_amount_check check (amount > 0),
  constraint payouts_destination_check check ((destination is null) or ((details_given_at is not null) and (paid_at is null))),
  constraint payouts_paid_check check (num_nulls(paid_at, paid_by, reference) = any (array[0, 3])),
  constraint payouts_credit_id_fkey foreign key (credit_id) references order_credits(id) on delete restrict,
  constraint payouts_paid_by_fkey foreign key (paid_by) references users(id) on delete restrict
);
create index payouts_newest on payouts (paid_at, id) where paid_at is not null;
create index payouts_open on payouts (id) where paid_at is null;

create table product_batches (
  id uuid not null default uuidv7(),
  kind text not null,
  name text not null,
  status text not null,
  user_id uuid not null,
  user_name text not null,
  door text not null,
  request jsonb not null,
  problem text,
  changed_count integer not null default 0,
  added_count integer not null default 0,
  unchanged_count integer not null default 0,
  problem_count integer not null default 0,
  created_at timestamptz not null default now(),
  requested_at timestamptz not null default now(),
  applied_at timestamptz,
  undo_of uuid,
  undone_at timestamptz,
  constraint product_batches_pkey primary key (id),
  constraint product_batches_kind_check check (kind in ('bulk', 'import', 'undo')),
  constraint product_batches_status_check check (status in ('uploading', 'checking', 'ready', 'refused', 'applying', 'applied')),
  constraint product_batches_undo_of_fkey foreign key (undo_of) references product_batches(id)
);
create index product_batches_applied on product_batches (applied_at desc, id desc) where applied_at is not null;
create index product_batches_undo_of on product_batches (undo_of) where undo_of is not null;

create table product_batch_parts (
  batch_id uuid not null,
  place integer not null,
  content bytea not null,
  constraint product_batch_parts_pkey primary key (batch_id, place),
  constraint product_batch_parts_batch_id_fkey foreign key (batch_id) references product_batches(id) on delete cascade
);

create table product_batch_pictures (
  batch_id uuid not null,
  source text not null,
  media_key text not null default '',
  width integer not null default 0,
  height integer not null default 0,
  problem text,
  constraint product_batch_pictures_pkey primary key (batch_id, source, media_key),
  constraint product_batch_pictures_batch_id_fkey foreign key (batch_id) references product_batches(id) on delete cascade
);
create index product_batch_pictures_media_key on product_batch_pictures (media_key);

create table product_batch_rows (
  batch_id uuid not null,
  place integer not null,
  product_id uuid,
  version integer,
  label text not null,
  changes jsonb not null,
  stock_change integer not null default 0,
  problem text,
  cells text[],
  constraint product_batch_rows_pkey primary key (batch_id, place),
  constraint product_batch_rows_batch_id_fkey foreign key (batch_id) references product_batches(id) on delete cascade
);
create index product_batch_rows_problems on product_batch_rows (batch_id, place) where problem is not null;

create table product_pictures (
  id uuid not null default uuidv7(),
  product_id uuid not null,
  place smallint not null,
  media_key text not null,
  view text not null,
  color text,
  alt text not null,
  width integer not null,
  height integer not null,
  constraint product_pictures_pkey primary key (id),
  constraint product_pictures_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);
create index product_pictures_media_key on product_pictures (media_key);
create unique index product_pictures_place on product_pictures (product_id, place);

create table product_reads (
  session_id uuid not null,
  product_id uuid not null,
  version integer not null,
  stock integer not null,
  requested_stock integer,
  constraint product_reads_pkey primary key (session_id, product_id),
  constraint product_reads_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade
);

create table refunds (
  id uuid not null default uuidv7(),
  payment_id uuid not null,
  amount bigint not null,
  reason text not null,
  gateway_refund_id text,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  failures integer not null default 0,
  credit_id uuid,
  constraint refunds_pkey primary key (id),
  constraint refunds_gateway_refund unique (gateway_refund_id),
  constraint refunds_amount_check check (amount > 0),
  constraint refunds_credit_id_fkey foreign key (credit_id) references order_credits(id) on delete restrict,
  constraint refunds_payment_id_fkey foreign key (payment_id) references payments(id) on delete restrict
);
create unique index refunds_credit on refunds (credit_id);
create index refunds_due on refunds (created_at) where refunded_at is null;
create index refunds_given on refunds (refunded_at, id) where refunded_at is not null;
create index refunds_of_payment on refunds (payment_id);
create unique index refunds_whole_payment on refunds (payment_id) where credit_id is null;

create table restock_alerts (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  product_id uuid not null,
  size text,
  color text,
  created_at timestamptz not null default clock_timestamp(),
  claimed_at timestamptz,
  mailed_at timestamptz,
  constraint restock_alerts_pkey primary key (id),
  constraint restock_alerts_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint restock_alerts_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index restock_alerts_line on restock_alerts (product_id, created_at, id) where mailed_at is null;
create index restock_alerts_mailed on restock_alerts (mailed_at) where mailed_at is not null;
create unique index restock_alerts_open on restock_alerts (user_id, product_id, size, color) nulls not distinct
  where mailed_at is null;

create table returns (
  id uuid not null default uuidv7(),
  return_number text not null,
  order_id uuid not null,
  user_id uuid not null,
  idempotency_key text not null,
  request_hash text not null,
  status text not null default 'requested',
  version integer not null default 1,
  refusal_reason text,
  expected_amount bigint not null,
  credited_amount bigint,
  replacement_courier text,
  replacement_tracking_id text,
  replacement_sent_at timestamptz,
  created_at timestamptz not null default now(),
  replacement_due_at timestamptz,
  constraint returns_pkey primary key (id),
  constraint returns_idempotency_key unique (user_id, idempotency_key),
  constraint returns_number unique (return_number),
  constraint returns_amount_check check ((expected_amount >= 0) and (credited_amount >= 0)),
  constraint returns_status_check check (status in ('requested', 'approved', 'refused', 'withdrawn', 'closed', 'received',
    'completed')),
  constraint returns_order_id_fkey foreign key (order_id) references orders(id),
  constraint returns_user_id_fkey foreign key (user_id) references users(id)
);
create index returns_newest on returns (created_at, id);
create index returns_order on returns (order_id);
create index returns_replacement_due on returns (replacement_due_at, id) where replacement_due_at is not null;
create index returns_status_newest on returns (status, created_at, id);
create index returns_user_newest on returns (user_id, created_at, id);

create table return_lines (
  id uuid not null default uuidv7(),
  return_id uuid not null,
  place smallint not null,
  order_line_id uuid not null,
  quantity integer not null,
  kind text not null,
  reason text not null,
  comment text,
  size text,
  color text,
  new_size text,
  new_color text,
  restocked integer not null default 0,
  written_off integer not null default 0,
  constraint return_lines_pkey primary key (id),
  constraint return_lines_inspected_check check ((restocked >= 0) and (written_off >= 0)
    and (((restocked + written_off) = 0) or ((restocked + written_off) = quantity))),
  constraint return_lines_kind_check check (kind in ('return', 'exchange')),
  constraint return_lines_quantity_check check ((quantity >= 1) and (quantity <= 99)),
  constraint return_lines_order_line_id_fkey foreign key (order_line_id) references order_lines(id),
  constraint return_lines_return_id_fkey foreign key (return_id) references returns(id) on delete cascade
);
create index return_lines_order_line on return_lines (order_line_id);
create unique index return_lines_place on return_lines (return_id, place);

create table return_photos (
  id uuid not null default uuidv7(),
  return_id uuid not null,
  content_key text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  constraint return_photos_pkey primary key (id),
  constraint return_photos_content unique (return_id, content_key),
  constraint return_photos_return_id_fkey foreign key (return_id) references returns(id) on delete cascade
);

create table return_steps (
  id uuid not null default uuidv7(),
  return_id uuid not null,
  kind text not null,
  user_id uuid,
  happened_at timestamptz not null default now(),
  constraint return_steps_pkey primary key (id),
  constraint return_steps_return_id_fkey foreign key (return_id) references returns(id) on delete cascade,
  constraint return_steps_user_id_fkey foreign key (user_id) references users(id) on delete set null
);
create index return_steps_return on return_steps (return_id, id);

create table reviews (
  id uuid not null default uuidv7(),
  product_id uuid not null,
  user_id uuid,
  rating smallint not null,
  comment text not null,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  size_worn text,
  fit text,
  constraint reviews_pkey primary key (id),
  constraint reviews_one_each unique (product_id, user_id),
  constraint reviews_rating_check check ((rating >= 1) and (rating <= 5)),
  constraint reviews_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint reviews_user_id_fkey foreign key (user_id) references users(id) on delete set null
);
create index reviews_author on reviews (user_id, created_at);
create index reviews_fits on reviews (product_id, fit) where (hidden_at is null) and (fit is not null);
create index reviews_hidden on reviews (product_id, hidden_at) where hidden_at is not null;
create index reviews_newest on reviews (product_id, created_at, id) where hidden_at is null;
create index reviews_ratings on reviews (product_id, rating) where hidden_at is null;

create table review_photos (
  id uuid not null default uuidv7(),
  review_id uuid not null,
  content_key text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  removed_at timestamptz,
  constraint review_photos_pkey primary key (id),
  constraint review_photos_content unique (review_id, content_key),
  constraint review_photos_review_id_fkey foreign key (review_id) references reviews(id) on delete cascade
);

create table search_words (
  word text collate "C" not null,
  stem text collate "C" not null,
  sound text collate "C" not null,
  named integer not null,
  products integer not null,
  constraint search_words_pkey primary key (word)
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);
create index search_words_sound on search_words (sound);
create index search_words_stem on search_words (stem);

create table settlement_days (
  id uuid not null default uuidv7(),
  day date not null,
  count integer not null,
  fetched_at timestamptz not null,
  constraint settlement_days_pkey primary key (id),
  constraint settlement_days_day unique (day)
);

create table settlements (
  gateway_settlement_id text not null,
  settled_at timestamptz not null,
  utr text,
  count integer not null,
  credit bigint not null,
  debit bigint not null,
  fee bigint not null,
  tax bigint not null,
  constraint settlements_pkey primary key (gateway_settlement_id)
);
create index settlements_newest on settlements (settled_at, gateway_settlement_id);

create table settlement_items (
  id uuid not null default uuidv7(),
  entity_id text not null,
  type text not null,
  gateway_settlement_id text not null,
  amount bigint not null,
  fee bigint not null,
  tax bigint not null,
  credit bigint not null,
  debit bigint not null,
  settled_at timestamptz not null,
  problem text,
  order_id uuid,
  constraint settlement_items_pkey primary key (id),
  constraint settlement_items_entity unique (entity_id, type),
  constraint settlement_items_problem_check check (problem in ('unknown', 'amount')),
  constraint settlement_items_order_id_fkey foreign key (order_id) references orders(id) on delete restrict,
  constraint settlement_items_settlement_fkey foreign key (gateway_settlement_id)
    references settlements(gateway_settlement_id) on delete restrict
);
create index settlement_items_of_settlement on settlement_items (gateway_settlement_id);
create index settlement_items_problems on settlement_items (settled_at, id) where problem is not null;

create table stock_movements (
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  product_id uuid not null,
  unit_id uuid not null,
  size text,
  color text,
  quantity integer not null,
  stock_after integer not null,
  reason text not null,
  note text,
  order_id uuid,
  user_id uuid,
  batch_id uuid,
  constraint stock_movements_pkey primary key (id),
  constraint stock_movements_quantity_check check (quantity <> 0)
);
create index stock_movements_batch on stock_movements (batch_id) where batch_id is not null;
create index stock_movements_product on stock_movements (product_id, id);

create table throttles (
  key varchar(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint throttles_pkey primary key (key)
);

create table webhook_events (
  id text not null,
  event text not null,
  received_at timestamptz not null default now(),
  constraint webhook_events_pkey primary key (id)
);
create index webhook_events_received on webhook_events (received_at);

create table welcome_code_addresses (
  address_hash text not null,
  created_at timestamptz not null default now(),
  constraint welcome_code_addresses_pkey primary key (address_hash)
);

create table welcome_codes (
  code text not null,
  user_id uuid not null,
  percent integer not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  order_id uuid,
  constraint welcome_codes_pkey primary key (code),
  constraint welcome_codes_order unique (order_id),
  constraint welcome_codes_user unique (user_id),
  constraint welcome_codes_percent_check check ((percent >= 1) and (percent <= 100)),
  constraint welcome_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create table wishlist_entries (
  user_id uuid not null,
  product_id uuid not null,
  created_at timestamptz not null default now(),
  constraint wishlist_entries_pkey primary key (user_id, product_id),
  constraint wishlist_entries_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  constraint wishlist_entries_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index wishlist_entries_newest on wishlist_entries (user_id, created_at, product_id);
create index wishlist_entries_product on wishlist_entries (product_id);
