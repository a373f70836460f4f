import type { PersonalData } from "../shop/feature.ts";

/** The API keys that work in the name of an account. */
export const apiKeyData: PersonalData = {
  apiKeys: `(select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'createdAt', k.created_at, 'lastUsedAt', k.last_used_at,
    'endedAt', k.ended_at) order by k.id), '[]') from api_keys k where k.created_by = $1)`,
};
