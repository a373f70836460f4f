import { ApolloLink } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import type { OnUploadProgress } from "./upload-fetch.ts";

type HttpOptions = {
  uri: string;
  fetch: typeof fetch;
  /** Sends an operation with files. By default its code is loaded with the first file. */
  sendFiles?: (files: [string, File][], onProgress?: OnUploadProgress) => typeof fetch;
};

const fileEntries = (variables: object) =>
  Object.entries(variables).filter((entry): entry is [string, File] => entry[1] instanceof File);

const lazyMultipartFetch: NonNullable<HttpOptions["sendFiles"]> =
  (files, onProgress) => async (url, options) =>
    (await import("./multipart-fetch.ts")).multipartFetch(files, onProgress)(url, options);

/**
 * The terminating link: sends an operation as JSON, or as a multipart form when a variable is a file. `context.onUploadProgress` is
 * called with the sent share of that form.
 */
export const httpOrUploadLink = ({ uri, fetch: send, sendFiles = lazyMultipartFetch }: HttpOptions) => {
  const json = new BaseHttpLink({ uri, fetch: send });
  return new ApolloLink((operation, forward) => {
    const files = fileEntries(operation.variables);
    const onProgress = operation.getContext()["onUploadProgress"] as OnUploadProgress | undefined;
    const link = files.length > 0 ? new BaseHttpLink({ uri, fetch: sendFiles(files, onProgress) }) : json;
    return link.request(operation, forward);
  });
};
