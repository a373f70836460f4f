import type { Pdf } from "./pdf.ts";

/**
 * The structure of a PDF for screen readers: headings, paragraphs, lists and tables as in HTML. What is drawn is either content
 * of a tag or an artifact; neither is drawn inside of the other.
 */
export type PdfTag = ReturnType<Pdf["struct"]>;

export type PdfTagOptions = {
  /** What a figure shows. */
  alt?: string;
  /** Whether a cell heads its row or its column. */
  scope?: "Row" | "Column";
};

/** A tag that holds other tags. It ends when `fill` has added them. */
export const tagGroup = <Result>(
  pdf: Pdf,
  parent: PdfTag,
  type: string,
  fill: (tag: PdfTag) => Result,
): Result => {
  const tag = pdf.struct(type);
  parent.add(tag);
  const result = fill(tag);
  tag.end();
  return result;
};

/** Draws the content of a new tag. Returns the result of `draw`. */
export const tagContent = <Result>(
  pdf: Pdf,
  parent: PdfTag,
  type: string,
  draw: () => Result,
  options: PdfTagOptions = {},
): Result => {
  const results: Result[] = [];
  const tag = pdf.struct(type, options, [() => void results.push(draw())]);
  // The parent belongs to the document, so that this draws.
  parent.add(tag);
  return results[0] as Result;
};

/** Draws decoration, or what is repeated on each page: screen readers skip it. */
export const drawArtifact = (pdf: Pdf, draw: () => void, type: "Layout" | "Pagination" = "Layout"): void => {
  pdf.markContent("Artifact", { type });
  draw();
  pdf.endMarkedContent();
};
