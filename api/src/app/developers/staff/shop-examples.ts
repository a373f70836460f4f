import { form, type ExamplesBySubject } from "../example.ts";

const read = { id: "CONTENT_ID", version: "VERSION" };
const asRead = "`VERSION` is the number that `content` returned.";

/** Examples of the staff's operations on texts, settings and notifications. */
export const shopExamples: ExamplesBySubject = {
  "Home and pages": {
    "Query.contents": {},
    "Query.content": { variables: { id: "CONTENT_ID" } },
    "Query.contentPreviewLink": { variables: { id: "DRAFT_ID" } },
    "Mutation.saveContentDraft": {
      variables: {
        input: {
          id: "NEW_UUID",
          version: 0,
          slug: "diwali",
          content: {
            page: { name: "Diwali", heading: "Open on Diwali", body: "## Hours\n\nFrom **11 to 4**." },
          },
        },
      },
      note: "`version` is 0 for a new text, whose `id` the caller makes.",
    },
    "Mutation.publishContent": { variables: { input: { id: "DRAFT_ID", version: 1 } } },
    "Mutation.republishContent": { variables: { input: { ...read, number: 1 } }, note: asRead },
    "Mutation.cancelScheduledContent": {
      variables: { input: { id: "SCHEDULED_ID", version: "VERSION", number: 1 } },
      note: asRead,
    },
    "Mutation.withdrawContent": { variables: { input: read }, note: asRead },
    "Mutation.discardContentDraft": { variables: { input: { id: "DRAFT_ID", version: 1 } } },
    "Mutation.addContentPicture": {
      variables: { input: { id: "CONTENT_ID", file: null } },
      note: form,
      refusedAs: "BAD_USER_INPUT",
    },
  },
  "Settings and notifications": {
    "Query.settingGroups": {},
    "Query.settingVersions": { variables: { group: "shipping" } },
    "Mutation.updateSettings": {
      variables: {
        input: { group: "shipping", version: 0, values: [{ name: "cartShippingFee", text: "51" }] },
      },
      note: "`version` is that of the group, and 0 before its first change.",
    },
    "Query.legalWarnings": {},
    "Mutation.sendTestMail": {},
    "Query.adminNotifications": {},
    "Mutation.setAdminNotification": { variables: { input: { kind: "ORDER", frequency: "DAILY" } } },
  },
  "Figures and tasks": {
    "Query.dashboard": {},
    "Query.openTasks": {},
  },
};
