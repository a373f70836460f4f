/** Refusals of requests that no operation handles. */
export const requestRefusals = {
  DOCUMENT_UNKNOWN: {
    status: 404,
    message: "The shop does not know this document. Please send the query itself.",
  },
  BAD_JSON: { status: 400, message: "The body is not valid JSON." },
  TOO_LARGE: { status: 413, message: "The request is too large." },
  ANSWER_TOO_LARGE: { status: 400, message: "This answer would be too large. Please ask for less at once." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Send the body as application/json." },
  BODY_COMPRESSED: { status: 415, message: "Send the body without compression." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This path does not support that method." },
  PATH_UNKNOWN: { status: 404, message: "There is nothing at this path." },
} as const;
