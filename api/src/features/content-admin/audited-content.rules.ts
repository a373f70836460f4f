import type { ContentBody, HomeSectionBody } from "../content/content-body.rules.ts";

/** A section of the home page in a few words. */
const sectionWords = ({ key, part, ...fields }: HomeSectionBody): string => {
  const [[kind, body] = ["", undefined]] = Object.entries(fields);
  if (part) return part;
  const { title = key, ...others } = (body ?? {}) as { title?: string };
  const texts = Object.values(others).filter((value) => typeof value === "string" && value !== "");
  return [kind, title.replaceAll("\n", " "), ...texts].join(" | ");
};

/** A text as the history shows its fields. The versions themselves keep it whole. */
export const auditedContent = (body: ContentBody | null): Record<string, unknown> => ({
  ...body?.page,
  ...body?.announcement,
  ...(body?.home && { sections: body.home.sections.map(sectionWords) }),
  ...(body?.sizeChart && {
    unit: body.sizeChart.unit,
    note: body.sizeChart.note,
    measures: body.sizeChart.measures.map(({ name, how }) => `${name}: ${how}`),
    rows: body.sizeChart.rows.map(({ size, values }) => `${size}: ${values.join(", ")}`),
  }),
});
