import { randomUUID } from "node:crypto";
import type { TestShop } from "./test-shop.ts";

export type CustomerFields = {
  id: string;
  name: string;
  email: string | null;
  verifiedEmail: string | null;
  mobile: string | null;
  closedAt: string | null;
  tags: string[];
  cashBlockReason: string | null;
  cashBlockedAt: string | null;
  version: number;
  figures: { orderCount: number; spending: number; arrivedPieces: number; returnedPieces: number };
};

export type NoteFields = {
  id: string;
  authorName: string;
  text: string;
  createdAt: string;
  isOwn: boolean;
  canDelete: boolean;
};

const fields = `id name email verifiedEmail mobile registeredAt closedAt tags cashBlockReason cashBlockedAt version
  figures { orderCount spending arrivedPieces returnedPieces }`;

/** The operations of a customer's page, as a member of the staff. */
export const customerCalls = ({ gql }: Pick<TestShop, "gql">, token: string) => {
  const read = (id: string) =>
    gql<{ customer: CustomerFields }>(`query($id: ID!) { customer(id: $id) { ${fields} } }`, { id }, token);
  const customer = async (id: string) => (await read(id)).data.customer;
  const versionOf = async (id: string) => (await customer(id)).version;
  return {
    read,
    customer,
    setCashBlock: async (id: string, reason: string | null, version?: number) =>
      gql<{ setCustomerCashBlock: CustomerFields }>(
        `mutation($id: ID!, $reason: CashBlockReason, $version: Int!) {
          setCustomerCashBlock(input: { customerId: $id, reason: $reason, version: $version }) { ${fields} } }`,
        { id, reason, version: version ?? (await versionOf(id)) },
        token,
      ),
    setTags: async (id: string, tags: string[], version?: number) =>
      gql<{ setCustomerTags: CustomerFields }>(
        `mutation($id: ID!, $tags: [String!]!, $version: Int!) {
          setCustomerTags(input: { customerId: $id, tags: $tags, version: $version }) { ${fields} } }`,
        { id, tags, version: version ?? (await versionOf(id)) },
        token,
      ),
    addNote: (id: string, text: string, idempotencyKey: string = randomUUID()) =>
      gql<{ addCustomerNote: CustomerFields }>(
        `mutation($id: ID!, $text: String!, $idempotencyKey: String!) {
          addCustomerNote(input: { customerId: $id, text: $text, idempotencyKey: $idempotencyKey }) { id } }`,
        { id, text, idempotencyKey },
        token,
      ),
    deleteNote: (noteId: string) =>
      gql<{ deleteCustomerNote: CustomerFields }>(
        "mutation($noteId: ID!) { deleteCustomerNote(noteId: $noteId) { id } }",
        { noteId },
        token,
      ),
    notes: async (id: string, page: { first?: number; after?: string } = {}) =>
      (
        await gql<{ customerNotes: { nodes: NoteFields[]; pageInfo: { endCursor: string } } }>(
          `query($id: ID!, $first: Int, $after: String) { customerNotes(customerId: $id, first: $first, after: $after) {
            nodes { id authorName text createdAt isOwn canDelete } pageInfo { endCursor } } }`,
          { id, ...page },
          token,
        )
      ).data.customerNotes,
  };
};
