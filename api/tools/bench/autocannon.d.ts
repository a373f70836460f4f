declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  export type Request = {
    method?: "GET" | "POST";
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  };

  /** One connection. */
  export type Client = { setRequests: (requests: Request[]) => void };

  export type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds between two samples. */
    sampleInt: number;
    requests: Request[];
    /** Replaces [<id>] in each body by a new id. */
    idReplacement?: boolean;
    /** Threads that send, so that the measuring thread is not slowed down. Without functions in the options. */
    workers?: number;
    setupClient?: (client: Client) => void;
    verifyBody?: (body: string) => boolean;
  };

  export type Result = {
    errors: number;
    timeouts: number;
    mismatches: number;
    non2xx: number;
    "2xx": number;
    statusCodeStats: Record<string, { count: number }>;
  };

  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
