import { answers, type AnswerSchema } from "../../platform/rest/answer-schema.ts";
import { absolute, asData, lower, withId, type Data } from "../../platform/rest/answers.ts";

const optionalText = answers.nullable(answers.text);

export const userSchema: AnswerSchema = answers.component("User", {
  _id: answers.id,
  name: answers.text,
  email: answers.text,
  mobile: optionalText,
  address: optionalText,
  profilePic: optionalText,
  role: answers.choice(["shopper", "admin"]),
  createdAt: answers.time,
});

/** A user in the documented shape: specification, section 3. */
export const userAnswer = (value: unknown, publicUrl: string): Data => {
  const user = withId(asData(value));
  return { ...user, profilePic: absolute(publicUrl, user["profilePic"]), role: lower(user["role"]) };
};
