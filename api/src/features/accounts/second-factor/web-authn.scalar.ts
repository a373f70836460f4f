import { jsonScalar } from "../../../platform/graphql/json-scalar.ts";

const specification = "https://www.w3.org/TR/webauthn-3/";

/** The objects of WebAuthn: a browser reads the options and makes the credential. Their names are those of its specification. */
export const PasskeyCreationOptions = jsonScalar({
  name: "PublicKeyCredentialCreationOptionsJSON",
  description:
    "Options of WebAuthn with which a browser makes a passkey: `PublicKeyCredential.parseCreationOptionsFromJSON` reads them.",
  specifiedByURL: `${specification}#dictdef-publickeycredentialcreationoptionsjson`,
});

export const PasskeyRequestOptions = jsonScalar({
  name: "PublicKeyCredentialRequestOptionsJSON",
  description:
    "Options of WebAuthn with which a browser asks for a passkey: `PublicKeyCredential.parseRequestOptionsFromJSON` reads them.",
  specifiedByURL: `${specification}#dictdef-publickeycredentialrequestoptionsjson`,
});

export const PasskeyCredential = jsonScalar({
  name: "PublicKeyCredentialJSON",
  description: "Response of a browser to the options of a passkey: what `toJSON` of its credential returns.",
  specifiedByURL: `${specification}#typedefdef-publickeycredentialjson`,
});
