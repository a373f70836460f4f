import { absolute, asData, lower, withId, type Data } from "../../platform/rest/answers.ts";

/** A user in the documented shape: specification, section 3. */
export const userAnswer = (value: unknown, publicUrl: string): Data => {
  const user = withId(asData(value));
  return { ...user, profilePic: absolute(publicUrl, user["profilePic"]), role: lower(user["role"]) };
};
