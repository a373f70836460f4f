import { restRows } from "../../src/app/features.ts";
import type { BodyField, BodyFields } from "../../src/platform/rest/body-fields.ts";
import type { RestRow } from "../../src/platform/rest/rest-row.ts";

type RequestedPath = { method: string; path: string };

/** The row of a request. Without ids in it, "/api/products/search" is no product. */
export const rowOf = ({ method, path }: RequestedPath): RestRow | undefined => {
  const [address = ""] = path.split("?", 1);
  const rows = restRows.filter((row) => row.method === method);
  return (
    rows.find((row) => `/api${row.path}` === address) ??
    rows.find((row) => new RegExp(`^/api${row.path.replace(/:\w+/g, "[^/]+")}$`).test(address))
  );
};

const namesIn = (fields: BodyFields): string[] =>
  Object.entries(fields).flatMap(([name, { fields: inner }]) => [name, ...namesIn(inner ?? {})]);

/** Problems of a refusal whose field is no name of the path's body, address or headers. */
export const unknownFieldsOf = (request: RequestedPath, { text }: { text: string }): string[] => {
  const { field } = JSON.parse(text) as { field?: string };
  const row = rowOf(request);
  const names = [
    ...[...(row?.path ?? "").matchAll(/:(\w+)/g)].map(([, name]) => name),
    ...namesIn(row?.body ?? {}),
    ...Object.keys({ ...row?.query, ...row?.headers }),
  ];
  return field === undefined || names.includes(field.split(".").at(-1)) ? [] : [`unknown field: ${text}`];
};

export type FieldPath = { path: (string | number)[]; field: BodyField };

/** Every declared field, also those of objects and lists. */
export const fieldPathsOf = (fields: BodyFields, above: FieldPath["path"] = []): FieldPath[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = [...above, name];
    const inner = field.type === "list" ? [...path, 0] : path;
    return field.isIgnored ? [] : [{ path, field }, ...fieldPathsOf(field.fields ?? {}, inner)];
  });
