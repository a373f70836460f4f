import type { MigrationInterface, QueryRunner } from "typeorm";

const roles = "('owner', 'manager', 'catalogue', 'orders', 'packer', 'accounts')";

/** Staff roles and invitations. The admins of before are owners. Audit entries name the role of their author. */
export class StaffRoles1763600000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table staff_members (
      user_id uuid not null,
      staff_role text not null,
      created_at timestamptz not null default now(),
      constraint staff_members_pkey primary key (user_id),
      constraint staff_members_user_id_fkey foreign key (user_id) references users (id) on delete restrict,
      constraint staff_members_role_check check (staff_role in ${roles})
    )`);
    await runner.query(`insert into staff_members (user_id, staff_role)
      select id, 'owner' from users where role = 'admin' and deleted_at is null`);
    await runner.query(`create table staff_invitations (
      id uuid not null default uuidv7(),
      email citext not null,
      staff_role text not null,
      token_hash text,
      invited_by uuid not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      constraint staff_invitations_pkey primary key (id),
      constraint staff_invitations_email unique (email),
      constraint staff_invitations_token unique (token_hash),
      constraint staff_invitations_invited_by_fkey foreign key (invited_by) references users (id) on delete restrict,
      constraint staff_invitations_role_check check (staff_role in ${roles})
    )`);
    await runner.query("alter table audit_entries add user_role text");
  }

  async down(): Promise<void> {
    throw new Error("Staff roles are not dropped.");
  }
}
