import type { PersonalData } from "../shop/feature.ts";

/** The personal data of tickets, without the notes of the shop. */
export const messageData: PersonalData = {
  messages: `(select coalesce(jsonb_agg(jsonb_build_object('ticketNumber', m.ticket_number, 'name', m.name,
    'email', m.email, 'subject', m.subject, 'message', m.message, 'category', m.category, 'createdAt', m.created_at,
    'conversation', (select coalesce(jsonb_agg(jsonb_build_object('from', case when t.kind = 'answer' then 'shop' else 'customer' end,
        'message', t.message, 'createdAt', t.created_at) order by t.id), '[]')
      from ticket_messages t where t.ticket_id = m.id and t.kind <> 'note')) order by m.created_at), '[]')
    from contact_messages m where m.user_id = $1)`,
};
