import { SettingsError } from "../platform/errors/settings-error.ts";

/**
 * The address before "/media/..." of the pictures in pages and mails: MEDIA_URL without a slash at its end. Empty without it: the
 * shop's own address. Throws `SettingsError` for an address that browsers would not load.
 */
export const mediaUrlOf = (mediaUrl: string | undefined, publicUrl: string): string => {
  if (mediaUrl === undefined) return "";
  const url = new URL(mediaUrl);
  if (url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "")
    throw new SettingsError(
      "MEDIA_URL: is an address such as https://pictures.example.com. See .env.example.",
    );
  if (publicUrl.startsWith("https:") && url.protocol !== "https:")
    throw new SettingsError(
      "MEDIA_URL: browsers load no picture by http in a page by https; give the address that begins with https://.",
    );
  const address = url.origin + url.pathname.replace(/\/+$/, "");
  return address === publicUrl ? "" : address;
};
