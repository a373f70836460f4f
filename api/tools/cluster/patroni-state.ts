/** What Patroni's `GET /cluster` says about one member. */
export type MemberState = {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
};

const isUp = ({ state }: MemberState): boolean => state === "running" || state === "streaming";

export const leaderOf = (members: readonly MemberState[]): string | undefined =>
  members.find(({ role, state }) => role === "leader" && state === "running")?.name;

/** The replica for which commits wait. */
export const syncStandbyOf = (members: readonly MemberState[]): string | undefined =>
  members.find((member) => member.role === "sync_standby" && isUp(member))?.name;

/** Whether `count` members run on one timeline: one primary, one synchronous replica, and the others as replicas. */
export const isComplete = (members: readonly MemberState[], count: number): boolean =>
  members.length === count &&
  members.every(isUp) &&
  new Set(members.map(({ timeline }) => timeline)).size === 1 &&
  leaderOf(members) !== undefined &&
  syncStandbyOf(members) !== undefined;
