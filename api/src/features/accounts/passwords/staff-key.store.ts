import type { EntityManager } from "typeorm";

/** Ends the API keys that an account has made, and adds that to the history of the staff. Returns their names. */
export const endKeysMadeBy = async (tx: EntityManager, userId: string): Promise<string[]> => {
  const rows = await tx.query<{ name: string }[]>(
    `with ended as (
       update api_keys set ended_at = now() where created_by = $1 and ended_at is null returning id, name
     ), audited as (
       insert into audit_entries (user_id, user_name, user_role, channel, action, subject, subject_id, label, changes)
       select u.id, u.name, (select m.staff_role from staff_members m where m.user_id = u.id), 'page', 'resetPassword', 'api-key',
         ended.id, ended.name, '{}'
       from ended join users u on u.id = $1
     )
     select name from ended order by name`,
    [userId],
  );
  return rows.map(({ name }) => name);
};
