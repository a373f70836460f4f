import { describe, expect, it } from "vitest";
import { mayCustomerWrite, TicketMessageKind } from "./ticket.rules.ts";

const { CUSTOMER, ANSWER, NOTE } = TicketMessageKind;

describe("the customer of a ticket", () => {
  it.each([
    ["adds one message to the first one", [], true],
    ["waits for the answer then", [CUSTOMER], false],
    ["waits, whatever the shop notes for itself", [CUSTOMER, NOTE], false],
    ["writes once after each answer", [CUSTOMER, ANSWER], true],
    ["writes once after several answers", [CUSTOMER, ANSWER, ANSWER, CUSTOMER], false],
  ])("%s", (_, kinds, expected) => {
    expect(mayCustomerWrite(kinds)).toBe(expected);
  });

  it("writes at most 20 messages", () => {
    const rounds = (count: number) => Array.from({ length: count }, () => [CUSTOMER, ANSWER]).flat();
    expect([mayCustomerWrite(rounds(19)), mayCustomerWrite(rounds(20))]).toEqual([true, false]);
  });
});
