import { UploadedFile } from "../../platform/uploaded-file.ts";
import { answers, successSchema } from "../../platform/rest/answer-schema.ts";
import { userAnswer, userSchema } from "./user-answer.ts";
import type { Data } from "../../platform/rest/answers.ts";
import type { RestRequest } from "../../platform/rest/requests.ts";
import { LOGGED_IN, type RestRow } from "../../platform/rest/rest-row.ts";
import { optional, picture, text } from "../../platform/rest/body-fields.ts";

const email = text("EMAIL_INVALID");
const newPassword = text("PASSWORD_TOO_SHORT");

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
    variables: pickFields("token"),
    answer: (data) => ({ success: true, email: data["verifyEmail"] }),
    answerSchema: answers.object({ success: answers.flag, email: answers.text }),
    body: { token: text("VERIFICATION_INVALID") },
  },
  {
    method: "POST",
    path: "/auth/signup",
    summary:
      "Makes an account of the address of the token, or of the one that this browser verified: multipart, with the fields before the file, or JSON",
    run: "RestSignUp",
    variables: signUpVariables,
    answer: (data, url) => sessionOf(data["signUp"], url),
    answerSchema: sessionSchema,
    status: 201,
    body: {
      token: optional(text()),
      email: optional(text()),
      name: text("NAME_NEEDED"),
      mobile: optional(text()),
      password: text("PASSWORD_TOO_SHORT"),
      profilePic: picture,
    },
  },
  {
    method: "POST",
    path: "/auth/login",
    summary: "Starts a session",
    run: "RestLogin",
    variables: loginVariables(null),
    answer: (data, url) => sessionOf(data["login"], url),
    answerSchema: sessionSchema,
    body: { email, password: text() },
  },
  {
    method: "POST",
    path: "/admin/login",
    summary: "Starts an admin's session",
    run: "RestLogin",
    variables: loginVariables("ADMIN"),
    answer: (data, url) => {
      const { token, user } = sessionOf(data["login"], url);
      return { token, admin: user, user };
    },
    answerSchema: answers.object({ ...sessionFields, admin: userSchema }),
    body: { email, password: text() },
  },
  {
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Mails a link for a new password",
    run: "RestForgotPassword",
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
    run: "RestChangePassword",
    variables: pickFields("currentPassword", "newPassword"),
    answer: (data, url) => ({ success: true, ...sessionOf(data["changePassword"], url) }),
    answerSchema: answers.object({ success: answers.flag, ...sessionFields }),
    body: { currentPassword: text(), newPassword: text("NEW_PASSWORD_TOO_SHORT") },
  },
  {
    method: "PUT",
    path: "/auth/update-profile",
    summary: "Changes the profile",
    role: LOGGED_IN,
    run: "RestUpdateProfile",
    variables: profileVariables,
    answer: (data, url) => ({ user: userAnswer(data["updateProfile"], url) }),
    answerSchema: answers.object({ user: userSchema }),
    body: {
      name: text("NAME_NEEDED"),
      email,
      mobile: optional(text()),
      address: optional(text()),
      profilePic: optional(text()),
      currentPassword: optional(text()),
    },
  },
];
