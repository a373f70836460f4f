import type { MigrationInterface, QueryRunner } from "typeorm";

/** Webhooks: their endpoints, the messages of events, and the deliveries. API keys of programs that work for the staff. */
export class WebhooksAndApiKeys1763600000124 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table webhook_endpoints (
      id uuid not null default uuidv7(),
      url text not null,
      description text not null,
      events text[] not null,
      encrypted_key text not null,
      earlier_encrypted_key text,
      earlier_key_until timestamptz,
      paused_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      constraint webhook_endpoints_pkey primary key (id),
      constraint webhook_endpoints_url unique (url)
    )`);
    await runner.query(`create table webhook_messages (
      id uuid not null default uuidv7(),
      type text not null,
      data json not null,
      created_at timestamptz not null default now(),
      constraint webhook_messages_pkey primary key (id)
    )`);
    await runner.query("create index webhook_messages_created on webhook_messages (created_at)");
    await runner.query("create sequence webhook_positions");
    await runner.query(`create table webhook_deliveries (
      id uuid not null default uuidv7(),
      endpoint_id uuid not null,
      message_id uuid not null,
      object_id uuid not null,
      position bigint not null,
      status text not null default 'pending',
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_attempt_at timestamptz,
      response_status integer,
      problem text,
      constraint webhook_deliveries_pkey primary key (id),
      constraint webhook_deliveries_status_check check (status in ('pending', 'delivered', 'failed')),
      constraint webhook_deliveries_endpoint_id_fkey foreign key (endpoint_id) references webhook_endpoints(id) on delete cascade,
      constraint webhook_deliveries_message_id_fkey foreign key (message_id) references webhook_messages(id) on delete cascade
    )`);
    await runner.query(
      "create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, position)",
    );
    await runner.query("create index webhook_deliveries_message_id on webhook_deliveries (message_id)");
    await runner.query(
      "create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where status = 'pending'",
    );
    await runner.query(
      "create index webhook_deliveries_object on webhook_deliveries (endpoint_id, object_id, position) where status = 'pending'",
    );
    await runner.query(`create table api_keys (
      id uuid not null default uuidv7(),
      name text not null,
      start text not null,
      key_hash text not null,
      permissions text[] not null,
      created_by uuid not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      expires_at timestamptz,
      ended_at timestamptz,
      constraint api_keys_pkey primary key (id),
      constraint api_keys_key_hash unique (key_hash),
      constraint api_keys_created_by_fkey foreign key (created_by) references users(id) on delete restrict
    )`);
    await runner.query("create index api_keys_created_by on api_keys (created_by)");
    await runner.query("create unique index api_keys_name on api_keys (name) where ended_at is null");
    // What an API key has read has no session.
    await runner.query("alter table product_reads drop constraint if exists product_reads_session_id_fkey");
    await runner.query("alter table audit_entries add if not exists api_key_name text");
  }

  async down(): Promise<void> {
    throw new Error("Webhooks and API keys are not dropped.");
  }
}
