/** A request that is refused: by whom it is sent, and with which code and sentence it is refused. */
export type BadInput = {
  name: string;
  /** The payload of POST /graphql, or the body of `path`. */
  body?: unknown;
  path?: string;
  method?: "GET" | "POST";
  as?: "shopper" | "admin";
  /** 400 by default. */
  status?: number;
  code: string;
  field?: string;
  /** A part of the sentence. */
  message?: string;
};
