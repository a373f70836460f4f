import { describe, expect, it } from "vitest";
import { encryptKey, newSigningKey, signingKeys, webhookHeaders } from "./webhook-keys.ts";
import { bodyOf, retryDelaySeconds } from "./webhook.rules.ts";

/** The test vector of the Standard Webhooks specification. */
const vector = {
  key: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

describe("the headers of a message", () => {
  it("are those of the specification's test vector", () => {
    expect(webhookHeaders([vector.key], vector)).toEqual({
      "webhook-id": vector.id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": vector.signature,
    });
  });

  it("have a signature by each key during a rotation, the new one first", () => {
    const signatures = webhookHeaders([newSigningKey(), vector.key], vector)["webhook-signature"]?.split(" ");
    expect(signatures).toEqual([expect.stringMatching(/^v1,[\w+/]{43}=$/), vector.signature]);
    expect(signatures?.[0]).not.toBe(vector.signature);
  });
});

describe("a stored signing key", () => {
  const secrets = { payoutSecret: "Zk4Tn8QwRb6LxVe2YcHs9MgDf7JpUa3K" };

  it("is read only for its own endpoint with its own secret", () => {
    const encryptedKey = encryptKey(secrets, "one", vector.key);
    const stored = { endpointId: "one", encryptedKey, earlierEncryptedKey: null };
    expect(signingKeys(secrets, stored)).toEqual([vector.key]);
    expect(signingKeys(secrets, { ...stored, endpointId: "other" })).toEqual([]);
    expect(signingKeys({ payoutSecret: "another secret of the operator" }, stored)).toEqual([]);
  });
});

it("a message is tried again later each time, at most every four hours", () => {
  const delays = Array.from({ length: 15 }, (_, index) => retryDelaySeconds(index + 1));
  expect(delays).toEqual([...delays].sort((one, other) => one - other));
  expect([delays[0], delays.at(-1)]).toEqual([5, 4 * 60 * 60]);
});

it("the body of a message is the same for each attempt", () => {
  const message = { type: "ping", createdAt: new Date(0), data: { endpointId: "one" } };
  expect(bodyOf(message)).toBe(
    '{"type":"ping","version":"2026-11","timestamp":"1970-01-01T00:00:00.000Z","data":{"endpointId":"one"}}',
  );
});
