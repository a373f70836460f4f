import { pictureRefusals } from "./picture-refusals.ts";
import { requestRefusals } from "./request-refusals.ts";
import { videoRefusals } from "./video-refusals.ts";

/** HTTP status and message of a refusal. Messages of the specification, section 8, are exact. */
export type RefusalRow = { readonly status: number; readonly message: string };

/** The refusals that the platform itself throws, and those of any feature. */
export const commonRefusals = {
  BAD_INPUT: { status: 400, message: "Something in the request is not valid." },
  FIELD_NEEDED: { status: 400, message: "A field of the request is missing." },
  FIELD_MISTYPED: { status: 400, message: "A field of the request has the wrong type." },
  BAD_ID: { status: 400, message: "That is not a valid id." },
  BAD_CURSOR: { status: 400, message: "That cursor does not belong to this list." },
  BAD_PAGE_SIZE: { status: 400, message: "That page size is not allowed." },
  BAD_KEY: { status: 400, message: "An idempotency key has 8 to 100 printable characters." },
  KEY_REUSED: { status: 409, message: "This idempotency key was used for another request." },
  UNAUTHENTICATED: { status: 401, message: "Please log in." },
  FORBIDDEN: { status: 403, message: "You are not allowed to do this." },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: "Please set up two-step login first: the shop asks it of everyone on its staff.",
  },
  CONFIRMATION_NEEDED: { status: 403, message: "Please confirm that it is you: enter your password again." },
  NOT_FOUND: { status: 404, message: "Not found." },
  FILE_INVALID: { status: 400, message: "This file cannot be read." },
  FILE_TOO_LARGE: { status: 413, message: "A file has at most 40 MB, sent in parts of at most 400 kB." },
  TOO_MANY: { status: 429, message: "Too many attempts. Please wait a little and try again." },
  NOT_READY: { status: 503, message: "The shop is busy. Please try again in a moment." },
  INTERNAL: { status: 500, message: "Something went wrong. Please try again." },
  ...requestRefusals,
  ...pictureRefusals,
  ...videoRefusals,
} as const satisfies Record<string, RefusalRow>;

type CommonRefusals = typeof commonRefusals;

export type CommonCode = keyof CommonRefusals;

/** Every refusal of the shop, by its code. Each feature adds its own in its `NAME.refusals.ts`; app joins them. */
export interface Refusals extends CommonRefusals {}

export type RefusalCode = keyof Refusals;

export type RefusalDetails = {
  /** Replaces the message of the table by a more precise one. */
  message?: string;
  /** The invalid input field. */
  field?: string;
  /** Facts that help to correct the input, such as the new total in rupees. */
  facts?: Record<string, unknown>;
};

/** An expected error of the shop. `describeError` describes it to the client, for GraphQL and REST alike. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly details: RefusalDetails;
  /** Its row of the table. */
  readonly row: RefusalRow;

  constructor(code: CommonCode, details?: RefusalDetails);
  constructor(code: RefusalCode, details: RefusalDetails, row: RefusalRow);
  constructor(
    code: RefusalCode,
    details: RefusalDetails = {},
    row: RefusalRow = commonRefusals[code as CommonCode],
  ) {
    super(details.message ?? row.message);
    this.name = "Refusal";
    this.code = code;
    this.status = row.status;
    this.details = details;
    this.row = row;
  }

  /** The same refusal with other details. */
  with(details: RefusalDetails): Refusal {
    return new Refusal(this.code, details, this.row);
  }
}

/** Throws a refusal with one of these codes. */
export type Refuse<Code extends RefusalCode = RefusalCode> = (code: Code, details?: RefusalDetails) => never;

/** Makes the function that throws a refusal of these tables, or a common one. */
export const refuserOf = <Table extends Readonly<Record<string, RefusalRow>>>(
  table: Table,
): Refuse<CommonCode | Extract<keyof Table, RefusalCode>> => {
  const rows: Readonly<Record<string, RefusalRow>> = { ...commonRefusals, ...table };
  return (code, details = {}) => {
    throw new Refusal(code, details, rows[code] as RefusalRow);
  };
};

/** Throws a common refusal. */
export const refuse = refuserOf({});
