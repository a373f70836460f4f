import { describe, expect, it } from "vitest";
import { fairPlaces } from "./fair-places.ts";

/** Places that record the order in which tasks start. */
const openPlaces = (limits: { total: number; perKey: number }) => {
  const places = fairPlaces(limits);
  const started: string[] = [];
  const enter = (key: string, name = key) => {
    const ticket = places.newTicket(key, () => started.push(name));
    places.enter(ticket);
    return ticket;
  };
  return { enter, leave: places.leave, started };
};

describe("fair places", () => {
  it("are limited in all after those of each key", () => {
    const { enter, started } = openPlaces({ total: 3, perKey: 2 });
    for (let index = 0; index < 5; index += 1) enter("a");
    enter("b");
    enter("c");
    expect(started).toEqual(["a", "a", "b"]);
  });

  it("are given in turns: a key with many tasks delays another one by one task", () => {
    const { enter, leave, started } = openPlaces({ total: 1, perKey: 1 });
    const first = enter("a", "a0");
    const tasks = ["a1", "a2", "a3"].map((name) => enter("a", name));
    const others = ["b1", "b2"].map((name) => enter("b", name));
    const tickets = [first, ...tasks, ...others];
    for (let round = 0; round < 5; round += 1) {
      const running = tickets.find(({ state }) => state === "running");
      if (running) leave(running);
    }
    expect(started).toEqual(["a0", "a1", "b1", "a2", "b2", "a3"]);
  });

  it("are not lost by tasks that leave twice, while they wait, or as soon as they start", () => {
    const { enter, leave, started } = openPlaces({ total: 1, perKey: 1 });
    const first = enter("a", "first");
    const waiting = enter("a", "waiting");
    enter("b", "last");
    leave(waiting);
    leave(first);
    leave(first);
    expect(started).toEqual(["first", "last"]);
    const places = fairPlaces({ total: 1, perKey: 1 });
    let count = 0;
    for (let index = 0; index < 3; index += 1) {
      const ticket = places.newTicket("a", () => {
        count += 1;
        places.leave(ticket);
      });
      places.enter(ticket);
    }
    expect(count).toBe(3);
  });
});
