import type { PersonalData } from "../shop/feature.ts";

/** The personal data of an account. */
export const accountData: PersonalData = {
  profile: `(select jsonb_build_object('name', u.name, 'email', u.email, 'unverifiedEmail', u.pending_email, 'mobile', u.mobile, 'address', u.address,
    'profilePic', u.profile_pic, 'createdAt', u.created_at, 'notifications', jsonb_build_object(
      'email', u.notify_email, 'orderUpdates', u.notify_order_updates, 'security', u.notify_security,
      'promotions', u.notify_promotions)) from users u where u.id = $1)`,
  welcomeCode: `(select jsonb_build_object('code', c.code, 'percent', p.percent, 'usedAt', (
      select u.created_at from order_promotions u
      where u.promotion_id = c.promotion_id and u.code = c.code and u.released_at is null))
    from promotion_codes c join promotions p on p.id = c.promotion_id where c.user_id = $1)`,
  sessions: `(select coalesce(jsonb_agg(jsonb_build_object('device', s.device, 'network', s.network, 'createdAt', s.created_at,
    'lastUsedAt', s.last_used_at, 'endedAt', s.ended_at) order by s.created_at), '[]')
    from sessions s where s.user_id = $1)`,
  secondFactor: `jsonb_build_object(
    'authenticatorAppSince', (select a.confirmed_at from authenticator_apps a where a.user_id = $1),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'createdAt', k.created_at,
      'lastUsedAt', k.last_used_at) order by k.created_at), '[]') from passkeys k where k.user_id = $1),
    'recoveryCodesLeft', (select count(*) from recovery_codes c where c.user_id = $1 and c.used_at is null))`,
  loginNumber: `(select jsonb_build_object('mobile', n.mobile, 'confirmedAt', n.confirmed_at) from login_numbers n where n.user_id = $1)`,
  consents: `(select coalesce(jsonb_agg(jsonb_build_object('purpose', c.purpose, 'text', t.text, 'textVersion', c.text_version,
    'isGiven', c.is_given, 'where', c.source, 'at', c.created_at) order by c.created_at, c.id), '[]')
    from consents c join consent_texts t on t.purpose = c.purpose and t.version = c.text_version where c.user_id = $1)`,
  orderAddresses: `(select coalesce(jsonb_agg(jsonb_build_object('email', a.email, 'askedAt', a.asked_at,
    'confirmedAt', a.confirmed_at) order by a.asked_at), '[]') from order_addresses a where a.user_id = $1)`,
  savedAddresses: `(select coalesce(jsonb_agg(jsonb_build_object('label', a.label, 'fullName', a.full_name, 'email', a.email,
    'phone', a.phone, 'address', a.address, 'city', a.city, 'state', a.state, 'zipCode', a.zip_code, 'country', a.country,
    'isDefault', a.is_default, 'createdAt', a.created_at) order by a.created_at, a.id), '[]')
    from saved_addresses a where a.user_id = $1)`,
};
