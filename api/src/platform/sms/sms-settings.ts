/** Settings of codes by SMS. */
export type SmsSettings = {
  /** The account at MSG91; `undefined` in development: messages are stored in the mailbox. */
  provider: SmsProvider | undefined;
};

export type SmsProvider = {
  /** The address of the Flow API. */
  url: string;
  /** The "authkey" of the account. */
  key: string;
  /** Id at the provider of the template that is registered on a DLT portal. */
  templateId: string;
  /** The registered header, by which phones name the sender; `undefined`: that of the template. */
  header: string | undefined;
};
