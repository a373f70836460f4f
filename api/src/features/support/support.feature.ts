import type { Feature } from "../shop/feature.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import { ContactResolver } from "./contact.resolver.ts";
import { messageData } from "./personal-data.store.ts";
import { supportTasks } from "./support.jobs.ts";
import { TicketLinkResolver } from "./ticket-link.resolver.ts";
import { TicketMessage } from "./ticket-message.entity.ts";
import { TicketWritingResolver } from "./ticket-writing.resolver.ts";
import { supportRefusals } from "./support.refusals.ts";

export const supportFeature = {
  entities: [ContactMessage, TicketMessage],
  resolvers: [ContactResolver, TicketWritingResolver, TicketLinkResolver],
  refusals: supportRefusals,
  tasks: supportTasks,
  timetable: [{ task: "tidy-tickets", match: "50 21 * * *" }],
  personalData: messageData,
} satisfies Feature;
