/** A task that waits for a place, or runs in one. */
export type Ticket = { key: string; start: () => void; state: "waiting" | "running" | "left" };

export type FairPlaces = {
  newTicket: (key: string, start: () => void) => Ticket;
  /** Calls `start` of the ticket: at once if there is a place, else when its turn has come. */
  enter: (ticket: Ticket) => void;
  /** Ends the wait, or gives the place to the next task. A second call does nothing. */
  leave: (ticket: Ticket) => void;
  /** The tasks that have a place, and those that wait for one. */
  counts: () => { running: number; waiting: number };
};

/**
 * A limited number of places, of which one key has at most `perKey`. The keys that wait take turns, however many tasks each of
 * them has; the tasks of one key start in the order of their arrival.
 */
export const fairPlaces = ({ total, perKey }: { total: number; perKey: number }): FairPlaces => {
  let running = 0;
  const runningOf = new Map<string, number>();
  /** The waiting tasks by key; the key whose turn is next comes first. */
  const waiting = new Map<string, Set<Ticket>>();

  const change = (key: string, by: number): void => {
    running += by;
    const count = (runningOf.get(key) ?? 0) + by;
    if (count === 0) runningOf.delete(key);
    else runningOf.set(key, count);
  };

  const nextTicket = (): Ticket | undefined => {
    if (running >= total) return undefined;
    for (const [key, tickets] of waiting) {
      if ((runningOf.get(key) ?? 0) >= perKey) continue;
      const [ticket] = tickets;
      waiting.delete(key);
      if (ticket) tickets.delete(ticket);
      if (tickets.size > 0) waiting.set(key, tickets);
      return ticket;
    }
    return undefined;
  };

  const startNext = (): void => {
    for (let ticket = nextTicket(); ticket; ticket = nextTicket()) {
      ticket.state = "running";
      change(ticket.key, 1);
      ticket.start();
    }
  };

  const stopWaiting = (ticket: Ticket): void => {
    const tickets = waiting.get(ticket.key);
    tickets?.delete(ticket);
    if (tickets?.size === 0) waiting.delete(ticket.key);
  };

  return {
    newTicket: (key, start) => ({ key, start, state: "waiting" }),
    enter: (ticket) => {
      const tickets = waiting.get(ticket.key) ?? new Set();
      waiting.set(ticket.key, tickets.add(ticket));
      startNext();
    },
    leave: (ticket) => {
      const { state, key } = ticket;
      ticket.state = "left";
      if (state === "waiting") stopWaiting(ticket);
      if (state !== "running") return;
      change(key, -1);
      startNext();
    },
    counts: () => {
      let count = 0;
      for (const tickets of waiting.values()) count += tickets.size;
      return { running, waiting: count };
    },
  };
};
