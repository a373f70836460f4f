import { ApolloClient, ApolloLink, gql } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Observable } from "rxjs";
import { expect, it } from "vitest";
import { createCache } from "../../../graphql/cache.ts";
import type { InboxMessage_MessageFragment } from "../../../graphql/generated.ts";
import { serialQueueLink } from "../../../graphql/serial-queue-link.ts";
import { useTicketChanges } from "./use-inbox-changes.ts";

type Message = InboxMessage_MessageFragment;
type Changes = ReturnType<typeof useTicketChanges>;

const counts = gql`
  query Counts {
    contactMessages {
      openCount
      unreadCount
      lateCount
    }
  }
`;

const ticket = (id: string): Message => ({
  id,
  ticketNumber: "T-1",
  name: "Asha",
  email: "asha@example.com",
  subject: "Size",
  message: "Is it small?",
  createdAt: "2026-11-29T10:00:00.000Z",
  readAt: "2026-11-29T11:00:00.000Z",
  handledAt: null,
  category: "PRODUCT",
  orderId: null,
  orderNumber: null,
  version: 5,
  state: "OPEN",
  acknowledgedAt: null,
  duty: null,
  dueAt: null,
  clock: null,
  messages: [],
});

const Ticket = ({ message, onReady }: { message: Message; onReady: (changes: Changes) => void }) => {
  onReady(useTicketChanges(message));
  return null;
};

/** Two parts of an open ticket of version 5, as its facts and its forms, whose customer writes before the change `writtenBefore`. */
const openTicket = (id: string, writtenBefore = "") => {
  const sent: string[] = [];
  let stored = ticket(id);
  const shop = new ApolloLink(({ operationName, variables }) => {
    const { version, isHandled } = (variables["input"] ?? variables) as {
      version?: number;
      isHandled?: boolean;
    };
    sent.push(`${operationName} ${version ?? "any"}`);
    const step = operationName === writtenBefore ? 2 : 1;
    stored = { ...stored, version: stored.version + step };
    if (isHandled) stored.handledAt = "2026-11-29T12:00:00.000Z";
    const field = `${operationName?.charAt(0).toLowerCase()}${operationName?.slice(1)}`;
    const data = { [field]: { __typename: "ContactMessage", ...stored } };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const cache = createCache();
  cache.writeQuery({
    query: counts,
    data: {
      contactMessages: { __typename: "ContactMessageConnection", openCount: 4, unreadCount: 0, lateCount: 0 },
    },
  });
  const link = ApolloLink.from([serialQueueLink(), shop]);
  const parts: Changes[] = [];
  const part = <Ticket message={stored} onReady={(changes) => parts.push(changes)} />;
  renderToStaticMarkup(
    <ApolloProvider client={new ApolloClient({ cache, link, devtools: { enabled: false } })}>
      {part}
      {part}
    </ApolloProvider>,
  );
  const [facts, forms] = parts;
  if (!facts || !forms) throw new Error("no ticket");
  const openCount = () =>
    cache.readQuery<{ contactMessages: { openCount: number } }>({ query: counts })?.contactMessages.openCount;
  return { facts, forms, sent, openCount };
};

it("quick changes of a ticket each name the version that the one before left", async () => {
  const { facts, forms, sent, openCount } = openTicket("quick");
  await Promise.all([
    facts.setCategory("DELIVERY"),
    forms.addNote("Asked the supplier."),
    forms.resolve(),
    forms.answer("It runs small.", "RESOLVED"),
  ]);
  expect(sent).toEqual([
    "SetMessageCategory 5",
    "AddMessageNote any",
    "SetMessageHandled 7",
    "AnswerMessage 8",
  ]);
  expect(openCount()).toBe(3);
});

it("an answer names the version that was read, if the customer has written meanwhile", async () => {
  const { forms, sent } = openTicket("written", "AddMessageNote");
  await Promise.all([forms.addNote("Asked the supplier."), forms.answer("It runs small.", "RESOLVED")]);
  expect(sent).toEqual(["AddMessageNote any", "AnswerMessage 5"]);
});
