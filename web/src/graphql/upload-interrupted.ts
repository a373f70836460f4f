/** A file that was not sent as a whole, because its line was cut or stood still. Its request has had no effect. */
export class UploadInterrupted extends Error {
  override readonly name = "UploadInterrupted";
  /** Without a sent byte there was no connection, as with any other request. */
  constructor(readonly hasBegun: boolean) {
    super("The upload was interrupted. Check your connection and try again.");
  }
}
