import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString("base64url");

/** A CBOR byte string. */
const bytes = (content: Buffer): Buffer => {
  const head =
    content.length < 256 ? [0x58, content.length] : [0x59, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from(head), content]);
};

/** A short CBOR text. */
const text = (content: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + content.length]), Buffer.from(content)]);

/** The public key of ES256 as COSE: a CBOR map. */
const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, "base64url")),
  ]);
};

export type AuthenticatorOptions = {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
};

type Lie = { origin?: string; rpId?: string; isUserVerified?: boolean; challenge?: string; counter?: number };

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** An authenticator with one passkey, as a browser reaches it. A lie replaces a part of what it signs. */
export const softwareAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, lie: Lie): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, flags: number, lie: Lie): Buffer => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | (lie.isUserVerified === false ? 0 : userVerified) | userPresent);
    head.writeUInt32BE(lie.counter ?? counter, 1);
    return Buffer.concat([sha256(lie.rpId ?? rpId), head]);
  };

  const id = base64url(credentialId);
  const credential = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  return {
    id,
    /** The response to the options of a new passkey. */
    create: ({ challenge, rp }: AuthenticatorOptions, lie: Lie = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        authenticatorData(rp?.id ?? "", hasCredential, lie),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(authData),
      ]);
      const response = {
        clientDataJSON: base64url(clientData("webauthn.create", challenge, lie)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      };
      return { ...credential, response };
    },
    /** The response to the options of a proof. */
    get: ({ challenge, rpId = "" }: AuthenticatorOptions, lie: Lie = {}) => {
      const [data, client] = [authenticatorData(rpId, 0, lie), clientData("webauthn.get", challenge, lie)];
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...credential, response };
    },
  };
};
