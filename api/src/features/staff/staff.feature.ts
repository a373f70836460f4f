import type { Feature } from "../shop/feature.ts";
import { staffData } from "./personal-data.store.ts";
import { StaffInvitation } from "./staff-invitation.entity.ts";
import { staffTasks } from "./staff.jobs.ts";
import { StaffFieldResolver, StaffResolver } from "./staff.resolver.ts";
import { staffRefusals } from "./staff.refusals.ts";

export const staffFeature = {
  entities: [StaffInvitation],
  resolvers: [StaffResolver, StaffFieldResolver],
  refusals: staffRefusals,
  tasks: staffTasks,
  timetable: [{ task: "tidy-staff", match: "50 21 * * *" }],
  personalData: staffData,
} satisfies Feature;
