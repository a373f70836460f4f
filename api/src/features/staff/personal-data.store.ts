import type { PersonalData } from "../shop/feature.ts";

/** What the shop stores about an account as a member of the staff. */
export const staffData: PersonalData = {
  staff: `(select jsonb_build_object('role', m.staff_role, 'since', m.created_at) from staff_members m where m.user_id = $1)`,
  staffInvitations: `(select coalesce(jsonb_agg(jsonb_build_object('role', i.staff_role, 'createdAt', i.created_at,
    'expiresAt', i.expires_at) order by i.id), '[]')
    from staff_invitations i join users u on u.email = i.email where u.id = $1)`,
};
