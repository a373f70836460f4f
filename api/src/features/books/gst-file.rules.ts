/** The files of a return: the whole one for the portal, and each section as CSV. */
export enum GstFile {
  JSON = "json",
  B2CS = "b2cs",
  B2CL = "b2cl",
  CDNUR = "cdnur",
  HSN = "hsn",
  DOCUMENTS = "docs",
}

export type GstSection = Exclude<GstFile, GstFile.JSON>;
