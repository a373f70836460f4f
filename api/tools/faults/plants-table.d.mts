export type Plant = {
  says: string;
  module: string;
  find: string;
  put: string;
  sql: string[];
  seenBy: string[];
  caughtBy: string;
};

export const plants: Record<string, Plant>;
