import { objectsOf, reference, type PdfObject } from "./pdf-text.ts";

/** A tag of a PDF's structure. */
export type StructureTag = { role: string; alt: string; scope: string; children: StructureTag[] };

/** A text of a dictionary: Latin, or UTF-16 behind a byte order mark. */
const textIn = (head: string, name: string): string => {
  const escaped = new RegExp(`/${name} \\(((?:\\\\.|[^\\\\)])*)\\)`, "s").exec(head)?.[1] ?? "";
  const bytes = escaped.replace(/\\([nrtbf()\\])/g, (_, sign: string) =>
    sign === "n"
      ? "\n"
      : sign === "r"
        ? "\r"
        : sign === "t"
          ? "\t"
          : sign === "b"
            ? "\b"
            : sign === "f"
              ? "\f"
              : sign,
  );
  if (!bytes.startsWith("\xfe\xff")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
};

const childrenIn = (head: string): string[] => {
  const list = /\/K \[([^\]]*)\]/.exec(head)?.[1] ?? "";
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, id = ""]) => id);
};

/** The structure of a tagged PDF, and the entries of its catalogue that concern it. */
export const structureOfPdf = (pdf: Buffer) => {
  const objects = new Map(objectsOf(pdf).map((object) => [object.id, object]));
  const find = (id: string | undefined): PdfObject | undefined => objects.get(id ?? "");
  const catalogue = [...objects.values()].find(({ head }) => head.includes("/Type /Catalog"))?.head ?? "";
  const tagOf = (id: string): StructureTag => {
    const head = find(id)?.head ?? "";
    return {
      role: /\/S \/(\w+)/.exec(head)?.[1] ?? "",
      alt: textIn(head, "Alt"),
      scope: /\/Scope \/(\w+)/.exec(head)?.[1] ?? "",
      children: childrenIn(head).map(tagOf),
    };
  };
  const root = find(reference(catalogue, "StructTreeRoot"))?.head ?? "";
  return {
    isMarked: find(reference(catalogue, "MarkInfo"))?.head.includes("/Marked true") ?? false,
    language: textIn(catalogue, "Lang"),
    showsTitle:
      find(reference(catalogue, "ViewerPreferences"))?.head.includes("/DisplayDocTitle true") ?? false,
    tags: childrenIn(root).map(tagOf),
  };
};

/** All tags below some, in the order of reading. */
export const allTags = (tags: readonly StructureTag[]): StructureTag[] =>
  tags.flatMap((tag) => [tag, ...allTags(tag.children)]);
