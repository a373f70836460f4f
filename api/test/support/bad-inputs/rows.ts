/** A request that is refused: by whom it is sent, and with which code and sentence it is refused. */
export type BadInput = {
  name: string;
  /** The payload of POST /graphql, or the body of `path`. A text is sent as it is. */
  body?: unknown;
  path?: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  as?: "shopper" | "admin";
  headers?: Record<string, string>;
  /** 400 by default. */
  status?: number;
  code: string;
  field?: string;
  /** A part of the sentence. */
  message?: string;
  /** Headers of the answer. */
  answerHeaders?: Record<string, string>;
};
