import { describe, expect, it } from "vitest";
import { returnablePieces, without, type EarlierLine } from "./return-pieces.rules.ts";
import { ReturnKind, ReturnStatus } from "./return-status.rules.ts";

const medium = { size: "M", color: "Red" };
const large = { size: "L", color: "Red" };
const line = { id: "dress", quantity: 3, ...medium };

const anEarlierLine = (changes: Partial<EarlierLine> = {}): EarlierLine => ({
  orderLineId: "dress",
  quantity: 1,
  ...medium,
  kind: ReturnKind.RETURN,
  newSize: null,
  newColor: null,
  missing: 0,
  unsentReplacements: 0,
  status: ReturnStatus.REQUESTED,
  isReplacementSent: false,
  ...changes,
});

const anExchange = (changes: Partial<EarlierLine> = {}): EarlierLine =>
  anEarlierLine({ kind: ReturnKind.EXCHANGE, newSize: "L", newColor: "Red", ...changes });

const ofDress = (quantity: number, variant = medium) => ({ orderLineId: "dress", ...variant, quantity });

describe("the pieces that can be returned", () => {
  it("are those of the order, less the pieces that were asked for or came back", () => {
    expect(returnablePieces([line], [], [])).toEqual([ofDress(3)]);
    expect(returnablePieces([line], [anEarlierLine({ quantity: 2 })], [])).toEqual([ofDress(1)]);
    const completed = anEarlierLine({ quantity: 3, status: ReturnStatus.COMPLETED });
    expect(returnablePieces([line], [completed], [])).toEqual([]);
  });

  it.each([ReturnStatus.REFUSED, ReturnStatus.WITHDRAWN, ReturnStatus.CLOSED])(
    "contain the pieces of a return that is %s",
    (status) => {
      expect(returnablePieces([line], [anEarlierLine({ status })], [])).toEqual([ofDress(3)]);
    },
  );

  it("contain a replacement in its own size, once it was sent", () => {
    const due = anExchange({ status: ReturnStatus.COMPLETED });
    expect(returnablePieces([line], [due], [])).toEqual([ofDress(2)]);
    const sent = anExchange({ status: ReturnStatus.COMPLETED, isReplacementSent: true });
    expect(returnablePieces([line], [sent], [])).toEqual([ofDress(2), ofDress(1, large)]);
  });

  it("contain the pieces that did not arrive", () => {
    const part = { quantity: 3, missing: 1, status: ReturnStatus.COMPLETED };
    expect(returnablePieces([line], [anEarlierLine(part)], [])).toEqual([ofDress(1)]);
  });

  it("contain the replacements of exchanged pieces that arrived", () => {
    const part = { quantity: 3, missing: 1, status: ReturnStatus.COMPLETED };
    const sent = { ...part, isReplacementSent: true };
    expect(returnablePieces([line], [anExchange(sent)], [])).toEqual([ofDress(1), ofDress(2, large)]);
    const late = { ...sent, missing: 0, unsentReplacements: 1 };
    expect(returnablePieces([line], [anExchange(late)], [])).toEqual([ofDress(2, large)]);
  });

  it("lack the pieces that were refunded without a return", () => {
    expect(returnablePieces([line], [], [ofDress(1)])).toEqual([ofDress(2)]);
    const sent = anExchange({ status: ReturnStatus.COMPLETED, isReplacementSent: true });
    expect(returnablePieces([line], [sent], [ofDress(1, large)])).toEqual([ofDress(2)]);
  });

  it("are the first variant again after an exchange there and back", () => {
    const there = anExchange({ status: ReturnStatus.COMPLETED, isReplacementSent: true });
    const back = anExchange({
      ...large,
      newSize: "M",
      newColor: "Red",
      status: ReturnStatus.COMPLETED,
      isReplacementSent: true,
    });
    expect(returnablePieces([line], [there, back], [])).toEqual([ofDress(3)]);
  });
});

describe("pieces that are taken out of those that are left", () => {
  it("leave the others", () => {
    expect(without([ofDress(3)], ofDress(1))).toEqual([ofDress(2)]);
    expect(without([ofDress(3), ofDress(1, large)], ofDress(3))).toEqual([ofDress(1, large)]);
  });

  it("are not there if they are more, or of another variant or line", () => {
    expect(without([ofDress(3)], ofDress(4))).toBeUndefined();
    expect(without([ofDress(3)], ofDress(1, large))).toBeUndefined();
    expect(without([ofDress(3)], { ...ofDress(1), orderLineId: "coat" })).toBeUndefined();
  });
});
