import { ApolloLink } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";

type HttpOptions = { uri: string; fetch: typeof fetch };

/**
 * The body of one operation with files, by the GraphQL multipart request specification: the operation with `null` for
 * each file, a map from files to variables, then the files.
 */
const multipartBody = (operation: Record<string, unknown>, files: [name: string, file: File][]) => {
  const nullVariables = Object.fromEntries(files.map(([name]) => [name, null]));
  const variables = { ...(operation["variables"] as object), ...nullVariables };
  const form = new FormData();
  form.set("operations", JSON.stringify({ ...operation, variables }));
  form.set("map", JSON.stringify(Object.fromEntries(files.map(([name], n) => [n, [`variables.${name}`]]))));
  files.forEach(([, file], n) => form.set(String(n), file));
  return form;
};

const fileEntries = (variables: object) =>
  Object.entries(variables).filter((entry): entry is [string, File] => entry[1] instanceof File);

/** `fetch` that sends the operation as a multipart form. The browser writes the content type with its boundary. */
const multipartFetch =
  (files: [string, File][], send: typeof fetch): typeof fetch =>
  (url, options) => {
    const headers = new Headers(options?.headers);
    headers.delete("content-type");
    headers.set("apollo-require-preflight", "true");
    const operation = typeof options?.body === "string" ? options.body : "{}";
    return send(url, { ...options, headers, body: multipartBody(JSON.parse(operation), files) });
  };

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
      files.length > 0 ? new BaseHttpLink({ uri, fetch: multipartFetch(files, ownSend ?? send) }) : json;
    return link.request(operation, forward);
  });
};
