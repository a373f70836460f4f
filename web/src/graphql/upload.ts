import { ApolloLink } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";

type HttpOptions = { uri: string; fetch: typeof fetch };

const fileEntries = (variables: object) =>
  Object.entries(variables).filter((entry): entry is [string, File] => entry[1] instanceof File);

/** `fetch` for an operation with files. Its code is loaded with the first file. */
const lazyMultipartFetch =
  (files: [string, File][], send: typeof fetch): typeof fetch =>
  async (url, options) =>
    (await import("./multipart-fetch.ts")).multipartFetch(files, send)(url, options);

/**
 * The terminating link: sends an operation as JSON, or as a multipart form when a variable is a file. `context.send` is a `fetch`
 * for that form, such as one that reports its progress.
 */
export const httpOrUploadLink = ({ uri, fetch: send }: HttpOptions) => {
  const json = new BaseHttpLink({ uri, fetch: send });
  return new ApolloLink((operation, forward) => {
    const files = fileEntries(operation.variables);
    const ownSend = operation.getContext()["send"] as typeof fetch | undefined;
    const link =
      files.length > 0 ? new BaseHttpLink({ uri, fetch: lazyMultipartFetch(files, ownSend ?? send) }) : json;
    return link.request(operation, forward);
  });
};
