/** The picture formats that the server accepts, for file dialogs and a first check. The server checks the content. */
export const ACCEPTED_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
