import { expect, it } from "vitest";
import { bytesInFlight } from "./bytes-in-flight.ts";

const limits = { each: 10, all: 15 };

it("limits the bytes of one caller", () => {
  const bytes = bytesInFlight(limits);
  expect(bytes.add("a", 10)).toBeUndefined();
  expect(bytes.add("a", 1)).toBe("each");
});

it("limits the bytes of all callers", () => {
  const bytes = bytesInFlight(limits);
  bytes.add("a", 10);
  expect(bytes.add("b", 6)).toBe("all");
  bytes.remove("a", 10);
  expect(bytes.add("b", 6)).toBeUndefined();
});

it("does not count what it refuses", () => {
  const bytes = bytesInFlight(limits);
  bytes.add("a", 10);
  expect(bytes.add("a", 1)).toBe("each");
  expect(bytes.add("b", 6)).toBe("all");
  expect(bytes.add("b", 5)).toBeUndefined();
  bytes.remove("a", 10);
  expect(bytes.add("c", 10)).toBeUndefined();
  expect(bytes.add("b", 1)).toBe("all");
});

it("has room until more than half of what all may have is in use", () => {
  const bytes = bytesInFlight({ each: 10, all: 10 });
  bytes.add("a", 5);
  expect(bytes.hasRoom()).toBe(true);
  bytes.add("a", 1);
  expect(bytes.hasRoom()).toBe(false);
});
