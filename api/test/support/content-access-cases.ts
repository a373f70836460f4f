import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, everyViewer, type AccessCase } from "./access-cases.ts";
import {
  aPageInput,
  CANCEL_SCHEDULED,
  CONTENT,
  CONTENTS,
  DISCARD,
  PAGE,
  PUBLISH,
  REPUBLISH,
  SAVE_DRAFT,
  WITHDRAW,
} from "./content-calls.ts";

const refusedForAdmins = { ...adminsOnly, admin: "CONTENT_NOT_FOUND" };
const unknown = () => ({ id: randomUUID(), version: 1 });

/** Who may read and write the texts of the shop. What the admin's calls refuse is refused after the role was checked. */
export const contentAccessCases: Record<string, AccessCase> = {
  "Query.siteContent": { allow: everyViewer, callOf: () => ["{ siteContent { footerPages { slug } } }"] },
  "Query.home": { allow: everyViewer, callOf: () => ["{ home { sections { key } } }"] },
  "Query.page": { allow: everyViewer, callOf: () => [PAGE, { slug: "about" }] },
  "Query.contentPreview": {
    allow: everyViewerGets("PREVIEW_LINK_INVALID"),
    callOf: () => ['{ contentPreview(token: "forged") { kind } }'],
  },
  "Query.contents": { allow: adminsOnly, callOf: () => [CONTENTS] },
  "Query.content": { allow: refusedForAdmins, callOf: () => [CONTENT, { id: randomUUID() }] },
  "Query.contentPreviewLink": {
    allow: refusedForAdmins,
    callOf: () => ["query($id: ID!) { contentPreviewLink(id: $id) { url } }", { id: randomUUID() }],
  },
  "Mutation.saveContentDraft": {
    allow: adminsOnly,
    callOf: () => [
      SAVE_DRAFT,
      { id: randomUUID(), version: 0, slug: `page-${randomUUID()}`, input: aPageInput() },
    ],
  },
  "Mutation.publishContent": { allow: refusedForAdmins, callOf: () => [PUBLISH, unknown()] },
  "Mutation.republishContent": {
    allow: refusedForAdmins,
    callOf: () => [REPUBLISH, { ...unknown(), number: 1 }],
  },
  "Mutation.cancelScheduledContent": {
    allow: refusedForAdmins,
    callOf: () => [CANCEL_SCHEDULED, { ...unknown(), number: 1 }],
  },
  "Mutation.withdrawContent": { allow: refusedForAdmins, callOf: () => [WITHDRAW, unknown()] },
  "Mutation.discardContentDraft": { allow: adminsOnly, callOf: () => [DISCARD, unknown()] },
  // A call without its file is refused before the role is checked; journeys/home-content.test.ts sends one.
  "Mutation.addContentPicture": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: () => [
      "mutation($id: ID!, $file: Upload!) { addContentPicture(input: { id: $id, file: $file }) { mediaKey } }",
      { id: randomUUID(), file: null },
    ],
  },
};
