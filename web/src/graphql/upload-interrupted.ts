/** A file whose line was cut, or stood still, before all of it was sent. Its request has had no effect. */
export class UploadInterrupted extends Error {
  override readonly name = "UploadInterrupted";
  constructor() {
    super("The upload was interrupted. Check your connection and try again.");
  }
}
