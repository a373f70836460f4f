import type { MigrationInterface, QueryRunner } from "typeorm";

/** Mailed login codes, and the second factor of accounts: authenticator apps, passkeys and recovery codes. */
export class SecondFactors1763600000119 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table mailed_secrets drop constraint mailed_secrets_purpose_check");
    await runner.query(`alter table mailed_secrets add constraint mailed_secrets_purpose_check check (purpose in
      ('verify-email', 'confirm-email', 'reset-password', 'one-time-password', 'login-code'))`);
    await runner.query(`create table authenticator_apps (
      user_id uuid not null,
      encrypted_key text not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      created_at timestamptz not null default now(),
      constraint authenticator_apps_pkey primary key (user_id),
      constraint authenticator_apps_user_id_fkey foreign key (user_id) references users(id) on delete cascade
    )`);
    await runner.query(`create table passkeys (
      id uuid not null default uuidv7(),
      user_id uuid not null,
      credential_id text not null,
      public_key bytea not null,
      counter bigint not null default 0,
      transports text[] not null default '{}',
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      constraint passkeys_pkey primary key (id),
      constraint passkeys_credential_id unique (credential_id),
      constraint passkeys_user_id_fkey foreign key (user_id) references users(id) on delete cascade
    )`);
    await runner.query("create index passkeys_user_id on passkeys (user_id)");
    await runner.query(`create table recovery_codes (
      user_id uuid not null,
      code_hash text not null,
      used_at timestamptz,
      constraint recovery_codes_pkey primary key (user_id, code_hash),
      constraint recovery_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
    )`);
    await runner.query(`create table security_challenges (
      owner text not null,
      purpose text not null,
      user_id uuid,
      challenge text,
      tries integer not null default 0,
      expires_at timestamptz not null,
      constraint security_challenges_pkey primary key (owner, purpose),
      constraint security_challenges_user_id_fkey foreign key (user_id) references users(id) on delete cascade
    )`);
    await runner.query("create index security_challenges_user_id on security_challenges (user_id)");
  }

  async down(): Promise<void> {
    throw new Error("Second factors are not dropped.");
  }
}
