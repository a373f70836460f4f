import { SIGN_UP } from "../account-calls.ts";

const details = { name: "Asha Rao", password: "saffron and silk" };
const operations = JSON.stringify({ query: SIGN_UP, variables: { input: details, picture: null } });
const file = { content: Buffer.from("x") };

type BadForm = {
  name: string;
  parts: Record<string, string | { content: Buffer }>;
  /** Of a page of another site, which a browser sends without a preflight request. */
  isForeign?: true;
  code: string;
  /** A part of the answer. */
  says?: string;
};

const code = "BAD_INPUT";

/** Multipart forms of GraphQL. */
export const badForms: BadForm[] = [
  { name: "without operations", parts: { map: "{}", "0": file }, code },
  { name: "without a map", parts: { operations, "0": file }, code },
  { name: "with broken operations", parts: { operations: "{", map: "{}" }, code },
  { name: "with a list of operations", parts: { operations: `[${operations}]`, map: "{}" }, code },
  {
    name: "whose map names a missing file",
    parts: { operations, map: '{"1":["variables.picture"]}', "0": file },
    code,
  },
  {
    name: "whose map names an unknown path",
    parts: { operations, map: '{"0":["variables.nothing"]}', "0": file },
    code,
  },
  {
    name: "whose map sets a prototype property",
    parts: { operations, map: '{"0":["variables.__proto__.x"]}', "0": file },
    code,
  },
  { name: "whose map has no list", parts: { operations, map: '{"0":"variables.picture"}', "0": file }, code },
  {
    name: "whose map names a path with a value",
    parts: { operations, map: '{"0":["query"]}', "0": file },
    code,
  },
  {
    // The answer contains nothing of the file.
    name: "with a file in place of text",
    parts: {
      operations: JSON.stringify({ query: SIGN_UP, variables: { input: { ...details, name: null } } }),
      map: '{"0":["variables.input.name"]}',
      "0": file,
    },
    code: "BAD_USER_INPUT",
    says: "got invalid value a file at",
  },
  {
    name: "of a page of another site",
    parts: { operations, map: '{"0":["variables.picture"]}', "0": file },
    isForeign: true,
    code: "BAD_REQUEST",
  },
];

const signUp = { token: "A".repeat(43), ...details };

type BadSignUp = Pick<BadForm, "name" | "parts"> & { field: string; message: string };

/** Forms of POST /auth/signup. */
export const badSignUps: BadSignUp[] = [
  {
    name: "a file as the name",
    parts: { ...signUp, name: file },
    field: "name",
    message: "The name must be text.",
  },
  {
    name: "no name",
    parts: { token: signUp.token, password: signUp.password },
    field: "name",
    message: "Please enter your name.",
  },
  {
    name: "text as the picture",
    parts: { ...signUp, profilePic: "me.jpg" },
    field: "profilePic",
    message: "Please choose a picture: JPEG, PNG, WebP or AVIF.",
  },
];
