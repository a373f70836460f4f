/**
 * An example of an operation. Its document is made from the schema (`example-document.ts`). A word in capitals, such as
 * "PRODUCT_ID", stands for a value of an earlier response or of a mail.
 */
export type Example = {
  /** Values of the arguments; omitted without any. */
  variables?: Readonly<Record<string, unknown>>;
  /** Fields of the result; omitted for the first ones of its type. */
  selection?: string;
  /** Where the values come from, if they are not from another operation. */
  note?: string;
  /**
   * Code with which the test's made-up values are refused: the right ones come by mail, from a device, or in a form with a file.
   */
  refusedAs?: string;
};

export const email = "meera@example.com";

export const newPassword = "tulsi-7-malai";

export const address = {
  fullName: "Meera Sharma",
  email,
  phone: "9876543210",
  address: "12, Sector 17",
  city: "Chandigarh",
  state: "Punjab",
  zipCode: "160017",
};

export const mailedLink = "The token is in the link of a mail.";

/** The file of a mutation comes in a form. */
export const form = "The file comes in a form: GraphQL multipart request.";

/** Examples of operations, such as "Query.cart", by subject. */
export type ExamplesBySubject = Readonly<Record<string, Readonly<Record<string, Example>>>>;
