import type { ValidCall } from "./account-operations.ts";
import {
  aPageInput,
  CANCEL_SCHEDULED,
  CONTENT,
  DISCARD,
  PAGE,
  PUBLISH,
  REPUBLISH,
  SAVE_DRAFT,
  WITHDRAW,
} from "./content-calls.ts";
import type { Person } from "./factories.ts";

const unknownId = "01990000-0000-7000-8000-000000000000";

/** A call of each operation on texts that takes arguments. The text is unknown, so that a spoiled value never writes anything. */
export const contentOperations = (admin: Person): Record<string, ValidCall> => {
  const seen = { id: unknownId, version: 1 };
  return {
    "Query.page": { query: PAGE, variables: { slug: "about", version: 1 } },
    "Query.contentPreview": {
      query: "query($token: String!) { contentPreview(token: $token) { kind } }",
      variables: { token: "forged" },
    },
    "Query.content": { as: admin, query: CONTENT, variables: { id: unknownId } },
    "Query.contentPreviewLink": {
      as: admin,
      query: "query($id: ID!) { contentPreviewLink(id: $id) { url } }",
      variables: { id: unknownId },
    },
    "Mutation.saveContentDraft": {
      as: admin,
      query: SAVE_DRAFT,
      variables: { ...seen, slug: "terms", input: aPageInput() },
    },
    "Mutation.publishContent": {
      as: admin,
      query: PUBLISH,
      variables: { ...seen, at: "2030-11-01T00:00:00.000Z" },
    },
    "Mutation.republishContent": { as: admin, query: REPUBLISH, variables: { ...seen, number: 1 } },
    "Mutation.cancelScheduledContent": {
      as: admin,
      query: CANCEL_SCHEDULED,
      variables: { ...seen, number: 1 },
    },
    "Mutation.withdrawContent": { as: admin, query: WITHDRAW, variables: seen },
    "Mutation.discardContentDraft": { as: admin, query: DISCARD, variables: seen },
    "Mutation.addContentPicture": {
      as: admin,
      query:
        "mutation($id: ID!, $file: Upload!) { addContentPicture(input: { id: $id, file: $file }) { mediaKey } }",
      variables: { id: unknownId, file: "no file" },
    },
  };
};
