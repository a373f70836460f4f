import { UploadedFile } from "../../platform/uploaded-file.ts";
import { answers, successSchema } from "../../platform/rest/answer-schema.ts";
import { maxLengths } from "../shop/address.rules.ts";
import { passwordLengths } from "./passwords/password.rules.ts";
import { maxNameLength } from "./person-name.rules.ts";
import { userAnswer, userSchema } from "./user-answer.ts";
import { asData, type Data } from "../../platform/rest/answers.ts";
import type { RestRequest } from "../../platform/rest/requests.ts";
import { LOGGED_IN, type RestRow } from "../../platform/rest/rest-row.ts";
import { limited, optional, picture, text } from "../../platform/rest/body-fields.ts";

const email = limited(text("EMAIL_INVALID"), { format: "email" });
const password = limited(text(), { format: "password" });
/** A password that an account is given. */
const passwordLimits = { format: "password", ...passwordLengths } as const;
const newPassword = limited(text("PASSWORD_TOO_SHORT"), passwordLimits);
const personName = limited(text("NAME_NEEDED"), { maxLength: maxNameLength });

/** The named fields of the body, unchanged. */
const pickFields =
  (...names: string[]) =>
  ({ body }: RestRequest) =>
    Object.fromEntries(names.map((name) => [name, body[name]]));

const loginVariables = (role: "ADMIN" | null) => (request: RestRequest) => ({
  ...pickFields("email", "password")(request),
  role,
});

const sessionOf = (payload: unknown, publicUrl: string) => {
  const { token, user } = payload as Data;
  return { token, user: userAnswer(user, publicUrl) };
};

const sessionFields = { token: answers.text, user: userSchema };
const sessionSchema = answers.component("Session", sessionFields);

const success = () => ({ success: true });

const signUpVariables = (request: RestRequest) => {
  const { profilePic } = request.body;
  const isPicture = profilePic instanceof UploadedFile && profilePic.content.length > 0;
  return {
    input: pickFields("token", "email", "name", "mobile", "password")(request),
    picture: isPicture ? profilePic : null,
  };
};

const profileFields = ["name", "email", "mobile", "address", "profilePic", "currentPassword"];

/** Fields that are absent from the body stay unchanged. */
const profileVariables = (request: RestRequest) => ({
  input: pickFields(...profileFields.filter((name) => name in request.body))(request),
});

/** REST paths of accounts: specification, section 7. */
export const accountRows: RestRow[] = [
  {
    method: "POST",
    path: "/auth/check-email",
    summary: "Whether an address has an account",
    run: "RestCheckEmail",
    refusals: ["EMAIL_INVALID"],
    variables: pickFields("email"),
    answer: (data) => ({ exists: data["emailExists"] }),
    answerSchema: answers.object({ exists: answers.flag }),
    body: { email },
  },
  {
    method: "POST",
    path: "/auth/send-verification",
    summary: "Mails a link that verifies an address",
    run: "RestSendVerification",
    refusals: ["EMAIL_INVALID"],
    variables: pickFields("email"),
    answer: success,
    answerSchema: successSchema,
    body: { email },
  },
  {
    method: "POST",
    path: "/auth/verify-email",
    summary: "The address that a mailed link verifies; sets a cookie with which this browser may sign up",
    run: "RestVerifyEmail",
    refusals: ["VERIFICATION_INVALID"],
    variables: pickFields("token"),
    answer: (data) => ({ success: true, email: asData(data["verifyEmail"])["email"] }),
    answerSchema: answers.object({ success: answers.flag, email: answers.text }),
    body: { token: text("VERIFICATION_INVALID") },
  },
  {
    method: "POST",
    path: "/auth/signup",
    summary:
      "Makes an account of the address of the token, or of the one that this browser verified: multipart, with the fields before the file, or JSON",
    run: "RestSignUp",
    refusals: [
      "VERIFICATION_NEEDED",
      "VERIFICATION_INVALID",
      "EMAIL_INVALID",
      "EMAIL_REGISTERED",
      "NAME_NEEDED",
      "PASSWORD_TOO_SHORT",
      "PASSWORD_TOO_LONG",
      "PASSWORD_BREACHED",
      "PICTURE_INVALID",
      "PICTURE_TOO_LARGE",
    ],
    variables: signUpVariables,
    answer: (data, url) => sessionOf(data["signUp"], url),
    answerSchema: sessionSchema,
    status: 201,
    body: {
      token: optional(text()),
      email: limited(optional(text()), { format: "email" }),
      name: personName,
      mobile: optional(text()),
      password: newPassword,
      profilePic: picture,
    },
  },
  {
    method: "POST",
    path: "/auth/login",
    summary:
      "Starts a session. Refused with 401 SECOND_FACTOR_NEEDED and the field secondFactor, without a token, if the account has a second factor",
    run: "RestLogin",
    refusals: ["WRONG_CREDENTIALS", "SECOND_FACTOR_NEEDED"],
    variables: loginVariables(null),
    answer: (data, url) => sessionOf(data["login"], url),
    answerSchema: sessionSchema,
    body: { email, password },
  },
  {
    method: "POST",
    path: "/admin/login",
    summary:
      "Starts an admin's session. Refused with 401 SECOND_FACTOR_NEEDED and the field secondFactor, without a token, if the account has a second factor",
    run: "RestLogin",
    refusals: ["WRONG_CREDENTIALS", "SECOND_FACTOR_NEEDED"],
    variables: loginVariables("ADMIN"),
    answer: (data, url) => {
      const { token, user } = sessionOf(data["login"], url);
      return { token, admin: user, user };
    },
    answerSchema: answers.object({ ...sessionFields, admin: userSchema }),
    body: { email, password },
  },
  {
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Mails a link for a new password",
    run: "RestForgotPassword",
    refusals: ["EMAIL_INVALID"],
    variables: pickFields("email"),
    answer: success,
    answerSchema: successSchema,
    body: { email },
  },
  {
    method: "POST",
    path: "/auth/send-otp",
    summary: "Mails a one-time password, or a link where that is not possible",
    run: "RestSendOtp",
    refusals: ["EMAIL_INVALID"],
    variables: pickFields("email"),
    answer: success,
    answerSchema: successSchema,
    body: { email },
  },
  {
    method: "POST",
    path: "/auth/verify-otp",
    summary: "A new password by the one-time password",
    run: "RestVerifyOtp",
    refusals: [
      "EMAIL_INVALID",
      "OTP_INVALID",
      "PASSWORD_TOO_SHORT",
      "PASSWORD_TOO_LONG",
      "PASSWORD_BREACHED",
    ],
    variables: pickFields("email", "otp", "newPassword"),
    answer: success,
    answerSchema: successSchema,
    body: { email, otp: text("OTP_INVALID"), newPassword },
  },
  {
    method: "POST",
    path: "/auth/reset-password",
    summary: "A new password by the mailed link",
    run: "RestResetPassword",
    refusals: ["RESET_LINK_INVALID", "PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG", "PASSWORD_BREACHED"],
    variables: pickFields("token", "newPassword"),
    answer: success,
    answerSchema: successSchema,
    body: { token: text("RESET_LINK_INVALID"), newPassword },
  },
  {
    method: "POST",
    path: "/auth/change-password",
    summary: "A new password for the one who knows the old one; the answer brings a new token",
    role: LOGGED_IN,
    run: "RestUpdatePassword",
    refusals: ["PASSWORD_WRONG", "NEW_PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG", "PASSWORD_BREACHED"],
    variables: pickFields("currentPassword", "newPassword"),
    answer: (data, url) => ({ success: true, ...sessionOf(data["updatePassword"], url) }),
    answerSchema: answers.object({ success: answers.flag, ...sessionFields }),
    body: {
      currentPassword: password,
      newPassword: limited(text("NEW_PASSWORD_TOO_SHORT"), passwordLimits),
    },
  },
  {
    method: "PUT",
    path: "/auth/update-profile",
    summary: "Changes the profile",
    role: LOGGED_IN,
    run: "RestUpdateProfile",
    refusals: [
      "PASSWORD_WRONG",
      "NAME_NEEDED",
      "EMAIL_INVALID",
      "EMAIL_REGISTERED",
      "PICTURE_LINK_INVALID",
      "PICTURE_URL_REFUSED",
      "MAILED_CODE_NEEDED",
      "SAVED_ADDRESSES_FULL",
    ],
    variables: profileVariables,
    answer: (data, url) => ({ user: userAnswer(asData(data["updateProfile"])["user"], url) }),
    answerSchema: answers.object({ user: userSchema }),
    body: {
      name: personName,
      email,
      mobile: optional(text()),
      address: limited(optional(text()), { maxLength: maxLengths.address }),
      profilePic: optional(text()),
      currentPassword: limited(optional(text()), { format: "password" }),
    },
  },
];
