import { operationsBySubject, type Operation, type Part } from "./operations.ts";

const textOf = ({ document, example, isForVisitors }: Operation): string => {
  const notes = [
    ...(isForVisitors ? [] : ["Header: Authorization: Bearer TOKEN of a login."]),
    ...(example.note ? [example.note] : []),
    ...(example.variables ? [`Variables: ${JSON.stringify(example.variables)}`] : []),
  ];
  return [...notes.map((note) => `# ${note}`), document].join("\n");
};

/** The examples of all operations of a part as one document, for an explorer. */
export const examplesDocument = (part: Part): string =>
  [...operationsBySubject(part)]
    .map(([subject, operations]) => [`# ${subject}`, ...operations.map(textOf)].join("\n\n"))
    .join("\n\n");
