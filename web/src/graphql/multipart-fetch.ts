import { uploadFetch, type OnUploadProgress } from "./upload-fetch.ts";

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

/** `fetch` that sends the operation as a multipart form. The browser writes the content type with its boundary. */
export const multipartFetch =
  (files: [string, File][], onProgress?: OnUploadProgress, send = uploadFetch(onProgress)): typeof fetch =>
  (url, options) => {
    const headers = new Headers(options?.headers);
    headers.delete("content-type");
    headers.set("apollo-require-preflight", "true");
    const operation = typeof options?.body === "string" ? options.body : "{}";
    return send(url, { ...options, headers, body: multipartBody(JSON.parse(operation), files) });
  };
